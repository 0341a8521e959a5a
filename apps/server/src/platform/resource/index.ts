export { bindCalls, bindResource } from "./bind-resource.ts";
export { selectManyManaged } from "./many/queries.ts";
export { sourceOf } from "./columns.ts";
export { bound, type Bound, boundOf, fieldsOf, isOwnPicture, type Writing } from "./bound.ts";
export { selectIsLiving } from "./queries.ts";
export { type MadeChange, takeBack } from "./take-back.ts";
export { type ManyWrites, writeMany } from "./write-many.ts";
