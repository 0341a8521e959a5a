import { isSamePoint } from "@dasturxon/domain/zones";
import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { guestAddresses } from "./guest-address-store.ts";
import type { GuestAddress } from "./guest-address-store.ts";

/** Begins the id of an address that the server does not know [AD-8]. */
const MARKER = "front-";

/** Keeps an address under a timestamp id, in the place of one that is near enough to be the same [AD-9, AD-10]. */
export function keepGuestAddress(address: DeliveryAddress, now = Date.now()): GuestAddress {
  const known = guestAddresses.get();
  const same = known.find((each) => each.id === address.id || isSamePoint(each, address));
  const kept = { ...address, id: same?.id ?? `${MARKER}${now}` };
  guestAddresses.set([kept, ...known.filter((each) => each !== same)]);
  return kept;
}

/** Changes an address of this device where it stands; false where there is none of this id. */
export function changeGuestAddress(changed: GuestAddress): boolean {
  if (!guestAddresses.get().some((each) => each.id === changed.id)) return false;
  guestAddresses.set((known) => known.map((each) => (each.id === changed.id ? changed : each)));
  return true;
}

export function dropGuestAddress(id: string): void {
  guestAddresses.set((known) => known.filter((each) => each.id !== id));
}

let pushing: Promise<void> | null = null;

/**
 * Gives the device's addresses to the customer who signed in; the server reuses its own within 0.000099 degrees, so
 * nothing doubles [AD-9, AD-10]. One that fails stays on the device for the next time.
 */
export function pushGuestAddresses(userId: string, ask: ApiCall = call): Promise<void> {
  pushing ??= pushAll(userId, ask).finally(() => {
    pushing = null;
  });
  return pushing;
}

async function pushAll(userId: string, ask: ApiCall): Promise<void> {
  // Oldest first, so that the newest stays the newest.
  for (const { id, ...body } of guestAddresses.get().toReversed()) {
    const { data } = await ask("POST /users/v1/addresses/user/{userId}", { path: { userId }, body });
    if (!data) return;
    dropGuestAddress(id);
    const { address } = fulfillmentStore.get();
    if (address?.id === id) changeFulfillment({ address: { ...address, id: data.id } });
  }
}
