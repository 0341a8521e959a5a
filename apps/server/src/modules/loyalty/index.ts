export { addCashback, selectBalance, spendCashback, takeBackCashback } from "./cashback/queries.ts";
export { registerLoyalty } from "./http.ts";
export { type ImportedPromo, importPromos } from "./promos/import-promos.ts";
export { promoKey } from "./promos/promo-key.ts";
export { returnPromo, usePromo } from "./promos/queries.ts";
