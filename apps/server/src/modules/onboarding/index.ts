export { registerOnboarding } from "./http.ts";
export { begunAt, previewOrigin, readBegun } from "./drafts/index.ts";
export { pruneDrafts } from "./drafts/index.ts";
export { givePermit } from "./give-permit.ts";
export { type GivenPermitRow, selectGivenPermits, updateWithdrawn } from "./queries.ts";
