import { isDeliveryAddress } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { createStoredStore } from "../../platform/stored-store.ts";

export type GuestAddress = DeliveryAddress & { id: string };

/** Addresses of a guest, stored on this device only, newest first [AD-10]. */
export const guestAddresses = createStoredStore<GuestAddress[]>({
  name: "addresses",
  empty: [],
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isGuestAddress) : null),
});

function isGuestAddress(kept: unknown): kept is GuestAddress {
  return isDeliveryAddress(kept) && kept.id !== null;
}
