export { bindResource } from "./bind-resource.ts";
export { boundOf, type Writing } from "./bound.ts";
export { selectIsLiving } from "./queries.ts";
export { takeBack } from "./take-back.ts";
export { type ManyWrites, writeMany } from "./write-many.ts";
