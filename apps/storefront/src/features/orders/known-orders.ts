import { useEffect } from "react";
import { connectionStore } from "../../platform/connection.ts";
import { keptStore } from "../../platform/kept-store.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";
import { tellOrdersLookedAt } from "../../platform/worker.ts";
import { sessionStore } from "../../shop/session/session.ts";

/** A page of the archive and what is under way besides. */
const MAX_KNOWN = 20;

interface KnownOrder {
  order: Order;
  /** When the server told it so, milliseconds since 1970. */
  at: number;
}

interface Known {
  userId: string;
  /** The newest first. */
  orders: KnownOrder[];
}

/** A customer's orders as they were last known, for when there is no network; they go with the session [US-5]. */
const knownOrders = keptStore<Known | null>({ name: "known-orders", empty: null, parse });

function parse(kept: unknown): Known | null {
  const { userId, orders } = kept as Partial<Known>;
  if (typeof userId !== "string" || !Array.isArray(orders)) return null;
  const isWhole = orders.every(({ order, at }) => Array.isArray(order?.cartItems) && typeof at === "number");
  return isWhole ? { userId, orders } : null;
}

/** Remembers what the server told of them just now; of one order the later version stays. */
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

/** Nobody else's, should another customer have come in meanwhile. */
function knownOf(userId: string): KnownOrder[] {
  const known = knownOrders.get();
  return known?.userId === userId ? known.orders : [];
}

/** Remembers what is shown of them, and has the worker keep the pages that show it. */
export function useRememberOrders(fresh: readonly Order[] | null): void {
  useEffect(() => {
    if (!fresh) return;
    rememberOrders(fresh);
    tellOrdersLookedAt();
  }, [fresh]);
}

/** What was last known of the customer's orders, once an answer was lost on the way; null while one may still come. */
export function useKnownOrders(error: ApiError | null): KnownOrder[] | null {
  const known = knownOrders.use();
  const { isLost } = connectionStore.use();
  if (!isLost && error?.statusCode !== 0) return null;
  return known !== null && known.userId === sessionStore.get()?.userId ? known.orders : null;
}
