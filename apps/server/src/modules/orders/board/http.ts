import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import {
  bindEndpoint,
  selectAllowedBranches,
  type Http,
  refuse,
  type Session,
} from "../../../platform/http/index.ts";
import { toChangeAuthor, type OrderViewer, toOrderViewer } from "../staff/change-by-staff.ts";
import { placeTestOrder } from "../placing/place-test-order.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { listPastOrders } from "./list-past-orders.ts";
import { showBoard, showBoardOrder } from "./show-board.ts";

/** Registers the calls that show orders to staff. */
export function registerOrderBoard(http: Http, cachedFacts: BrandFactsCache): void {
  bindEndpoint(http, endpoints.board, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      showBoard(tx, session.merchantId, { now: clock.now(), viewer: limitViewerToBranch(session, query) }),
    ),
  );
  bindEndpoint(http, endpoints.boardOrder, async ({ session, params, db }) => {
    const { merchantId } = session;
    const request = { id: params.id, viewer: toOrderViewer(session) };
    return (
      (await db.tenantRead(merchantId, (tx) => showBoardOrder(tx, merchantId, request))) ??
      refuse("not_found")
    );
  });
  bindEndpoint(http, endpoints.placeTestOrder, ({ session, body, db, clock }) => {
    const { merchantId } = session;
    const by = toChangeAuthor(session);
    if (!by) return refuse("forbidden");
    const branchIds = selectAllowedBranches(session, body.branchId);
    const order = { merchantId, branchIds, language: body.language, by, now: clock.now() };
    return db.tenant(merchantId, (tx) => placeTestOrder(tx, cachedFacts, order));
  });
  bindEndpoint(http, endpoints.pastOrders, ({ session, query, db }) => {
    if (!mayPerformTask(session.role, "see_past_orders")) return refuse("forbidden");
    const { merchantId } = session;
    const viewer = limitViewerToBranch(session, query);
    return db.tenantRead(merchantId, (tx) => listPastOrders(tx, merchantId, { ...query, viewer }));
  });
}

/**
 * Returns the viewer of an order list, limited to the branch `branchId` (if given) among the branches that the viewer
 * works in.
 */
function limitViewerToBranch(session: Session, { branchId }: { branchId?: string | undefined }): OrderViewer {
  return { ...toOrderViewer(session), branchIds: selectAllowedBranches(session, branchId) };
}
