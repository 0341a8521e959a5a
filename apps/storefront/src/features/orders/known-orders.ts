import { useEffect } from "react";
import { connectionStore } from "../../platform/connection.ts";
import { keptStore } from "../../platform/kept-store.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";
import { tellOrdersLookedAt } from "../../platform/worker.ts";
import { sessionStore } from "../../shop/session/session.ts";

/** Maximum number of stored orders: a page of the archive and the active ones. */
const MAX_KNOWN = 20;

interface KnownOrder {
  order: Order;
  /** Time when the order was received from the server, milliseconds since 1970. */
  at: number;
}

interface Known {
  userId: string;
  /** Orders, newest first. */
  orders: KnownOrder[];
}

/** Last known orders of a customer, for offline use. Removed with the session [US-5]. */
const knownOrders = keptStore<Known | null>({ name: "known-orders", empty: null, parse });

function parse(kept: unknown): Known | null {
  const { userId, orders } = kept as Partial<Known>;
  if (typeof userId !== "string" || !Array.isArray(orders)) return null;
  const isWhole = orders.every(({ order, at }) => Array.isArray(order?.cartItems) && typeof at === "number");
  return isWhole ? { userId, orders } : null;
}

/** Stores orders received from the server. If two versions of an order exist, the later one is stored. */
function rememberOrders(fresh: readonly Order[], now = Date.now()): void {
  const userId = sessionStore.get()?.userId;
  if (userId === undefined || fresh.length === 0) return;
  const before = knownOf(userId);
  const isLater = (order: Order) =>
    !before.some(({ order: known }) => known.id === order.id && known.version > order.version);
  const told = fresh.filter(isLater).map((order) => ({ order, at: now }));
  const others = before.filter(({ order }) => !told.some(({ order: { id } }) => id === order.id));
  const orders = [...told, ...others].toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt));
  knownOrders.set({ userId, orders: orders.slice(0, MAX_KNOWN) });
}

/** Returns the stored orders of this customer only. */
function knownOf(userId: string): KnownOrder[] {
  const known = knownOrders.get();
  return known?.userId === userId ? known.orders : [];
}

/** Stores the shown orders and asks the worker to cache the pages that show them. */
export function useRememberOrders(fresh: readonly Order[] | null): void {
  useEffect(() => {
    if (!fresh) return;
    rememberOrders(fresh);
    tellOrdersLookedAt();
  }, [fresh]);
}

/** Returns the stored orders if a request failed because of the network. Null while a response is still possible. */
export function useKnownOrders(error: ApiError | null): KnownOrder[] | null {
  const known = knownOrders.use();
  const { isLost } = connectionStore.use();
  if (!isLost && error?.statusCode !== 0) return null;
  return known !== null && known.userId === sessionStore.get()?.userId ? known.orders : null;
}
