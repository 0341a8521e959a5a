import type { EntryMode } from "@dasturxon/domain/address";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import type { Address, AddressBody, Branch } from "../../platform/shapes.ts";
import { createStoredStore } from "../../platform/stored-store.ts";

export type ServiceType = StoreServiceType;

/** Address chosen on the map or from the saved ones. A local id begins with `front-` [AD-8]. */
export type DeliveryAddress = AddressBody & {
  id: Address["id"] | null;
  /** Method by which the address was chosen [EN-6]. Undefined in addresses saved by older versions. */
  entryMode?: EntryMode | null;
};

/** Place and service type chosen by the guest. Stored per brand. */
export interface Fulfillment {
  /** Service type chosen by the guest. Null means that the brand's default applies. */
  serviceType: ServiceType | null;
  address: DeliveryAddress | null;
  /** Branch for pickup or dine-in [BN-3]. */
  branchId: Branch["id"] | null;
  /** Branch that serves the address [BN-7]. The menu depends on it [MN-1]. */
  nearestBranchId: Branch["id"] | null;
  cityId: string | null;
}

const EMPTY_FULFILLMENT: Fulfillment = {
  serviceType: null,
  address: null,
  branchId: null,
  nearestBranchId: null,
  cityId: null,
};

export const fulfillmentStore = createStoredStore<Fulfillment>({
  // Key in the storage of guests' devices. A changed key would lose the stored place.
  name: "place",
  empty: EMPTY_FULFILLMENT,
  parse(stored) {
    if (typeof stored !== "object" || stored === null) return null;
    const fulfillment: Fulfillment = { ...EMPTY_FULFILLMENT, ...stored };
    return fulfillment.address === null || isDeliveryAddress(fulfillment.address) ? fulfillment : null;
  },
});

/** Returns whether a stored value is an address that can be shown and sent [BD-1]. */
export function isDeliveryAddress(stored: unknown): stored is DeliveryAddress {
  if (typeof stored !== "object" || stored === null) return false;
  const { id, streetName, latitude, longitude } = stored as Partial<Record<keyof DeliveryAddress, unknown>>;
  return (
    (id === null || typeof id === "string") &&
    typeof streetName === "string" &&
    typeof latitude === "number" &&
    typeof longitude === "number"
  );
}

export function useFulfillment(): Fulfillment {
  return fulfillmentStore.use();
}

export function changeFulfillment(change: Partial<Fulfillment>): void {
  fulfillmentStore.set((fulfillment) => ({ ...fulfillment, ...change }));
}
