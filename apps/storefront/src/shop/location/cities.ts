import { call } from "../../platform/api.ts";
import type { ApiResult } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { createQuery } from "../../platform/query.ts";
import type { City } from "../../platform/shapes.ts";
import { getPageMerchantId } from "../../platform/storage.ts";

/** Last cities received from the server, cached on the device for offline visits [US-9]. */
const storedCities = createStoredStore<City[] | null>({
  name: "cities",
  empty: null,
  parse: (kept) => (Array.isArray(kept) && kept.length > 0 && kept.every(isCity) ? kept : null),
});

function isCity(kept: unknown): kept is City {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, name, latitude, longitude } = kept as Partial<Record<keyof City, unknown>>;
  return (
    typeof id === "string" &&
    typeof name === "object" &&
    name !== null &&
    typeof latitude === "number" &&
    typeof longitude === "number"
  );
}

/** Loads the cities of the brand. Offline, falls back to the copy cached on the device. */
export const citiesQuery = createQuery(fetchCities, { changesWith: "brand" });

async function fetchCities(): Promise<ApiResult<City[]>> {
  const path = { merchantId: getPageMerchantId() };
  const reply = await call("GET /users/v1/city-merchant/merchant/{merchantId}", { path });
  if (reply.data) storedCities.set(reply.data);
  const kept = reply.error?.statusCode === 0 ? storedCities.get() : null;
  return kept ? { data: kept, error: null } : reply;
}
