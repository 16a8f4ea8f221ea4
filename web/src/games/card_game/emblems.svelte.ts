// An emblem for everybody and everything that deserves one. They come in groups, each when one of it is wanted first: a table
// shows a few of them, and does not wait for any.
import { SvelteMap } from "svelte/reactivity";

/** Drawings by slug. They are no components, so that a group is one small file and shares nothing with other boards. */
type Emblems = Readonly<Record<string, string>>;

interface Group {
  readonly load: () => Promise<{ EMBLEMS: Emblems }>;
  readonly slugs: string;
}

const GROUPS: readonly Group[] = [
  {
    load: () => import("./emblems/people"),
    slugs: "roland_banks daisy_walker skids_otoole agnes_baker wendy_adams",
  },
  {
    load: () => import("./emblems/signatures"),
    slugs:
      "rolands_38_special cover_up daisys_tote_bag the_necronomicon on_the_lam hospital_debts heirloom_of_hyperborea dark_memory wendys_amulet abandoned_and_alone",
  },
  {
    load: () => import("./emblems/guardian"),
    slugs:
      "45_automatic physical_training beat_cop first_aid machete guard_dog evidence dodge dynamite_blast vicious_blow extra_ammunition police_badge beat_cop_2 shotgun",
  },
  {
    load: () => import("./emblems/seeker"),
    slugs:
      "magnifying_glass old_book_of_lore research_librarian dr_milan_christopher hyperawareness medical_texts mind_over_matter working_a_hunch barricade deduction magnifying_glass_1 disc_of_itzamna encyclopedia cryptic_research",
  },
  {
    load: () => import("./emblems/rogue"),
    slugs:
      "switchblade burglary pickpocketing 41_derringer leo_de_luca hard_knocks elusive backstab sneak_attack opportunist leo_de_luca_1 cat_burglar sure_gamble hot_streak",
  },
  {
    load: () => import("./emblems/mystic"),
    slugs:
      "forbidden_knowledge holy_rosary shrivelling scrying arcane_studies arcane_initiate drawn_to_the_flame ward_of_protection blinding_light fearless mind_wipe blinding_light_2 book_of_shadows grotesque_statue",
  },
  {
    load: () => import("./emblems/survivor"),
    slugs:
      "leather_coat scavenging baseball_bat rabbits_foot stray_cat dig_deep cunning_distraction look_what_i_found lucky survival_instinct aquinnah close_call lucky_2 will_to_survive",
  },
  {
    load: () => import("./emblems/neutral"),
    slugs:
      "knife flashlight emergency_cache guts perception overpower manual_dexterity unexpected_courage bulletproof_vest elder_sign_amulet lita_chantler",
  },
  {
    load: () => import("./emblems/weaknesses"),
    slugs: "amnesia paranoia haunted psychosis hypochondria mob_enforcer silver_twilight_acolyte stubborn_detective",
  },
  {
    load: () => import("./emblems/gathering"),
    slugs:
      "study hallway attic cellar parlor ghoul_priest flesh_eater icy_ghoul swarm_of_rats ghoul_minion ravenous_ghoul grasping_hands rotting_remains frozen_in_fear dissonant_voices ancient_evils crypt_chill obscuring_fog",
  },
  {
    load: () => import("./emblems/masks"),
    slugs:
      "the_masked_hunter your_house rivertown southside_historical_society southside_mas_boarding_house st_marys_hospital miskatonic_university downtown_first_bank_of_arkham downtown_arkham_asylum easttown graveyard northside hunting_shadow false_lead wolf_man_drew herman_collins peter_warren victoria_devereux ruth_turner acolyte wizard_of_the_order mysterious_chanting hunting_nightgaunt on_wings_of_darkness locked_door",
  },
  {
    load: () => import("./emblems/devourer"),
    slugs:
      "main_path arkham_woods arkham_woods_unhallowed_ground arkham_woods_twisting_paths arkham_woods_old_house arkham_woods_cliffside arkham_woods_tangled_thicket arkham_woods_quiet_glade ritual_site umordhoth umordhoths_wrath screeching_byakhee the_yellow_sign yithian_observer offer_of_power relentless_dark_young goat_spawn young_deep_one dreams_of_rlyeh",
  },
];

const GROUP_OF = new Map(GROUPS.flatMap((group) => group.slugs.split(" ").map((slug) => [slug, group])));

class EmblemCase {
  readonly #known = new SvelteMap<Group, Emblems>();
  readonly #asked = new Set<Group>();

  /** The emblem of a card, once it is there. */
  of(slug: string): string | undefined {
    const group = GROUP_OF.get(slug);
    if (group === undefined) return undefined;
    if (!this.#asked.has(group)) {
      this.#asked.add(group);
      void group.load().then(({ EMBLEMS }) => this.#known.set(group, EMBLEMS));
    }
    return this.#known.get(group)?.[slug];
  }
}

export const emblems = new EmblemCase();
