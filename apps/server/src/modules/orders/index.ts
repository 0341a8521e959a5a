export { deleteBasketOf } from "./basket/queries.ts";
export { selectHasOrders } from "./board/queries.ts";
export { showOrderEvents } from "./board/show-order-events.ts";
export {
  couriers,
  prunePositions,
  recordPosition,
  selectStaffOfCourier,
  assignOrderToStaffCourier,
  publishCourierStatus,
} from "./couriers/index.ts";
export { anonymizeCustomer } from "./customer/anonymize-customer.ts";
export {
  selectLatestOrders,
  selectOrderNumbers,
  selectOrdersAtTable,
  type OrderForNotification,
  selectOrderToNotify,
  selectOrderForNotification,
} from "./customer/queries.ts";
export type { GroupWatch } from "./group/http.ts";
export { pruneGroups } from "./group/prune-groups.ts";
export { registerOrders } from "./http.ts";
export { orderSubject } from "./system/order-subject.ts";
export { createOrderJobs } from "./order-jobs.ts";
export { selectAnswerToNotify } from "./reviews/queries.ts";
export type { SendText } from "./receipts/index.ts";
export { acceptByStaff, refuseByStaff, markSeenByStaff } from "./staff/decide-by-staff.ts";
export { type BoardRow, selectBoardOrder, selectChanges } from "./queries.ts";
export { createOrderWatch, type OrderWatch } from "./view/watch-orders.ts";
export { selectPicturesOfOrders } from "./pictures/queries.ts";
