export type { PlainBrand } from "./plain-brand.ts";
export { branchIdOf } from "./brand-rows.ts";
export { importBrand } from "./import-brand.ts";
export {
  hasCity,
  loadBasics,
  loadBranch,
  loadBranches,
  loadCashbackPercent,
  loadFeatures,
  loadLanguages,
  raiseContentVersion,
} from "./load.ts";
export { createDirectory } from "./directory.ts";
export type { Directory } from "./directory.ts";
export { healPauses, loadPauses, viewPause } from "./pauses/pause-orders.ts";
/** @testing */
export { tableIdOf } from "./tables/import-tables.ts";
export { importTables, type TableImport } from "./tables/import-tables.ts";
export { findTable as loadTable, listTables as loadTables } from "./tables/queries.ts";
export { registerMerchants } from "./http.ts";
export { createMerchantDirectory } from "./resolve-merchant.ts";
export {
  findInDirectory,
  findPayment as loadPayment,
  hasMerchants,
  selectDemoKeys as findDemoBrands,
} from "./queries.ts";
export { readCatalog, readSettings } from "./read-settings.ts";
export type { Installation } from "./read-settings.ts";
