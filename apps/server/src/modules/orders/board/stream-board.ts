import type { BoardOrder } from "@dasturxon/contract";
import type { OrderActor } from "@dasturxon/domain/order-permission";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import { events } from "../../../platform/http/index.ts";
import { selectBoardOrder } from "../queries.ts";
import { asBoardOrder } from "../views.ts";
import { oneByOne, ORDER_TOPIC, type OrderEvent, type OrderWatch } from "../watch-orders.ts";

interface Watching {
  db: Database;
  bus: Bus;
  watch: OrderWatch;
  merchantId: string;
  branchId: string | null;
  actor: OrderActor | null;
  lastEventId: string | null;
  onError: (error: unknown) => void;
}

/** Every order of the brand at each change, numbered as published; "resync" where too much was missed. */
export function streamBoard({ db, bus, watch, merchantId, branchId, actor, lastEventId, onError }: Watching) {
  return events<BoardOrder>(async ({ send, resync, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const tell = async (event: OrderEvent) => {
      if (signal.aborted || event.seq <= seen) return;
      const shown = await watch.share(event, actor ?? "", async () => {
        const row = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, event.key));
        return row && { branchId: row.branch.id, data: asBoardOrder(row, actor) };
      });
      seen = event.seq;
      if (shown && (branchId === null || shown.branchId === branchId))
        send({ id: event.seq, data: shown.data });
    };
    const queue = oneByOne(onError);
    const stop = watch.watchMerchant(merchantId, (event) => queue(() => tell(event)));
    if (lastEventId !== null) {
      const missed = await bus.since(merchantId, seen);
      if (!missed.isComplete) resync(missed.events.at(-1)?.seq ?? seen);
      for (const event of missed.events) {
        if (event.topic === ORDER_TOPIC) queue(() => tell(event));
      }
    }
    return stop;
  });
}
