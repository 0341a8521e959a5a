// The code in `couriers/` imports other code of the orders module and changes orders by `changeOrder`. The other code
// of the orders module uses couriers only by the job `dismiss-courier`.
export { assignOrderToStaffCourier, reportCourierStatus } from "./by-courier.ts";
export { requestCourierFromService as callCourier } from "./call-courier.ts";
export { dismissCourier } from "./dismiss-courier.ts";
export { registerCouriers } from "./http.ts";
export { courierManagementBinding as courierBinding } from "./manage-couriers.ts";
export { pruneCourierPositions as prunePositions } from "./prune-positions.ts";
export { selectStaffOfCourier } from "./queries.ts";
export { recordPosition } from "./record-position.ts";
