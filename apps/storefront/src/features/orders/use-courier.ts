import { useEffect, useState } from "react";
import type { OrderCourier } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { Order } from "../../platform/shapes.ts";
import { isOnMap, mayHaveCourier } from "./order-map.ts";

/** A courier moves between two changes of the order; milliseconds. */
const REFRESH_EVERY_MS = 10_000;

/** Who brings the order and where he is: asked at each change of the order, and now and then while he is on the way. */
export function useCourier(order: Order | null): OrderCourier | null {
  const [courier, setCourier] = useState<OrderCourier | null>(null);
  const id = order && isOnMap(order) && mayHaveCourier(order) ? order.id : null;
  const isOnWay = order?.status === "ON_WAY" || order?.status === "ATTACHED";
  const version = order?.version;
  useEffect(() => {
    if (!id) return setCourier(null);
    const stop = new AbortController();
    async function ask(orderId: string) {
      if (document.visibilityState !== "visible") return;
      const path = { id: orderId };
      const { data, error } = await call("GET /deliveries/v1/delivery/courier/{id}", {
        path,
        signal: stop.signal,
      });
      // What was known stays while the line is down.
      if (!stop.signal.aborted && (data || error?.code === "not_found")) setCourier(data);
    }
    void ask(id);
    const timer = isOnWay ? setInterval(() => void ask(id), REFRESH_EVERY_MS) : undefined;
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [id, version, isOnWay]);
  return courier;
}
