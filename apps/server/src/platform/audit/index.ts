export { deleteOldChanges } from "./queries.ts";
export { type Changer, recordChange } from "./record-change.ts";
