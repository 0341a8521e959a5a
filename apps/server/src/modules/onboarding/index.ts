export { registerOnboarding } from "./http.ts";
export { readMerchantOfPreviewToken, getPreviewOrigin, readInPreviewBrand } from "./drafts/index.ts";
export { pruneStartDrafts } from "./drafts/index.ts";
export { createPermit } from "./create-permit.ts";
export { type PlatformPermitRow, selectIssuedPermits, updatePermitWithdrawn } from "./queries.ts";
