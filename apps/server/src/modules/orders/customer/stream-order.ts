import type { Order } from "@dasturxon/contract";
import type { EventBus } from "../../../platform/bus/index.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import {
  createEventStream,
  createSerialRunner,
  readWithRetries,
  createResumableStream,
} from "../../../platform/http/index.ts";
import { selectOrder } from "../queries.ts";
import { toCustomerOrder } from "../view/views.ts";
import type { OrderEvent, OrderEventWatch } from "../view/watch-orders.ts";

interface OrderStreamRequest {
  db: Database;
  clock: Clock;
  watch: OrderEventWatch;
  merchantId: string;
  userId: string;
  id: string;
  /** Last version of the order that the browser page received before it reconnected. Null at the first connection. */
  lastEventId: string | null;
}

/**
 * Streams the customer's own order after each change [OR-5]. A page that reconnects immediately receives the current
 * version if it missed a change.
 */
export function streamOrder({ db, clock, watch, merchantId, userId, id, lastEventId }: OrderStreamRequest) {
  return createEventStream<Order>(async ({ send, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const loadOrder = async () => {
      const row = await db.tenantRead(merchantId, (tx) => selectOrder(tx, merchantId, { id, userId }));
      return row && { id: row.version, data: toCustomerOrder(row, clock.now()) };
    };
    const sendIfNewer = (shown: Awaited<ReturnType<typeof loadOrder>>) => {
      if (signal.aborted || !shown || shown.id <= seen) return;
      seen = shown.id;
      send(shown);
    };
    const queue = createSerialRunner(fail);
    const stop = watch.watchKey(id, (event) =>
      queue(async () => sendIfNewer(await watch.share(event, `customer ${userId}`, loadOrder))),
    );
    try {
      sendIfNewer(await readWithRetries(loadOrder));
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
  clock,
  bus,
  watch,
  merchantId,
  userId,
  lastEventId,
}: Omit<OrderStreamRequest, "id"> & { bus: EventBus }) {
  const loadOrderEvent = async (event: OrderEvent): Promise<Order | null> => {
    const loadOrder = () =>
      db.tenantRead(merchantId, (tx) => selectOrder(tx, merchantId, { id: event.key, userId }));
    const row = await watch.share(event, `customer ${userId} all`, loadOrder);
    return row ? toCustomerOrder(row, clock.now()) : null;
  };
  return createResumableStream(bus, {
    topics: ["order-changed"],
    watch,
    merchantId,
    userId,
    lastEventId,
    show: loadOrderEvent,
  });
}
