export { keepDraft, readDraft } from "./keep-draft.ts";
export { begunAt, previewDraft, previewOrigin, readBegun } from "./preview-draft.ts";
export { pruneDrafts } from "./prune-drafts.ts";
export { selectStartsForUpdate, updateDraftTaken, updateOthersEnded } from "./queries.ts";
