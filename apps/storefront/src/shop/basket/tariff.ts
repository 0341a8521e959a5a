import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import type { Fulfillment } from "../location/fulfillment.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import type { Tariff } from "../../platform/shapes.ts";

export interface TariffState {
  /** The last answer; a failed calculation leaves it as it was [CH-5]. */
  tariff: Tariff | null;
  error: ApiError | null;
  /** There is something to ask and neither an answer nor a refusal yet. */
  isAsked: boolean;
}

type TariffBody = NonNullable<ReturnType<typeof tariffBody>>;

const tariffQuery = query(
  (body: TariffBody) => call("POST /deliveries/v1/delivery/tariff/client/calculate", { body }),
  { restMs: 300, freshForMs: 60_000, showsPrevious: true, kept: 4, changesWith: "brand" },
);

/**
 * The price of delivery to the chosen address for products of this sum: asked for when the basket is not empty, the
 * address has coordinates and a branch is set, else there is none [CH-5].
 */
export function useTariff(productPrice: number): TariffState {
  const fulfillment = useFulfillment();
  const isDelivery = useServiceType() === "DELIVERY";
  const body = isDelivery ? tariffBody(fulfillment, productPrice) : null;
  const isAsked = body !== null;
  // What the last address cost says nothing about the next.
  useEffect(() => {
    if (!isAsked) tariffQuery.clear();
  }, [isAsked]);
  const { data, error } = tariffQuery.use(body);
  return { tariff: data, error, isAsked: isAsked && data === null && error === null };
}

function tariffBody({ address, nearestBranchId }: Fulfillment, productPrice: number) {
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
