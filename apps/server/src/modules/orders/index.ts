export { importCouriers } from "./board/import-couriers.ts";
export { FORGET_CUSTOMER, forgetCustomer } from "./customers/forget-customer.ts";
export { selectReservationToTell as findReservationToTell } from "./hall/queries.ts";
export { selectOrderToTell as findOrderToTell } from "./loyalty/queries.ts";
export { type OrdersDeps, registerOrders } from "./http.ts";
export { orderJobs } from "./order-jobs.ts";
export { prunePositions } from "./positions/prune-positions.ts";
export { type ImportedPromo, importPromos } from "./promos/import-promos.ts";
export type { SendText } from "./receipt/send-receipt.ts";
