export { importCouriers } from "./couriers/import-couriers.ts";
export { FORGET_CUSTOMER, forgetCustomer } from "./customer/forget-customer.ts";
export { selectOrderToTell as findOrderToTell } from "./customer/queries.ts";
export { registerOrders } from "./http.ts";
export { orderJobs } from "./order-jobs.ts";
export { prunePositions } from "./couriers/prune-positions.ts";
export type { SendText } from "./receipt/send-receipt.ts";
