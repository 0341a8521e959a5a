export { importCouriers } from "./couriers/import-couriers.ts";
export { forgetCustomer } from "./customer/forget-customer.ts";
export { selectOrderToNotify } from "./customer/queries.ts";
export { registerOrders } from "./http.ts";
export { orderJobs } from "./order-jobs.ts";
export { prunePositions } from "./couriers/prune-positions.ts";
export type { SendText } from "./receipt/send-receipt.ts";
export { createOrderWatch, type OrderWatch } from "./watch-orders.ts";
