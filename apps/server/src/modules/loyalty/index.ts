export {
  insertCashback,
  selectBalance,
  insertCashbackSpent,
  insertCashbackTakenBack,
} from "./cashback/queries.ts";
export { registerLoyalty } from "./http.ts";
export { type ImportedPromo, importPromos } from "./promos/import-promos.ts";
export { updatePromoReturned, insertPromoUse } from "./promos/queries.ts";
