// The icons of this board beside those that boards share. All are from game-icons.net.
export { default as DarkIcon } from "~icons/game-icons/night-sky";
export { default as ExploreIcon } from "~icons/game-icons/magnifying-glass";
export { default as FireIcon } from "~icons/game-icons/flame";
export { default as ObstacleIcon } from "~icons/game-icons/stone-block";
