import { useEffect } from "react";
import { connectionStore } from "../../platform/connection.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";
import { notifyOrdersViewed } from "../../platform/worker.ts";
import { getOrderOwnerId, useOrderOwnerId } from "../../shop/session/session.ts";

/** Maximum number of stored orders: a page of the archive and the active ones. */
const MAX_STORED_ORDERS = 20;

interface StoredOrder {
  order: Order;
  /** Time when the order was received from the server, milliseconds since 1970. */
  at: number;
}

interface StoredOrders {
  userId: string;
  /** Orders, newest first. */
  orders: StoredOrder[];
}

/** Last known orders of a customer, for offline use. Removed with the session [US-5]. */
const storedOrders = createStoredStore<StoredOrders | null>({
  name: "known-orders",
  empty: null,
  parse: parseStoredOrders,
});

function parseStoredOrders(kept: unknown): StoredOrders | null {
  const { userId, orders } = kept as Partial<StoredOrders>;
  if (typeof userId !== "string" || !Array.isArray(orders)) return null;
  const isWhole = orders.every(({ order, at }) => Array.isArray(order?.cartItems) && typeof at === "number");
  return isWhole ? { userId, orders } : null;
}

/** Stores orders received from the server. If two versions of an order exist, the later one is stored. */
function persistOrders(fresh: readonly Order[], now = Date.now()): void {
  const userId = getOrderOwnerId();
  if (userId === null || fresh.length === 0) return;
  const before = readStoredOrders(userId);
  const isNotOutdated = (order: Order) =>
    !before.some(({ order: known }) => known.id === order.id && known.version > order.version);
  const told = fresh.filter(isNotOutdated).map((order) => ({ order, at: now }));
  const others = before.filter(({ order }) => !told.some(({ order: { id } }) => id === order.id));
  const orders = [...told, ...others].toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt));
  storedOrders.set({ userId, orders: orders.slice(0, MAX_STORED_ORDERS) });
}

/** Returns the stored orders of this customer only. */
function readStoredOrders(userId: string): StoredOrder[] {
  const known = storedOrders.get();
  return known?.userId === userId ? known.orders : [];
}

/** Stores the shown orders and asks the worker to cache the pages that show them. */
export function usePersistOrders(fresh: readonly Order[] | null): void {
  useEffect(() => {
    if (!fresh) return;
    persistOrders(fresh);
    notifyOrdersViewed();
  }, [fresh]);
}

/** Returns the stored orders if a request failed because of the network. Null while a response is still possible. */
export function useStoredOrders(error: ApiError | null): StoredOrder[] | null {
  const known = storedOrders.use();
  const ownerId = useOrderOwnerId();
  const { isLost } = connectionStore.use();
  if (!isLost && error?.statusCode !== 0) return null;
  return known !== null && known.userId === ownerId ? known.orders : null;
}
