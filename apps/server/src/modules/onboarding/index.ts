export { registerOnboarding } from "./http.ts";
export { merchantOfPreviewToken, previewOrigin, readDraftPreview } from "./drafts/index.ts";
export { pruneDrafts } from "./drafts/index.ts";
export { createPermit } from "./create-permit.ts";
export { type PlatformPermitRow, selectGivenPermits, updatePermitWithdrawn } from "./queries.ts";
