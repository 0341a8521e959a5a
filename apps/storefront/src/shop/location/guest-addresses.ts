import { completedAddress, sameAddress } from "@dasturxon/domain/address";
import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { guestAddresses } from "./guest-address-store.ts";
import type { GuestAddress } from "./guest-address-store.ts";

/** Begins the id of an address that the server does not know [AD-8]. */
const MARKER = "front-";

/**
 * Keeps an address under a timestamp id, in the place of the one that it changes or repeats [AD-9, AD-10]. A repeated
 * one keeps its point, and what only it says of the door.
 */
export function keepGuestAddress(address: DeliveryAddress, now = Date.now()): GuestAddress {
  const known = guestAddresses.get();
  const changed = known.find((each) => each.id === address.id);
  const same = changed ?? sameAddress(known, address);
  const kept = { ...(changed || !same ? address : repeated(address, same)), id: same?.id ?? freshId(now) };
  guestAddresses.set([kept, ...known.filter((each) => each !== same)]);
  return kept;
}

function repeated(address: DeliveryAddress, { latitude, longitude, ...same }: GuestAddress): DeliveryAddress {
  return { ...completedAddress(address, same), latitude, longitude };
}

/** Two addresses saved in one millisecond, or after the clock was set back, are still two. */
function freshId(now: number): string {
  const taken = new Set(guestAddresses.get().map(({ id }) => id));
  let stamp = now;
  while (taken.has(`${MARKER}${stamp}`)) stamp += 1;
  return `${MARKER}${stamp}`;
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
 * Gives the device's addresses to the customer who signed in; the server reuses its own of the same door, so nothing
 * doubles [AD-9, AD-10]. One that fails stays on the device for the next time.
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
