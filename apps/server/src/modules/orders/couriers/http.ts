import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import type { Couriers } from "../../deliveries/index.ts";
import { changeByStaff } from "../staff/change-by-staff.ts";
import { assignCourier } from "./assign-courier.ts";
import { changeCourierStatus, needsComment } from "./change-courier-status.ts";
import { changeDelivery } from "./change-delivery.ts";
import { linkCourier } from "./link-courier.ts";
import { selectCouriers } from "./queries.ts";
import { manageCouriers } from "./manage-couriers.ts";
import { recordPosition } from "./record-position.ts";
import { setCashHandedOver } from "./set-cash-handed-over.ts";
import { showCourier } from "./show-courier.ts";

/**
 * Registers the calls about couriers: the brand's list, assignment, courier statuses, and the courier's position for
 * the customer.
 */
export function registerCouriers(http: Http, { couriers }: { couriers: Couriers }): void {
  bind(http, endpoints.couriers, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectCouriers(tx, session.merchantId)),
  );
  manageCouriers(http);
  bind(http, endpoints.linkCourier, async (call) => {
    const { session, params, body, db } = call;
    if (!mayPerformTask(session.role, "link_couriers")) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) =>
      linkCourier(tx, call, { courierId: params.id, login: body.login }),
    );
  });
  bind(http, endpoints.assignCourier, (call) =>
    changeByStaff(call, { action: "assign_courier" }, (tx, request) =>
      assignCourier(tx, request, call.body.courierId),
    ),
  );
  bind(http, endpoints.changeDelivery, (call) => {
    const { deliveryType } = call.body;
    const isKnown = couriers.providerOf(deliveryType) !== null;
    return changeByStaff(call, { action: "change_delivery" }, async (tx, request) =>
      isKnown ? changeDelivery(tx, request, call.body) : refuse("service_not_available"),
    );
  });
  bind(http, endpoints.settleCourier, (call) =>
    changeByStaff(call, { action: "settle_courier" }, (tx, request) =>
      setCashHandedOver(tx, request, call.body.courierPaid),
    ),
  );
  bind(http, endpoints.tellCourierPosition, ({ session, body, db, clock }) =>
    db.tenant(session.merchantId, (tx) => recordPosition(tx, session, { ...body, at: clock.now() })),
  );
  bind(http, endpoints.tellCourierStatus, (call) => {
    const report = { status: call.body.status, comment: call.body.comment || null };
    if (needsComment(report)) return refuse("bad_request", { field: "comment" });
    return changeByStaff(call, { action: "tell_courier_status" }, (tx, request) =>
      changeCourierStatus(tx, request, report),
    );
  });
  bind(http, endpoints.orderCourier, ({ merchant, session, params, db, clock, log }) =>
    showCourier(
      { db, couriers, log },
      { merchantId: merchant.id, userId: session.id, ...params, now: clock.now() },
    ),
  );
}
