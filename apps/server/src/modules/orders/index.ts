export { importCouriers } from "./board/import-couriers.ts";
export { FORGET_CUSTOMER, forgetCustomer } from "./customers/forget-customer.ts";
export { registerOrders } from "./http.ts";
export { type ImportedPromo, importPromos } from "./promos/import-promos.ts";
export { WAKE_ORDER } from "./placing/place-order.ts";
export { wakeOrder } from "./wake-order.ts";
