export { registerDrafts } from "./http.ts";
export { rehearseDrafts } from "./preview-drafts.ts";
export { publishDueDrafts } from "./publish-due-drafts.ts";
