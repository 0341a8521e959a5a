import type { BoardOrder } from "@dasturxon/contract";
import { isForStaff } from "@dasturxon/domain/order-permission";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import { events, oneByOne, patiently } from "../../../platform/http/index.ts";
import { selectBoardOrder } from "../queries.ts";
import { asBoardOrder } from "../views.ts";
import type { Viewer } from "../staff/change-by-staff.ts";
import { isShownTo } from "./show-board.ts";
import { ORDER_TOPIC, type OrderEvent, type OrderWatch } from "../watch-orders.ts";

interface Watching {
  db: Database;
  bus: Bus;
  watch: OrderWatch;
  merchantId: string;
  branchId: string | null;
  viewer: Viewer;
  lastEventId: string | null;
}

/** Every order of the brand that the staff may see at each change, numbered as published; "resync" where too much was missed. */
export function streamBoard({ db, bus, watch, merchantId, branchId, viewer, lastEventId }: Watching) {
  return events<BoardOrder>(({ send, resync, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const mine = new Set<string>();
    const tell = async (event: OrderEvent) => {
      if (signal.aborted || event.seq <= seen) return;
      const shown = await watch.share(event, viewer.actor ?? "", async () => {
        const row = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, event.key));
        if (!row || !isForStaff(row)) return null;
        const { courierStaffId, branch } = row;
        return { branchId: branch.id, courierStaffId, data: asBoardOrder(row, viewer.actor) };
      });
      seen = event.seq;
      if (!shown || (branchId !== null && shown.branchId !== branchId)) return;
      // A courier is told of his orders, and once more of one that was taken from him.
      if (!isShownTo(viewer, shown) && !mine.delete(event.key)) return;
      if (isShownTo(viewer, shown)) mine.add(event.key);
      send({ id: event.seq, data: shown.data });
    };
    const queue = oneByOne(fail);
    // What was missed comes first: what happens meanwhile waits in the queue.
    if (lastEventId !== null) {
      queue(async () => {
        const missed = await patiently(() => bus.since(merchantId, seen));
        // A restored database knows no number so high: what comes is told from its last one on.
        seen = Math.min(seen, missed.last);
        if (!missed.isComplete) resync(missed.events.at(-1)?.seq ?? seen);
        for (const event of missed.events) if (event.topic === ORDER_TOPIC) await tell(event);
      });
    }
    return watch.watchMerchant(merchantId, (event) => queue(() => tell(event)));
  });
}
