export type { BrandBasicData as BrandBasics } from "./queries.ts";
export type { ImportedBrand as PlainBrand } from "./plain-brand.ts";
export { hoursWithHolidaysSql } from "./branches/queries.ts";
export { branchIdFromKeys, tableIdFromKeys } from "./brand-rows.ts";
export { findClosestBranch } from "./find-closest-branch.ts";
export {
  writeBrandRows,
  buildBrandWithKey,
  type NewBrand,
  buildNewBrand,
  openBrand,
  createUnopenedBrand as prepareBrand,
  prepareOpenBrand,
} from "./creation/create-brand.ts";
export {
  type HostPageRow,
  updateHostPages,
  selectBrandsByKey,
  selectHostPages,
  selectHostPagesForUpdate,
  updateContentVersionsOfBrands,
} from "./host-pages/queries.ts";
export { createLimitCheck } from "./limits/enforce-limit.ts";
export { refuseAboveLimit } from "./limits/refuse-above-limit.ts";
export {
  type BrandLimits,
  insertOrUpdateLimits,
  selectLimits,
  selectLimitedRowCounts,
} from "./limits/queries.ts";
export {
  deleteCustomDomain as deleteOwnHost,
  insertCustomDomain as insertOwnHost,
  type AdministeredBrand as OverseenBrand,
  selectBrandOfCustomDomain as selectHostOwner,
  selectAdministeredBrand as selectOverseenBrand,
  selectAdministeredBrands as selectOverseenBrands,
  updateBrandBlocked,
} from "./oversight/queries.ts";
export { selectIsAddressTaken } from "./creation/queries.ts";
export { loadBrandBasics, loadFeatures, loadStoreUrl } from "./load.ts";
export { MAX_PAGES_PER_HOST as PAGES_PER_HOST } from "./rows.ts";
export { createBrandDirectory as createDirectory } from "./directory.ts";
export type { BrandDirectory as Directory } from "./directory.ts";
export { expirePauses, liftAlertPause, pauseBranchByAlert, viewPause } from "./pauses/pause-orders.ts";
export {
  insertOrUpdatePaymentSwitch,
  insertPaymentSwitch,
  selectActivePaymentTypes,
  selectCanAcceptPaymentCondition,
  selectPaymentMethod,
  selectEnabledPaymentMethods,
} from "./payments/queries.ts";
export { selectPauses } from "./pauses/queries.ts";
export { selectTable, selectTableForUpdate, selectTables, selectTablesOfBranches } from "./tables/queries.ts";
export { registerMerchants } from "./http.ts";
export { createMerchantDirectory } from "./resolve-merchant.ts";
export {
  selectBranch,
  selectBranches,
  selectBrandsByName,
  selectCityExists,
  selectDemoBrandKeys,
  selectRegions,
  updateContentVersion,
} from "./queries.ts";
export { readBrandSettings } from "./settings/change-settings.ts";
export {
  createPreviewUrl,
  readInSettingsPreview as readInPreview,
  type PreviewDraftWriter as DraftWriter,
} from "./settings/preview-settings.ts";
export { updateSettingsVersion } from "./settings/queries.ts";
export {
  createBrandUrl,
  isBrandLogo,
  readBrandCatalog,
  readPaymentMethods,
  readSettings,
} from "./read-settings.ts";
export type { InstallationParameters as Installation } from "./read-settings.ts";
export { serveWebApp } from "./web-app/http.ts";
export { selectSettingsPictureIds } from "./pictures/queries.ts";
