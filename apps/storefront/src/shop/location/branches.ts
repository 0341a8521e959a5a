import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { Branch } from "../../platform/shapes.ts";
import type { ServiceType } from "./fulfillment.ts";

/** The brand's branches with hours and settings. */
export const branchesQuery = createQuery(() => call("GET /users/v1/branches/full", { query: {} }), {
  changesWith: "brand",
});

/** Returns whether the branch offers this service type [BN-2]. */
export function offersServiceType({ settings }: Branch, serviceType: ServiceType): boolean {
  if (serviceType === "DELIVERY") return settings.deliveryEnabled;
  return serviceType === "PICK_UP" ? settings.pickupEnabled : settings.dineinEnabled;
}
