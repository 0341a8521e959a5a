export { deleteOldChanges, selectBatchStart, selectIsBatchChangedAgain } from "./queries.ts";
export { type RecordedChange, type ChangeAuthor, recordChange, recordChanges } from "./record-change.ts";
