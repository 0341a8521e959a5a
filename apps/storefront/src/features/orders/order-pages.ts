import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";

/** Orders of one page of the archive [OR-4]. */
const PAGE_SIZE = 10;

export interface OrdersState {
  /** Null until the first ones came. */
  orders: Order[] | null;
  error: ApiError | null;
  hasMore: boolean;
  isLoading: boolean;
  loadMore(): void;
}

/** The archive, ten at a time, zero-based; more of it when its end comes into view. */
export function useArchivedOrders(userId: string | null): OrdersState {
  const [orders, setOrders] = useState<Order[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [hasMore, setHasMore] = useState(true);
  const [isLoading, setIsLoading] = useState(false);
  const page = useRef(0);
  const isUnderWay = useRef(false);

  const loadMore = useCallback(async () => {
    if (!userId || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsLoading(true);
    setError(null);
    const { data, error: refusal } = await call("GET /orders/v1/orders/user/{userId}", {
      path: { userId },
      query: { page: page.current, size: PAGE_SIZE, onlyArchive: "true" },
    });
    isUnderWay.current = false;
    setIsLoading(false);
    setError(refusal);
    if (!data) return;
    page.current += 1;
    setHasMore(page.current < data.totalPages);
    // An order that moved between pages meanwhile is shown once.
    setOrders((known) => [
      ...(known ?? []),
      ...data.content.filter(({ id }) => !known?.some((each) => each.id === id)),
    ]);
  }, [userId]);

  useEffect(() => {
    if (page.current === 0) void loadMore();
  }, [loadMore]);

  return { orders, error, hasMore, isLoading, loadMore: () => void loadMore() };
}
