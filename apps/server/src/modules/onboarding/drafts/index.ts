export { storeDraft, loadBrandStartDraft as readDraft } from "./store-draft.ts";
export {
  readMerchantOfPreviewToken,
  previewDraft,
  getPreviewOrigin,
  readInPreviewBrand,
} from "./preview-draft.ts";
export { pruneBrandStartDrafts as pruneStartDrafts } from "./prune-drafts.ts";
export {
  selectBrandStartsForUpdate as selectStartsForUpdate,
  updateDraftMovedToBrandStart as updateDraftMovedToStart,
  updateOtherPermitsOfPhoneEnded as updateOtherPermitsEnded,
} from "./queries.ts";
