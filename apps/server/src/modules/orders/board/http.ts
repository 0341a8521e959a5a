import { endpoints } from "@dasturxon/contract";
import type { Bus } from "../../../platform/bus/index.ts";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { lead, mayLead, viewerOf } from "../staff/change-by-staff.ts";
import { acceptOrder, addMinutes, assignCourier, moveOrder, refuseOrder } from "../staff/status.ts";
import { selectCouriers } from "./queries.ts";
import { linkCourier } from "../couriers/link-courier.ts";
import type { OrderWatch } from "../watch-orders.ts";
import { tellPosition } from "../couriers/tell-position.ts";
import { streamBoard } from "./stream-board.ts";
import { listPastOrders } from "./list-past-orders.ts";
import { showBoard, showBoardOrder } from "./show-board.ts";

/** The staff's calls about orders; who may do what stands beside each. */
export function registerOrderBoard(http: Http, live: { bus: Bus; watch: OrderWatch }): void {
  bind(http, endpoints.board, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      showBoard(tx, session.merchantId, { ...query, now: clock.now(), viewer: viewerOf(session) }),
    ),
  );
  bind(http, endpoints.boardEvents, ({ session, query, db, lastEventId }) => {
    const { merchantId } = session;
    const watching = { ...live, db, merchantId, viewer: viewerOf(session), lastEventId };
    return streamBoard({ ...watching, branchId: query.branchId ?? null });
  });
  bind(http, endpoints.boardOrder, async ({ session, params, db }) => {
    const { merchantId } = session;
    const asked = { id: params.id, viewer: viewerOf(session) };
    return (
      (await db.tenantRead(merchantId, (tx) => showBoardOrder(tx, merchantId, asked))) ?? refuse("not_found")
    );
  });
  bind(http, endpoints.pastOrders, ({ session, query, db }) => {
    const viewer = viewerOf(session);
    if (!mayLead(viewer)) return refuse("forbidden");
    const { merchantId } = session;
    return db.tenantRead(merchantId, (tx) => listPastOrders(tx, merchantId, { ...query, viewer }));
  });
  bind(http, endpoints.couriers, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectCouriers(tx, session.merchantId)),
  );
  bind(http, endpoints.linkCourier, async ({ session, params, body, db }) => {
    if (!["owner", "manager"].includes(session.role)) return refuse("forbidden");
    const link = { merchantId: session.merchantId, courierId: params.id, login: body.login };
    return db.tenant(session.merchantId, (tx) => linkCourier(tx, link));
  });
  bind(http, endpoints.tellCourierPosition, ({ session, body, db, clock }) =>
    db.tenant(session.merchantId, (tx) => tellPosition(tx, session, { ...body, at: clock.now() })),
  );
  bind(http, endpoints.acceptOrder, (call) =>
    lead(call, { to: "ACCEPTED" }, (tx, request) => acceptOrder(tx, request, call.body.cookingMinutes)),
  );
  bind(http, endpoints.refuseOrder, (call) => {
    const { reason, productIds, comment } = call.body;
    const why = { reason, productIds, comment: comment || null };
    return lead(call, { to: "CANCELED" }, (tx, request) => refuseOrder(tx, request, why));
  });
  bind(http, endpoints.moveOrder, (call) =>
    lead(call, { to: call.body.status }, (tx, request) => moveOrder(tx, request, call.body.status)),
  );
  bind(http, endpoints.assignCourier, (call) =>
    lead(call, { action: "assign_courier" }, (tx, request) =>
      assignCourier(tx, request, call.body.courierId),
    ),
  );
  bind(http, endpoints.addMinutes, (call) =>
    lead(call, { action: "promise_later" }, (tx, request) => addMinutes(tx, request, call.body.minutes)),
  );
}
