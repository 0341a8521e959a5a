export { bindResource } from "./bind-resource.ts";
export { deleteOldChanges } from "./queries.ts";
