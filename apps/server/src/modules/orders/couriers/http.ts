import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import { changeOrderByStaff } from "../staff/change-by-staff.ts";
import { assignCourier } from "./assign-courier.ts";
import { changeCourierStatus, isCourierCommentMissing } from "./change-courier-status.ts";
import { changeDelivery } from "./change-delivery.ts";
import { linkCourierLogin } from "./link-courier.ts";
import { selectCouriers } from "./queries.ts";
import { registerCourierManagement } from "./manage-couriers.ts";
import { recordPosition } from "./record-position.ts";
import { setCashHandedOver } from "./set-cash-handed-over.ts";
import { showCourier } from "./show-courier.ts";

/**
 * Registers the calls about couriers: the brand's list, assignment, courier statuses, and the courier's position for
 * the customer.
 */
export function registerCouriers(http: Http, { couriers }: { couriers: CourierServices }): void {
  bindEndpoint(http, endpoints.couriers, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectCouriers(tx, session.merchantId)),
  );
  registerCourierManagement(http);
  bindEndpoint(http, endpoints.linkCourier, async (call) => {
    const { session, params, body, db } = call;
    if (!mayPerformTask(session.role, "link_couriers")) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) =>
      linkCourierLogin(tx, call, { courierId: params.id, login: body.login }),
    );
  });
  bindEndpoint(http, endpoints.assignCourier, (call) =>
    changeOrderByStaff(call, { action: "assign_courier" }, (tx, request) =>
      assignCourier(tx, request, call.body.courierId),
    ),
  );
  bindEndpoint(http, endpoints.changeDelivery, (call) => {
    const { deliveryType } = call.body;
    const isKnown = couriers.providerOf(deliveryType) !== null;
    return changeOrderByStaff(call, { action: "change_delivery" }, async (tx, request) =>
      isKnown ? changeDelivery(tx, request, call.body) : refuse("service_not_available"),
    );
  });
  bindEndpoint(http, endpoints.settleCourier, (call) =>
    changeOrderByStaff(call, { action: "settle_courier" }, (tx, request) =>
      setCashHandedOver(tx, request, call.body.courierPaid),
    ),
  );
  bindEndpoint(http, endpoints.tellCourierPosition, ({ session, body, db, clock }) =>
    db.tenant(session.merchantId, (tx) => recordPosition(tx, session, { ...body, at: clock.now() })),
  );
  bindEndpoint(http, endpoints.tellCourierStatus, (call) => {
    const report = { status: call.body.status, comment: call.body.comment || null };
    if (isCourierCommentMissing(report)) return refuse("bad_request", { field: "comment" });
    return changeOrderByStaff(call, { action: "tell_courier_status" }, (tx, request) =>
      changeCourierStatus(tx, request, report),
    );
  });
  bindEndpoint(http, endpoints.orderCourier, ({ merchant, session, params, db, clock, log }) =>
    showCourier(
      { db, couriers, log },
      { merchantId: merchant.id, userId: session.id, ...params, now: clock.now() },
    ),
  );
}
