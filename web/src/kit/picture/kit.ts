// All that draws, in one file that is loaded when the first picture is wanted.
export { choose } from "./choose";
export { picture } from "./picture";
