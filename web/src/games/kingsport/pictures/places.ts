// What the pictures of the places show, of the gates there, and of what is marked on the tracks.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  artists_colony: { facade: "house", emblem: "palette", palette: "amber" },
  congregational_hospital: { facade: "ward", emblem: "caduceus", palette: "slate" },
  hall_school: { facade: "temple", emblem: "teacher", palette: "oxblood" },
  neils_curiosity_shop: { facade: "shop", emblem: "ship-wheel", palette: "sea" },
  north_point_lighthouse: { mode: "omen", scene: "shore", emblem: "lighthouse", omen: "lit", palette: "midnight" },
  seventh_house_on_the_left: { facade: "house", emblem: "portal", palette: "green" },
  st_erasmuss_home: { facade: "house", emblem: "anchor", palette: "sea" },
  strange_high_house: { scene: "waste", emblem: "hill-fort", palette: "dusk" },
  the_causeway: { scene: "shore", emblem: "stone-bridge", palette: "slate" },
  the_rope_and_anchor: { facade: "shop", emblem: "tavern-sign", palette: "dusk" },
  water_st_607: { facade: "house", emblem: "brandy-bottle", palette: "sepia" },
  wireless_station: { facade: "station", emblem: "radio-tower", palette: "sickly" },
  central_hill: { scene: "street", emblem: "well", palette: "sea" },
  harborside: { scene: "ship", palette: "midnight" },
  south_shore: { scene: "shore", palette: "green" },
  the_underworld: { scene: "cave", emblem: "3d-stairs", palette: "sickly" },
  unknown_kadath: { emblem: "elven-castle", scene: "waste", palette: "violet" },
  gate_the_underworld_hexagon: { scene: "cave", emblem: "3d-stairs", palette: "sickly" },
  gate_the_underworld_star: { scene: "cave", emblem: "evil-bat", palette: "oxblood" },
  gate_unknown_kadath_slash: { scene: "waste", emblem: "elven-castle", palette: "violet" },
  gate_unknown_kadath_triangle: { scene: "waste", emblem: "guarded-tower", palette: "dusk" },
  rpm_artists_colony: { palette: "dusk" },
  rpm_congregational_hospital: { palette: "slate" },
  rpm_hall_school: { palette: "sepia" },
  rpm_neils_curiosity_shop: { palette: "amber" },
  rpm_north_point_lighthouse: { palette: "midnight" },
  rpm_seventh_house_on_the_left: { palette: "green" },
  rpm_st_erasmuss_home: { palette: "sea" },
  rpm_the_rope_and_anchor: { palette: "oxblood" },
  rpm_water_st_607: { palette: "violet" },
};

export default LINES;
