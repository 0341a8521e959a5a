import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { getPageMerchantId } from "../../platform/storage.ts";
import { createStore } from "../../platform/store.ts";

const pendingLookupsStore = createStore(0);

/** Returns whether the branch of the address is being requested. */
export function useIsBranchLoading(): boolean {
  return pendingLookupsStore.use() > 0;
}

/**
 * Sets the address of the order at once, then finds the branch that serves it [BN-7]. The delivery price depends on
 * both [CH-5]. A failed lookup clears the branch. A response for an address that is no longer chosen is ignored [AD-3].
 */
export async function chooseAddress(address: DeliveryAddress, ask: ApiCall = call): Promise<void> {
  const entered = { ...address, entryMode: address.entryMode ?? "SAVED" };
  changeFulfillment({
    serviceType: "DELIVERY",
    address: entered,
    nearestBranchId: null,
    ...toCityIdField(address),
  });
  pendingLookupsStore.set((count) => count + 1);
  const { data } = await ask("GET /users/v1/branches/merchant/{merchantId}/closest", {
    path: { merchantId: getPageMerchantId() },
    query: { lat: address.latitude, lon: address.longitude, type: "DELIVERY" },
  });
  if (isAddressStillChosen(address)) changeFulfillment({ nearestBranchId: data?.id ?? null });
  pendingLookupsStore.set((count) => count - 1);
}

/**
 * Compares by coordinates, so that an address with an added house number or server id counts as the same address
 * [AD-9].
 */
function isAddressStillChosen({ latitude, longitude }: DeliveryAddress): boolean {
  const { address } = fulfillmentStore.get();
  return address?.latitude === latitude && address.longitude === longitude;
}

/** Removes the deleted address from the order [AD-11]. */
export function clearAddress(): void {
  changeFulfillment({ address: null, nearestBranchId: null });
}

function toCityIdField({ cityId }: DeliveryAddress): { cityId?: string } {
  return cityId ? { cityId } : {};
}
