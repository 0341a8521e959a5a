import type { StoreServiceType } from "@dasturxon/domain/order-status";
import type { Address, AddressBody, Branch } from "../../platform/shapes.ts";
import { keptStore } from "../../platform/kept-store.ts";

export type ServiceType = StoreServiceType;

/** An address chosen on the map or from the saved ones; an id of our own begins with `front-` [AD-8]. */
export type PlaceAddress = AddressBody & { id: Address["id"] | null };

/** Where and how the guest wants to be served; kept for each brand. */
export interface Place {
  /** Null until the guest chooses: the brand's default then counts. */
  serviceType: ServiceType | null;
  address: PlaceAddress | null;
  /** The branch for pickup or dine-in [BN-3]. */
  branchId: Branch["id"] | null;
  /** The branch that serves the address [BN-7]; the menu follows it [MN-1]. */
  nearestBranchId: Branch["id"] | null;
  cityId: string | null;
}

const EMPTY: Place = {
  serviceType: null,
  address: null,
  branchId: null,
  nearestBranchId: null,
  cityId: null,
};

export const placeStore = keptStore<Place>({
  name: "place",
  empty: EMPTY,
  parse(kept) {
    if (typeof kept !== "object" || kept === null) return null;
    const place: Place = { ...EMPTY, ...kept };
    return place.address === null || isAddress(place.address) ? place : null;
  },
});

/** Is what was kept an address that can be shown and sent [BD-1]? */
export function isAddress(kept: unknown): kept is PlaceAddress {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, streetName, latitude, longitude } = kept as Partial<Record<keyof PlaceAddress, unknown>>;
  return (
    (id === null || typeof id === "string") &&
    typeof streetName === "string" &&
    typeof latitude === "number" &&
    typeof longitude === "number"
  );
}

export function usePlace(): Place {
  return placeStore.use();
}

export function changePlace(change: Partial<Place>): void {
  placeStore.set((place) => ({ ...place, ...change }));
}
