export { registerOnboarding } from "./http.ts";
export { previewedDraftAt, previewOrigin, readDraftPreview } from "./drafts/index.ts";
export { pruneDrafts } from "./drafts/index.ts";
export { createPermit } from "./create-permit.ts";
export { type GivenPermitRow, selectGivenPermits, updateWithdrawn } from "./queries.ts";
