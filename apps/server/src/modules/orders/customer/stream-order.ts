import type { Order } from "@dasturxon/contract";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import { events, oneByOne, patiently, resumable } from "../../../platform/http/index.ts";
import { selectOrder } from "../queries.ts";
import { asOrder } from "../views.ts";
import type { OrderEvent, OrderWatch } from "../watch-orders.ts";

interface Watching {
  db: Database;
  watch: OrderWatch;
  merchantId: string;
  userId: string;
  id: string;
  /** Version that a reconnecting page saw last. */
  lastEventId: string | null;
}

/** The customer's order, again at each change [OR-5]; a page that comes back gets what it missed at once. */
export function streamOrder({ db, watch, merchantId, userId, id, lastEventId }: Watching) {
  return events<Order>(async ({ send, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const load = async () => {
      const row = await db.tenantRead(merchantId, (tx) => selectOrder(tx, merchantId, { id, userId }));
      return row && { id: row.version, data: asOrder(row) };
    };
    const tell = (shown: Awaited<ReturnType<typeof load>>) => {
      if (signal.aborted || !shown || shown.id <= seen) return;
      seen = shown.id;
      send(shown);
    };
    const queue = oneByOne(fail);
    const stop = watch.watchKey(id, (event) =>
      queue(async () => tell(await watch.share(event, `customer ${userId}`, load))),
    );
    try {
      tell(await patiently(load));
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  });
}

/** All orders of a customer, each again at each change, by one line however many there are [OR-5]; of others' nothing is read. */
export function streamOrders({
  db,
  bus,
  watch,
  merchantId,
  userId,
  lastEventId,
}: Omit<Watching, "id"> & { bus: Bus }) {
  const show = async (event: OrderEvent): Promise<Order | null> => {
    const load = () =>
      db.tenantRead(merchantId, (tx) => selectOrder(tx, merchantId, { id: event.key, userId }));
    const row = await watch.share(event, `customer ${userId} all`, load);
    return row ? asOrder(row) : null;
  };
  return resumable(bus, { topics: ["order-changed"], watch, merchantId, userId, lastEventId, show });
}
