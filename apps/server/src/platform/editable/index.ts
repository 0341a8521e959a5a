export type { RowFields } from "../resource/bound.ts";
export {
  selectDifferingFields,
  type EditableEntity,
  type EditableEntityId,
  findEditableEntity,
  refuseMalformedFields as refuseMalformed,
  type EditRefusal,
  type EntityState,
} from "./editable.ts";
export { registerSingletonEntity as bindSingleton } from "./singleton.ts";
export { isSingletonChange, undoSingletons } from "./undo-singletons.ts";
export { bindUndoHandler, hasUndoHandler, undoWithHandlers } from "./undo-handler.ts";
