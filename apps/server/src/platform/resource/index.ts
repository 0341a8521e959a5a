export { bindCalls, bindResource } from "./bind-resource.ts";
export { selectManyManaged } from "./many/queries.ts";
export { createSource } from "./columns.ts";
export {
  defineBinding,
  type ResourceBinding,
  findBindings,
  pickShownFields,
  isAllowedPicture,
  type RowWrite,
} from "./bound.ts";
export { selectRowExists } from "./queries.ts";
export { type LoggedChange, undoRows } from "./undo-rows.ts";
export { type RowWrites, writeMany } from "./write-many.ts";
