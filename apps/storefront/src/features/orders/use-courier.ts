import { useEffect, useState } from "react";
import type { OrderCourier } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";
import { isOrderShownOnMap, canHaveCourier } from "./order-map.ts";

/** Polling interval of the courier's position, milliseconds. It changes more often than the order. */
const COURIER_POLL_INTERVAL_MS = 10_000;

/**
 * Returns the courier of the order and their position. Requested on each change of the order, and regularly while the
 * courier is on the way.
 */
export function useCourier(order: Order | null): OrderCourier | null {
  const [courier, setCourier] = useState<OrderCourier | null>(null);
  const id = order && isOrderShownOnMap(order) && canHaveCourier(order) ? order.id : null;
  const isOnWay = order?.status === "ON_WAY" || order?.status === "ATTACHED";
  const version = order?.version;
  useEffect(() => {
    if (!id) return setCourier(null);
    const stop = new AbortController();
    async function fetchCourier(orderId: string) {
      if (document.visibilityState !== "visible") return;
      const path = { id: orderId };
      const { data, error } = await call("GET /deliveries/v1/delivery/courier/{id}", {
        path,
        signal: stop.signal,
      });
      // The last known position of the courier remains during a connection failure.
      if (!stop.signal.aborted && (data || error?.code === "not_found")) setCourier(data);
    }
    void fetchCourier(id);
    const timer = isOnWay ? setInterval(() => void fetchCourier(id), COURIER_POLL_INTERVAL_MS) : undefined;
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [id, version, isOnWay]);
  return courier;
}
