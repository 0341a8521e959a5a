import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { pageMerchantId } from "../../platform/storage.ts";

/**
 * Makes it the order's address at once and finds the branch that serves it [BN-7]; the price of delivery follows from
 * both [CH-5]. A failed lookup clears the branch; an answer for an address that was left meanwhile is dropped.
 */
export async function chooseAddress(address: DeliveryAddress, ask: ApiCall = call): Promise<void> {
  changeFulfillment({ serviceType: "DELIVERY", address, nearestBranchId: null, ...cityOf(address) });
  const { data } = await ask("GET /users/v1/branches/merchant/{merchantId}/closest", {
    path: { merchantId: pageMerchantId() },
    query: { lat: address.latitude, lon: address.longitude, type: "DELIVERY" },
  });
  if (fulfillmentStore.get().address !== address) return;
  changeFulfillment({ nearestBranchId: data?.id ?? null });
}

/** No address any more: it was deleted [AD-11]. */
export function forgetAddress(): void {
  changeFulfillment({ address: null, nearestBranchId: null });
}

function cityOf({ cityId }: DeliveryAddress): { cityId?: string } {
  return cityId ? { cityId } : {};
}
