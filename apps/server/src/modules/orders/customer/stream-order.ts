import type { Order } from "@dasturxon/contract";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import {
  events,
  createSerialRunner,
  patiently,
  createResumableStream,
} from "../../../platform/http/index.ts";
import { selectOrder } from "../queries.ts";
import { asOrder } from "../view/views.ts";
import type { OrderEvent, OrderWatch } from "../view/watch-orders.ts";

interface OrderStreamRequest {
  db: Database;
  watch: OrderWatch;
  merchantId: string;
  userId: string;
  id: string;
  /** Last version that a reconnecting page received. */
  lastEventId: string | null;
}

/**
 * Streams the customer's own order after each change [OR-5]. A page that reconnects immediately receives the current
 * version if it missed a change.
 */
export function streamOrder({ db, watch, merchantId, userId, id, lastEventId }: OrderStreamRequest) {
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
    const queue = createSerialRunner(fail);
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

/**
 * Streams all orders of a customer over one connection, each after its changes [OR-5]. Orders of other customers are
 * not read.
 */
export function streamOrders({
  db,
  bus,
  watch,
  merchantId,
  userId,
  lastEventId,
}: Omit<OrderStreamRequest, "id"> & { bus: Bus }) {
  const show = async (event: OrderEvent): Promise<Order | null> => {
    const load = () =>
      db.tenantRead(merchantId, (tx) => selectOrder(tx, merchantId, { id: event.key, userId }));
    const row = await watch.share(event, `customer ${userId} all`, load);
    return row ? asOrder(row) : null;
  };
  return createResumableStream(bus, {
    topics: ["order-changed"],
    watch,
    merchantId,
    userId,
    lastEventId,
    show,
  });
}
