export { registerDrafts } from "./http.ts";
export { writeDraftsForPreview } from "./preview-drafts.ts";
export { publishDueDrafts } from "./publish-due-drafts.ts";
