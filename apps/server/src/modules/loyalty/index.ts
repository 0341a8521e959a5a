export {
  insertCashback,
  selectBalance,
  insertCashbackSpent,
  insertCashbackRevoked,
  updateCashbackSpent,
} from "./cashback/queries.ts";
export { registerLoyalty } from "./http.ts";
export { promoBinding } from "./manage/promos.ts";
export { updatePromoUseReturned, insertPromoUse } from "./promos/queries.ts";
