export { storeDraft, readDraft } from "./store-draft.ts";
export { merchantOfPreviewToken, previewDraft, previewOrigin, readDraftPreview } from "./preview-draft.ts";
export { pruneDrafts } from "./prune-drafts.ts";
export { selectStartsForUpdate, updateDraftMoved, updateOtherPermitsEnded } from "./queries.ts";
