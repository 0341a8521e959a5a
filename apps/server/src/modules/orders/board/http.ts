import { endpoints } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import type { Bus } from "../../../platform/bus/index.ts";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { viewerOf } from "../staff/change-by-staff.ts";
import type { OrderWatch } from "../watch-orders.ts";
import { streamBoard } from "./stream-board.ts";
import { listPastOrders } from "./list-past-orders.ts";
import { showBoard, showBoardOrder } from "./show-board.ts";

/** What the staff see of orders. */
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
    const request = { id: params.id, viewer: viewerOf(session) };
    return (
      (await db.tenantRead(merchantId, (tx) => showBoardOrder(tx, merchantId, request))) ??
      refuse("not_found")
    );
  });
  bind(http, endpoints.pastOrders, ({ session, query, db }) => {
    if (!mayWork(session.role, "see_past_orders")) return refuse("forbidden");
    const { merchantId } = session;
    const viewer = viewerOf(session);
    return db.tenantRead(merchantId, (tx) => listPastOrders(tx, merchantId, { ...query, viewer }));
  });
}
