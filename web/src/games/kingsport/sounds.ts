// What is heard of Kingsport.
import type { Sound } from "../../kit/sound";

const kinds = {
  ProgressTurned: "token",
  RiftInvestigated: "token",
  RiftProgressed: "token",
  TokenGained: "token",
  RiftClosed: "door",
  RiftMoved: "door",
  RiftOpened: "bell",
  SealKept: "bell",
  TraitorJoined: "heartbeat",
} satisfies Record<string, Sound>;

export default { kinds };
