export { bindCalls, bindResource } from "./bind-resource.ts";
export { selectManyManaged } from "./many/queries.ts";
export { bound, type Bound, boundOf, type Fields, isOwnPicture, type Writing } from "./bound.ts";
export {
  differingIn,
  type Kept,
  type KeptId,
  keptOf,
  malformed,
  type NotKept,
  type Present,
} from "./kept.ts";
export { selectIsLiving } from "./queries.ts";
export { bindSingleton } from "./singleton.ts";
export { takeBack } from "./take-back.ts";
export { type ManyWrites, writeMany } from "./write-many.ts";
