export { keepDraft, readDraft } from "./keep-draft.ts";
export { pruneDrafts } from "./prune-drafts.ts";
export { lockStarts, updateDraftTaken, updateOthersEnded } from "./queries.ts";
