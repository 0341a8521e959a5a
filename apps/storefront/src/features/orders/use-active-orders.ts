import { listenToEvents } from "@dasturxon/contract/live-events";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { Order } from "../../platform/shapes.ts";
import type { PagedItems } from "../../ui/paged-list.tsx";
import { useStoredOrders, usePersistOrders } from "./stored-orders.ts";

const activeOrdersQuery = createQuery(
  (userId: string) => call("GET /orders/v1/orders/user/{userId}/active", { path: { userId } }),
  { retryAfterMs: 5_000, kept: 1 },
);

/** Returns the customer's active orders, newest first. All are updated live by one event stream [OR-4, OR-5]. */
export function useActiveOrders(userId: string): PagedItems<Order> {
  const { data, error } = activeOrdersQuery.use(userId);
  useEffect(() => {
    const reloadActiveOrders = () => void activeOrdersQuery.reload(userId);
    const reloadIfVisible = () => document.visibilityState === "visible" && reloadActiveOrders();
    // Loads the changes of the active orders that occurred while the page was closed.
    if (activeOrdersQuery.get(userId).data) reloadActiveOrders();
    document.addEventListener("visibilitychange", reloadIfVisible);
    const stop = listenToEvents<Order>(`/orders/v1/orders/user/${userId}/events`, {
      onEvent: (next) => activeOrdersQuery.change(userId, (now) => mergeActiveOrder(now, next)),
      onResync: reloadActiveOrders,
      onRefused: reloadActiveOrders,
    });
    return () => {
      document.removeEventListener("visibilitychange", reloadIfVisible);
      stop();
    };
  }, [userId]);
  usePersistOrders(data);
  const known = useStoredOrders(error);
  const shown =
    data ?? known?.map(({ order }) => order).filter(({ status }) => isActiveStatus(status)) ?? null;
  return {
    shown,
    error,
    hasMore: false,
    isLoading: !shown && !error,
    loadMore: () => void activeOrdersQuery.reload(userId),
  };
}

/**
 * Returns the list with the new version of an order. Removes an order that has ended. Ignores a version older than the
 * shown one.
 */
function mergeActiveOrder(now: Order[], next: Order): Order[] {
  const known = now.find(({ id }) => id === next.id);
  if (known && known.version > next.version) return now;
  const others = now.filter(({ id }) => id !== next.id);
  if (!isActiveStatus(next.status)) return others;
  return [...others, next].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
