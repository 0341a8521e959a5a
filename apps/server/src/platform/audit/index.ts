export { deleteOldChanges, selectIsBatchOf } from "./queries.ts";
export { type Change, type Changer, recordChange, recordChanges } from "./record-change.ts";
