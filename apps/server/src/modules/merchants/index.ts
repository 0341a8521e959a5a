export type { PlainBrand, PlainBranch, PlainRegion } from "./plain-brand.ts";
export type { BrandBasics, RegionRow } from "./queries.ts";
export { branchIdOf, merchantIdOf } from "./brand-rows.ts";
export { importBrand } from "./import-brand.ts";
export {
  contentVersion,
  loadBasics,
  loadBranch,
  loadBranches,
  loadCashbackPercent,
  loadOrderSettings,
  loadRegions,
  raiseContentVersion,
} from "./load.ts";
export { createDirectory } from "./directory.ts";
export type { Directory } from "./directory.ts";
export { registerMerchants } from "./http.ts";
export type { MerchantsDeps } from "./http.ts";
export { createMerchantDirectory } from "./resolve-merchant.ts";
export { findInDirectory, hasMerchants } from "./queries.ts";
export { readCatalog, readSettings } from "./read-settings.ts";
export type { Installation } from "./read-settings.ts";
