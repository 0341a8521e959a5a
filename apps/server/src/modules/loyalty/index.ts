export {
  insertCashback,
  selectBalance,
  insertCashbackSpent,
  insertCashbackRevoked,
  insertCashbackReturned,
} from "./cashback/queries.ts";
export { registerLoyalty } from "./http.ts";
export { promoManagementBinding as promoBinding } from "./manage/promos.ts";
export { updatePromoUseReturned, insertPromoUse } from "./promos/queries.ts";
