export type { Fields } from "../resource/bound.ts";
export {
  differingIn,
  type EditableEntity,
  type EditableId,
  editableOf,
  refuseMalformed,
  type EditRefusal,
  type Present,
} from "./editable.ts";
export { bindSingleton } from "./singleton.ts";
export { isOfOne, undoSingletons } from "./undo-singletons.ts";
export { bindUndoHandler, hasUndoHandler, undoByHandlers } from "./undo-handler.ts";
