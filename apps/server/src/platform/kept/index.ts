export type { Fields } from "../resource/bound.ts";
export {
  differingIn,
  type Kept,
  type KeptId,
  keptOf,
  malformed,
  type NotKept,
  type Present,
} from "./kept.ts";
export { bindSingleton } from "./singleton.ts";
export { isOfOne, takeOnesBack } from "./take-ones-back.ts";
export { bindWayBack, hasWayBack, takeWaysBack } from "./way-back.ts";
