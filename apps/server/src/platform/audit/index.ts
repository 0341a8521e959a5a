export {
  deleteOldAuditChanges as deleteOldChanges,
  selectFirstChangeOfBatch as selectBatchStart,
  selectIsBatchChangedAgain,
} from "./queries.ts";
export { type RecordedChange, type ChangeAuthor, recordChange, recordChanges } from "./record-change.ts";
