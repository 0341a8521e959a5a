import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { Fulfillment } from "../location/fulfillment.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import type { DeliveryTariff } from "../../platform/shapes.ts";

export interface TariffState {
  /** Last delivery tariff received. A failed calculation leaves it unchanged [CH-5]. */
  tariff: DeliveryTariff | null;
  error: ApiError | null;
  /** Whether a request is pending, with neither a tariff nor an error yet. */
  isAsked: boolean;
}

type TariffBody = NonNullable<ReturnType<typeof toTariffBody>>;

const tariffQuery = createQuery(
  (body: TariffBody) => call("POST /deliveries/v1/delivery/tariff/client/calculate", { body }),
  { restMs: 300, freshForMs: 60_000, showsPrevious: true, kept: 4, changesWith: "brand" },
);

/**
 * Returns the delivery tariff to the chosen address for products of this total price. The tariff is requested if the
 * basket is not empty, the address has coordinates and the branch is known. Otherwise it is null [CH-5].
 */
export function useTariff(productPrice: number): TariffState {
  const fulfillment = useFulfillment();
  const isDelivery = useServiceType() === "DELIVERY";
  const body = isDelivery ? toTariffBody(fulfillment, productPrice) : null;
  const isAsked = body !== null;
  // Clears the tariff when no tariff is needed, because the tariff of the previous address does not apply to the next
  // address.
  useEffect(() => {
    if (!isAsked) tariffQuery.clear();
  }, [isAsked]);
  const { data, error } = tariffQuery.use(body);
  return { tariff: data, error, isAsked: isAsked && data === null && error === null };
}

function toTariffBody({ address, nearestBranchId }: Fulfillment, productPrice: number) {
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
