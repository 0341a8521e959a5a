export {
  insertCashback,
  selectBalance,
  insertCashbackSpent,
  insertCashbackTakenBack,
  updateCashbackSpent,
} from "./cashback/queries.ts";
export { registerLoyalty } from "./http.ts";
export { promos } from "./manage/promos.ts";
export { updatePromoReturned, insertPromoUse } from "./promos/queries.ts";
