import type { BoardOrder } from "@dasturxon/contract";
import { isShownToStaff } from "@dasturxon/domain/order-permission";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Database } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { selectBoardOrder } from "../queries.ts";
import { toOrderViewer } from "../staff/change-by-staff.ts";
import { toBoardOrder } from "../view/views.ts";
import type { OrderEvent, OrderEventWatch } from "../view/watch-orders.ts";
import { isOrderVisibleTo } from "./show-board.ts";

interface OrderEventsRequest {
  db: Database;
  watch: Pick<OrderEventWatch, "share">;
  session: Session;
  /** Ids of the branches whose events are sent. Null sends those of all branches. */
  branchIds: readonly string[] | null;
}

/**
 * Returns a function that maps an order event to the order as the member of staff may see it, or to null if the event
 * is not for them.
 */
export function createOrderEventMapper({ db, watch, session, branchIds }: OrderEventsRequest) {
  const { merchantId } = session;
  const viewer = { ...toOrderViewer(session), branchIds };
  const mine = new Set<string>();
  const loadVisibleOrder = async (key: string) => {
    const row = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, key));
    if (!row || !isShownToStaff(row)) return null;
    const { courierStaffId, branch } = row;
    return { branch, courierStaffId, data: toBoardOrder(row, viewer.actor) };
  };
  return async (event: OrderEvent): Promise<BoardOrder | null> => {
    const shown = await watch.share(event, viewer.actor ?? "", () => loadVisibleOrder(event.key));
    if (!shown || !worksInBranch(viewer.branchIds, shown.branch.id)) return null;
    // A courier receives events of their own orders, and one last event of an order that is no longer assigned to them.
    if (!isOrderVisibleTo(viewer, shown) && !mine.delete(event.key)) return null;
    if (isOrderVisibleTo(viewer, shown)) mine.add(event.key);
    return shown.data;
  };
}
