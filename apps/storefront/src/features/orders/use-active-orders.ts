import { listen } from "@dasturxon/contract/live-events";
import { isActive } from "@dasturxon/domain/order-status";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import type { Order } from "../../platform/shapes.ts";
import type { Pages } from "../../ui/paged-list.tsx";
import { useStoredOrders, useStoreOrders } from "./stored-orders.ts";

const activeQuery = query(
  (userId: string) => call("GET /orders/v1/orders/user/{userId}/active", { path: { userId } }),
  { retryAfterMs: 5_000, kept: 1 },
);

/** Returns the customer's active orders, newest first. All are updated live by one event stream [OR-4, OR-5]. */
export function useActiveOrders(userId: string): Pages<Order> {
  const { data, error } = activeQuery.use(userId);
  useEffect(() => {
    const reload = () => void activeQuery.reload(userId);
    const look = () => document.visibilityState === "visible" && reload();
    // Loads changes that occurred while the page was closed.
    if (activeQuery.get(userId).data) reload();
    document.addEventListener("visibilitychange", look);
    const stop = listen<Order>(`/orders/v1/orders/user/${userId}/events`, {
      onEvent: (next) => activeQuery.change(userId, (now) => withOrder(now, next)),
      onResync: reload,
      onRefused: reload,
    });
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }, [userId]);
  useStoreOrders(data);
  const known = useStoredOrders(error);
  const shown = data ?? known?.map(({ order }) => order).filter(({ status }) => isActive(status)) ?? null;
  return {
    shown,
    error,
    hasMore: false,
    isLoading: !shown && !error,
    loadMore: () => void activeQuery.reload(userId),
  };
}

/**
 * Returns the list with the new version of an order. Removes an order that has ended. Ignores a version older than the
 * shown one.
 */
function withOrder(now: Order[], next: Order): Order[] {
  const known = now.find(({ id }) => id === next.id);
  if (known && known.version > next.version) return now;
  const others = now.filter(({ id }) => id !== next.id);
  if (!isActive(next.status)) return others;
  return [...others, next].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
