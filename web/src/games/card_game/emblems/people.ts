// The investigators.
import bookshelf from "drawing:bookshelf";
import fedora from "drawing:fedora";
import lockpicks from "drawing:lockpicks";
import magicSwirl from "drawing:magic-swirl";
import slingshot from "drawing:slingshot";

export const EMBLEMS: Readonly<Record<string, string>> = {
  roland_banks: fedora,
  daisy_walker: bookshelf,
  skids_otoole: lockpicks,
  agnes_baker: magicSwirl,
  wendy_adams: slingshot,
};
