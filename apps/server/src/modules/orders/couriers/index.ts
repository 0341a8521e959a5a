// Couriers stand on orders and change them by `changeOrder`; what orders need of them themselves is a job, `dismiss-courier`.
export { takeByCourier, tellStatusByCourier } from "./by-courier.ts";
export { callCourier } from "./call-courier.ts";
export { dismissCourier } from "./dismiss-courier.ts";
export { registerCouriers } from "./http.ts";
export { couriers } from "./manage-couriers.ts";
export { prunePositions } from "./prune-positions.ts";
export { selectStaffOfCourier } from "./queries.ts";
export { recordPosition } from "./record-position.ts";
