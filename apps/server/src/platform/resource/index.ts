export { bindResourceCalls, bindResource } from "./bind-resource.ts";
export { selectManagedRows } from "./many/queries.ts";
export { createResourceSource } from "./columns.ts";
export {
  defineResourceBinding as defineBinding,
  type ResourceBinding,
  findResourceBindings as findBindings,
  pickShownFields,
  isAllowedPicture,
  type PendingRowWrite as RowWrite,
} from "./bound.ts";
export { selectRowExists } from "./queries.ts";
export { type LoggedChange, undoRows } from "./undo-rows.ts";
export { type RowWrites, writeManyRows } from "./write-many.ts";
