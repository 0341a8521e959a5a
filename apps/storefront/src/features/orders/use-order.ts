import { useCallback, useEffect, useMemo, useState } from "react";
import { call } from "../../platform/api.ts";
import { useWhenBack } from "../../platform/connection.ts";
import type { ApiError } from "../../platform/api.ts";
import { listen } from "@dasturxon/contract/live-events";
import type { Order } from "../../platform/shapes.ts";
import { isFinal } from "@dasturxon/domain/order-status";
import { isMoneyOwed } from "./money-back-words.ts";
import { useKnownOrders, useRememberOrders } from "./known-orders.ts";

export interface OrderState {
  order: Order | null;
  error: ApiError | null;
  /** The line to the server is up; false while it is restored. */
  isLive: boolean;
  /** Without a network: when the server told it so, milliseconds since 1970. */
  knownAt: number | null;
  reload(): void;
  /** Takes what a call answered. */
  show(next: Order): void;
  /** Shows what a call is expected to bring, over what is known; null: no longer. */
  pretend(change: Partial<Order> | null): void;
}

/** An order that changes by itself: fetched once, then told of each change as it happens [OR-5]. */
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
        if (data) setOrder((known) => newer(known, data));
      },
    );
    return () => stop.abort();
  }, [id, attempts]);

  // An order that is over still changes while money of it is on its way back.
  const isFollowed = order?.id === id && (!isFinal(order.status) || isMoneyOwed(order));
  useEffect(() => {
    if (!isFollowed) return;
    return listen<Order>(`/orders/v1/orders/${id}/events`, {
      onEvent: (next) => setOrder((known) => newer(known, next)),
      onState: setIsLive,
    });
  }, [id, isFollowed]);

  useRememberOrders(useMemo(() => order && [order], [order]));
  const known = useKnownOrders(error)?.find((each) => each.order.id === id) ?? null;
  useWhenBack(reload);

  const show = useCallback((next: Order) => {
    pretend(null);
    setOrder((known) => newer(known, next));
  }, []);
  const answered = order?.id === id ? order : null;
  const last = answered ?? known?.order;
  const knownAt = answered ? null : (known?.at ?? null);
  const shown = last ? { ...last, ...pretended } : null;
  return { order: shown, error, isLive: isLive || !isFollowed, knownAt, reload, show, pretend };
}

/** A late answer never takes the order back. */
function newer(known: Order | null, next: Order): Order {
  return known && known.id === next.id && known.version > next.version ? known : next;
}
