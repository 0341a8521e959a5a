import type { OrderCourier } from "@dasturxon/contract";
import { postponeMissedArrival } from "@dasturxon/domain/arrival";
import type { ArrivalEstimate } from "@dasturxon/domain/arrival";
import type { Order } from "../../platform/shapes.ts";
import { useServerTime } from "./use-server-time.ts";

const ARRIVAL_REFRESH_INTERVAL_MS = 5_000;

export interface KnownArrivalEstimate {
  /** Estimated arrival, as of now. Null if there is none to show. */
  arrival: ArrivalEstimate | null;
  /** Server's time of the estimate, milliseconds since 1970. */
  now: number;
}

/**
 * Returns the estimated arrival of an order as it is now [OR-5]. It moves forward while no event arrives, so it is never
 * in the past. Offline (`knownAt` is a time), the last estimate is shown until it has passed.
 */
export function useArrivalEstimate(
  order: Order,
  courier: OrderCourier | null,
  knownAt: number | null,
): KnownArrivalEstimate {
  const now = useServerTime(ARRIVAL_REFRESH_INTERVAL_MS);
  const arrival = pickLatestArrivalEstimate(order, courier);
  if (!arrival) return { arrival, now };
  if (knownAt === null) return { arrival: postponeMissedArrival(arrival, now), now };
  return { arrival: Date.parse(arrival.at) > now ? arrival : null, now };
}

/** The courier's estimate is more recent, because it is requested regularly. It is used if the order has not changed. */
function pickLatestArrivalEstimate(order: Order, courier: OrderCourier | null): ArrivalEstimate | null {
  // Orders stored by an earlier version of the store have no estimate.
  const known = order.arrival ?? null;
  const isSameState = courier !== null && courier.status === order.courierStatus;
  return known && isSameState ? (courier.arrival ?? known) : known;
}
