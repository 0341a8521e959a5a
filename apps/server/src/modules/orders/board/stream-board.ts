import type { BoardOrder } from "@dasturxon/contract";
import { isForStaff } from "@dasturxon/domain/order-permission";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import { resumable } from "../../../platform/http/index.ts";
import { selectBoardOrder } from "../queries.ts";
import type { Viewer } from "../staff/change-by-staff.ts";
import { asBoardOrder } from "../views.ts";
import type { OrderEvent, OrderWatch } from "../watch-orders.ts";
import { isShownTo } from "./show-board.ts";

interface Watching {
  db: Database;
  bus: Bus;
  watch: OrderWatch;
  merchantId: string;
  viewer: Viewer;
  lastEventId: string | null;
}

/** Every order that the viewer may see at each change. */
export function streamBoard({ db, bus, watch, merchantId, viewer, lastEventId }: Watching) {
  const mine = new Set<string>();
  const look = async (key: string) => {
    const row = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, key));
    if (!row || !isForStaff(row)) return null;
    const { courierStaffId, branch } = row;
    return { branch, courierStaffId, data: asBoardOrder(row, viewer.actor) };
  };
  const show = async (event: OrderEvent): Promise<BoardOrder | null> => {
    const shown = await watch.share(event, viewer.actor ?? "", () => look(event.key));
    if (!shown || !worksIn(viewer.branchIds, shown.branch.id)) return null;
    // A courier is told of his orders, and once more of one that was taken from him.
    if (!isShownTo(viewer, shown) && !mine.delete(event.key)) return null;
    if (isShownTo(viewer, shown)) mine.add(event.key);
    return shown.data;
  };
  return resumable(bus, { topics: ["order-changed"], watch, merchantId, userId: null, lastEventId, show });
}
