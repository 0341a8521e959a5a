export { registerOnboarding } from "./http.ts";
export { readMerchantOfPreviewToken, getPreviewOrigin, readInPreviewBrand } from "./drafts/index.ts";
export { pruneStartDrafts } from "./drafts/index.ts";
export { createPlatformPermit as createPermit } from "./create-permit.ts";
export {
  type PlatformPermitRow,
  selectIssuedBrandPermits as selectIssuedPermits,
  updateBrandPermitWithdrawn as updatePermitWithdrawn,
} from "./queries.ts";
