export { storeDraft, readDraft } from "./store-draft.ts";
export {
  readMerchantOfPreviewToken,
  previewDraft,
  getPreviewOrigin,
  readInPreviewBrand,
} from "./preview-draft.ts";
export { pruneStartDrafts } from "./prune-drafts.ts";
export { selectStartsForUpdate, updateDraftMovedToStart, updateOtherPermitsEnded } from "./queries.ts";
