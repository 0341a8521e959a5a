export { deleteBasketOfCustomer } from "./basket/queries.ts";
export { selectHasOrders } from "./board/queries.ts";
export { createOrderEventMapper } from "./board/show-order-events.ts";
export {
  courierBinding,
  prunePositions,
  recordPosition,
  selectStaffOfCourier,
  assignOrderToStaffCourier,
  reportCourierStatus,
} from "./couriers/index.ts";
export { createClaimEventMapper } from "./claims/claim-events.ts";
export { pruneClaims } from "./claims/prune-claims.ts";
export { selectClaimAnswerToNotify, selectClaimPictureIds } from "./claims/queries.ts";
export { moveTableOrders } from "./customer/move-table-orders.ts";
export { anonymizeCustomer } from "./customer/anonymize-customer.ts";
export {
  selectLatestOrders,
  selectOrderNumbers,
  selectOrdersAtTable,
  type OrderForNotification,
  selectOrderNotificationTarget,
  selectOrderForNotification,
} from "./customer/queries.ts";
export type { GroupOrderWatch as GroupWatch } from "./group/http.ts";
export { pruneGroupOrders as pruneGroups } from "./group/prune-groups.ts";
export { registerOrders } from "./http.ts";
export { orderAlertSubject } from "./system/order-subject.ts";
export { createOrderJobs } from "./order-jobs.ts";
export { selectAnswerToNotify } from "./reviews/queries.ts";
export type { TextSender } from "./receipts/index.ts";
export { acceptOrderByStaff, refuseOrderByStaff, markOrderSeenByStaff } from "./staff/decide-by-staff.ts";
export { type BoardOrderRow as BoardRow, selectBoardOrder, selectOrderChanges } from "./queries.ts";
export {
  createOrderEventWatch as createOrderWatch,
  type OrderEventWatch as OrderWatch,
} from "./view/watch-orders.ts";
export { selectPicturesOfOrders } from "./pictures/queries.ts";
