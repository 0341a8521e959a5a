export { deleteOldChanges, selectBatchStart, selectIsChangedAgain } from "./queries.ts";
export { type Change, type Changer, recordChange, recordChanges } from "./record-change.ts";
