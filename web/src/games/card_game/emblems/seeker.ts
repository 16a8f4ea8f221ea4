// Seeker cards.
import awareness from "drawing:awareness";
import aztecCalendarSun from "drawing:aztec-calendar-sun";
import bookCover from "drawing:book-cover";
import bookPile from "drawing:book-pile";
import brainstorm from "drawing:brainstorm";
import lightBulb from "drawing:light-bulb";
import magnifyingGlass from "drawing:magnifying-glass";
import scrollUnfurled from "drawing:scroll-unfurled";
import smokingPipe from "drawing:smoking-pipe";
import spectacles from "drawing:spectacles";
import stethoscope from "drawing:stethoscope";
import whiteBook from "drawing:white-book";
import woodenFence from "drawing:wooden-fence";

export const EMBLEMS: Readonly<Record<string, string>> = {
  magnifying_glass: magnifyingGlass,
  old_book_of_lore: whiteBook,
  research_librarian: bookPile,
  dr_milan_christopher: spectacles,
  hyperawareness: awareness,
  medical_texts: stethoscope,
  mind_over_matter: brainstorm,
  working_a_hunch: lightBulb,
  barricade: woodenFence,
  deduction: smokingPipe,
  magnifying_glass_1: magnifyingGlass,
  disc_of_itzamna: aztecCalendarSun,
  encyclopedia: bookCover,
  cryptic_research: scrollUnfurled,
};
