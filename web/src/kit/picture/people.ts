// How the investigators and allies of all games look, by slug: the same person is the same in every game.
import type { Lines, Looks } from "./line";

export const PEOPLE: Readonly<Record<string, Looks>> = {
  // Investigators.
  agnes_baker: { woman: true, hair: "chignon", wear: "dress" },
  amanda_sharpe: { woman: true, hair: "bob", wear: "scarf" },
  ashcan_pete: { hair: "short", hat: "cap", wear: "scarf", has: ["grey", "beard", "pipe"] },
  bob_jenkins: { hair: "slick", hat: "bowler", wear: "suit", build: 1.12, has: ["moustache", "tie"] },
  carolyn_fern: { woman: true, hair: "chignon", wear: "coat", has: ["fair", "spectacles"] },
  charlie_kane: { hair: "short", hat: "top", wear: "suit", build: 1.1, has: ["grey", "spectacles", "tie"] },
  daisy_walker: { woman: true, hair: "bob", wear: "suit", has: ["spectacles", "tie"] },
  darrell_simmons: { hair: "short", hat: "fedora", wear: "suit", build: 0.94, has: ["tie"] },
  dexter_drake: { hair: "slick", hat: "top", wear: "suit", has: ["bow_tie", "moustache"] },
  gloria_goldberg: { woman: true, hair: "wild", wear: "dress" },
  harvey_walters: { hair: "wild", wear: "suit", has: ["grey", "beard", "bow_tie", "spectacles"] },
  jenny_barnes: { woman: true, hair: "bob", hat: "cloche", wear: "fur", has: ["fair", "pearls"] },
  joe_diamond: { hair: "short", hat: "fedora", wear: "coat", build: 1.06, has: ["cigarette"] },
  kate_winthrop: { woman: true, hair: "waves", wear: "coat", has: ["fair"] },
  lily_chen: { woman: true, hair: "bun", wear: "coat", build: 1.04 },
  lola_hayes: { woman: true, hair: "long", hat: "wide", wear: "fur", has: ["cigarette"] },
  luke_robinson: { hair: "wild", wear: "scarf", has: ["fair", "beard"] },
  mandy_thompson: { woman: true, hair: "bun", wear: "suit", has: ["spectacles", "tie"] },
  michael_mcglen: { hair: "slick", hat: "fedora", wear: "suit", build: 1.1, has: ["moustache", "tie"] },
  monterey_jack: { hair: "short", hat: "wide", wear: "scarf", has: ["moustache"] },
  rex_murphy: { hair: "short", hat: "fedora", wear: "suit", build: 0.97, has: ["fair", "bow_tie", "spectacles"] },
  roland_banks: { hair: "slick", wear: "suit", build: 1.03, has: ["tie"] },
  sister_mary: { woman: true, hair: "veil", wear: "clerical" },
  skids_otoole: { hair: "short", hat: "cap", wear: "coat", has: ["cigarette"] },
  tony_morgan: { hair: "short", hat: "wide", wear: "coat", build: 1.1, has: ["cigarette", "moustache"] },
  vincent_lee: { hair: "receding", wear: "suit", has: ["moustache", "spectacles", "tie"] },
  wendy_adams: { woman: true, hair: "long", hat: "cap", wear: "scarf", build: 0.94 },
  // Allies.
  anna_kaslow: { woman: true, hair: "wild", wear: "scarf", has: ["pearls"] },
  aquinnah: { woman: true, hair: "long", wear: "dress", has: ["pearls"] },
  arcane_initiate: { woman: true, hair: "waves", wear: "scarf", build: 0.96 },
  asenath_waite: { woman: true, hair: "long", wear: "fur" },
  basil_elton: { hair: "short", hat: "cap", wear: "coat", build: 1.06, has: ["beard"] },
  beat_cop: { hair: "short", hat: "cap", wear: "suit", build: 1.1, has: ["moustache", "tie"] },
  beat_cop_2: { hair: "short", hat: "cap", wear: "suit", build: 1.1, has: ["moustache", "tie"] },
  cat_burglar: { hair: "short", hat: "cap", wear: "scarf", build: 0.94 },
  charles_dexter_ward: { hair: "slick", wear: "suit", build: 0.94, has: ["bow_tie"] },
  dr_herbert_west: { hair: "short", wear: "coat", build: 0.94, has: ["spectacles"] },
  dr_milan_christopher: { hair: "receding", wear: "suit", has: ["grey", "bow_tie", "spectacles"] },
  eric_colt: { hair: "slick", wear: "scarf", build: 1.06 },
  granny_orne: { woman: true, hair: "bun", wear: "scarf", build: 0.96, has: ["grey", "spectacles"] },
  john_legrasse: { hair: "short", hat: "bowler", wear: "coat", build: 1.06, has: ["moustache", "pipe"] },
  leo_de_luca: { hair: "slick", hat: "fedora", wear: "suit", build: 1.04, has: ["bow_tie", "cigarette"] },
  leo_de_luca_1: { hair: "slick", hat: "fedora", wear: "suit", build: 1.04, has: ["bow_tie", "cigarette"] },
  lita_chantler: { woman: true, hair: "long", wear: "coat", has: ["fair"] },
  professor_armitage: { hair: "bald", wear: "suit", has: ["grey", "beard", "spectacles", "tie"] },
  professor_morgan: { hair: "receding", wear: "suit", build: 1.04, has: ["grey", "moustache", "pipe", "tie"] },
  research_librarian: { hair: "bald", wear: "suit", build: 0.94, has: ["bow_tie", "spectacles"] },
  richard_upton_pickman: { hair: "wild", wear: "scarf", build: 0.96, has: ["moustache"] },
  ruby_standish: { woman: true, hair: "bob", hat: "cap", wear: "coat" },
  ryan_dean: { hair: "slick", wear: "coat", has: ["cigarette"] },
  sir_william_brinton: { hair: "short", hat: "wide", wear: "suit", build: 1.08, has: ["moustache", "tie"] },
  terrible_old_man: { hair: "long", wear: "coat", build: 0.94, has: ["grey", "beard"] },
  thomas_f_malone: { hair: "short", hat: "cap", wear: "suit", build: 1.03, has: ["tie"] },
  thomas_olney: { hair: "short", hat: "bowler", wear: "scarf", build: 1.08, has: ["beard", "spectacles"] },
  tom_mountain_murphy: { hair: "bald", wear: "coat", build: 1.12 },
  william_bain: { hair: "bald", wear: "coat", has: ["grey", "beard", "pipe"] },
};

/** The lines, with the looks of whoever is known. */
export function portraits(lines: Lines): Lines {
  const seen = Object.entries(lines).map(([slug, line]) => {
    const looks = PEOPLE[slug];
    return [slug, looks === undefined ? line : { ...line, looks }] as const;
  });
  return Object.fromEntries(seen);
}
