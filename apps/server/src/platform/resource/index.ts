export { bindCalls, bindResource } from "./bind-resource.ts";
export { selectManyManaged } from "./many/queries.ts";
export { sourceOf } from "./columns.ts";
export { bound, type Binding, boundOf, fieldsOf, isOwnPicture, type RowWrite } from "./bound.ts";
export { selectIsLiving } from "./queries.ts";
export { type LoggedChange, undoRows } from "./undo-rows.ts";
export { type ManyWrites, writeMany } from "./write-many.ts";
