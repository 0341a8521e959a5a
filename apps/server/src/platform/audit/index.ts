export { deleteOldChanges, selectBatchStart, selectIsChangedAgain } from "./queries.ts";
export { type RecordedChange, type ChangeAuthor, recordChange, recordChanges } from "./record-change.ts";
