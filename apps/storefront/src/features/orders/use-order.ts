import { useCallback, useEffect, useMemo, useState } from "react";
import { call } from "../../platform/api.ts";
import { useOnReconnect } from "../../platform/connection.ts";
import type { ApiError } from "../../platform/api.ts";
import { listenToEvents } from "@dasturxon/contract/live-events";
import type { Order } from "../../platform/shapes.ts";
import { isFinalStatus } from "@dasturxon/domain/order-status";
import { isRefundOwed } from "./money-back-words.ts";
import { useStoredOrders, usePersistOrders } from "./stored-orders.ts";

export interface OrderState {
  order: Order | null;
  error: ApiError | null;
  /** Whether the event stream is connected. False while it reconnects. */
  isLive: boolean;
  /** Offline: time when the shown state was received, milliseconds since 1970. */
  knownAt: number | null;
  reload(): void;
  /** Shows the order that a server response contains. */
  show(next: Order): void;
  /** Applies an optimistic update to the shown order. Null removes the update. */
  pretend(change: Partial<Order> | null): void;
}

/** Returns an order with live updates: loaded once, then updated by events [OR-5]. */
export function useOrder(id: string): OrderState {
  const [order, setOrder] = useState<Order | null>(null);
  const [pretended, pretend] = useState<Partial<Order> | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLive, setIsLive] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const reload = useCallback(() => setAttempts((count) => count + 1), []);

  useEffect(() => {
    const stop = new AbortController();
    setError(null);
    void call("GET /orders/v1/orders/{id}", { path: { id }, signal: stop.signal }).then(
      ({ data, error: refusal }) => {
        if (stop.signal.aborted) return;
        setError(refusal);
        if (data) setOrder((known) => pickNewerOrder(known, data));
      },
    );
    return () => stop.abort();
  }, [id, attempts]);

  // A finished order is still followed while a refund is pending, because the order changes when the refund is made.
  const isFollowed = order?.id === id && (!isFinalStatus(order.status) || isRefundOwed(order));
  useEffect(() => {
    if (!isFollowed) return;
    return listenToEvents<Order>(`/orders/v1/orders/${id}/events`, {
      onEvent: (next) => setOrder((known) => pickNewerOrder(known, next)),
      onState: setIsLive,
    });
  }, [id, isFollowed]);

  usePersistOrders(useMemo(() => order && [order], [order]));
  const known = useStoredOrders(error)?.find((each) => each.order.id === id) ?? null;
  useOnReconnect(reload);

  const show = useCallback((next: Order) => {
    pretend(null);
    setOrder((known) => pickNewerOrder(known, next));
  }, []);
  const answered = order?.id === id ? order : null;
  const last = answered ?? known?.order;
  const knownAt = answered ? null : (known?.at ?? null);
  const shown = last ? { ...last, ...pretended } : null;
  return { order: shown, error, isLive: isLive || !isFollowed, knownAt, reload, show, pretend };
}

/** Returns the newer version. A late response never replaces a newer order. */
function pickNewerOrder(known: Order | null, next: Order): Order {
  return known && known.id === next.id && known.version > next.version ? known : next;
}
