export { storeDraft, readDraft } from "./store-draft.ts";
export { previewedDraftAt, previewDraft, previewOrigin, readDraftPreview } from "./preview-draft.ts";
export { pruneDrafts } from "./prune-drafts.ts";
export { selectStartsForUpdate, updateDraftTaken, updateOtherPermits } from "./queries.ts";
