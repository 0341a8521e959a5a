import { useEffect, useSyncExternalStore } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Place } from "../location/fulfillment.ts";
import { usePlace } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import type { Tariff } from "../../platform/shapes.ts";

export interface TariffState {
  /** The last answer; a failed calculation leaves it as it was [CH-5]. */
  tariff: Tariff | null;
  error: ApiError | null;
}

const NONE: TariffState = { tariff: null, error: null };
const WAIT = 300;

let state = NONE;
let asked = "";
const listeners = new Set<() => void>();

function change(next: TariffState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * The price of delivery to the chosen address for products of this sum: asked for when the basket is not empty, the
 * address has coordinates and a branch is set, else there is none [CH-5].
 */
export function useTariff(productPrice: number): TariffState {
  const place = usePlace();
  const isDelivery = useServiceType() === "DELIVERY";
  const body = isDelivery ? tariffBody(place, productPrice) : null;
  const key = body ? JSON.stringify(body) : "";

  useEffect(() => {
    if (key === asked) return;
    const timer = setTimeout(
      async () => {
        asked = key;
        if (!key) return change(NONE);
        const { data, error } = await call("POST /deliveries/v1/delivery/tariff/client/calculate", {
          body: JSON.parse(key) as NonNullable<ReturnType<typeof tariffBody>>,
        });
        if (asked === key) change({ tariff: data ?? state.tariff, error });
      },
      key ? WAIT : 0,
    );
    return () => clearTimeout(timer);
  }, [key]);

  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isDelivery ? state : NONE),
    () => NONE,
  );
}

function tariffBody({ address, nearestBranchId }: Place, productPrice: number) {
  if (!address || !nearestBranchId || productPrice <= 0) return null;
  const { latitude, longitude, streetName, cityId } = address;
  return {
    productPrice,
    branchId: nearestBranchId,
    latitude,
    longitude,
    address: streetName,
    cityId: cityId ?? null,
  };
}
