import { completeAddress, findSavedAddressAtSamePlace } from "@dasturxon/domain/address";
import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { guestAddresses } from "./guest-address-store.ts";
import type { GuestAddress } from "./guest-address-store.ts";

/** Prefix of the id of an address that is not stored on the server [AD-8]. */
const LOCAL_ADDRESS_ID_PREFIX = "front-";

/**
 * Stores an address under an id made from a timestamp. Replaces the address that it changes or repeats [AD-9, AD-10]. A
 * repeated address preserves its coordinates and the door details that only it has.
 */
export function saveGuestAddress(address: DeliveryAddress, now = Date.now()): GuestAddress {
  const known = guestAddresses.get();
  const changed = known.find((each) => each.id === address.id);
  const same = changed ?? findSavedAddressAtSamePlace(known, address);
  const kept = {
    ...(changed || !same ? address : mergeRepeatedAddress(address, same)),
    id: same?.id ?? createLocalId(now),
  };
  guestAddresses.set([kept, ...known.filter((each) => each !== same)]);
  return kept;
}

function mergeRepeatedAddress(
  address: DeliveryAddress,
  { latitude, longitude, ...same }: GuestAddress,
): DeliveryAddress {
  return { ...completeAddress(address, same), latitude, longitude };
}

/** Returns an unused id, even if two addresses are saved in one millisecond or after the clock was set back. */
function createLocalId(now: number): string {
  const taken = new Set(guestAddresses.get().map(({ id }) => id));
  let stamp = now;
  while (taken.has(`${LOCAL_ADDRESS_ID_PREFIX}${stamp}`)) stamp += 1;
  return `${LOCAL_ADDRESS_ID_PREFIX}${stamp}`;
}

/** Updates an address of this device in its position. Returns false if there is no address with this id. */
export function changeGuestAddress(changed: GuestAddress): boolean {
  if (!guestAddresses.get().some((each) => each.id === changed.id)) return false;
  guestAddresses.set((known) => known.map((each) => (each.id === changed.id ? changed : each)));
  return true;
}

export function removeGuestAddress(id: string): void {
  guestAddresses.set((known) => known.filter((each) => each.id !== id));
}

let runningAddressUpload: Promise<void> | null = null;

/**
 * Sends the device's addresses to the account of the customer who signed in. If the account already has an equal
 * address (`findSavedAddressAtSamePlace`), the server uses that address, so no duplicates occur [AD-9, AD-10]. An address whose
 * request fails remains on the device for the next attempt.
 */
export function uploadGuestAddresses(userId: string, ask: ApiCall = call): Promise<void> {
  runningAddressUpload ??= uploadAllAddresses(userId, ask).finally(() => {
    runningAddressUpload = null;
  });
  return runningAddressUpload;
}

async function uploadAllAddresses(userId: string, ask: ApiCall): Promise<void> {
  // Sends the oldest address first, so that the addresses keep their order by age in the account.
  for (const { id, ...body } of guestAddresses.get().toReversed()) {
    const { data } = await ask("POST /users/v1/addresses/user/{userId}", { path: { userId }, body });
    if (!data) return;
    removeGuestAddress(id);
    const { address } = fulfillmentStore.get();
    if (address?.id === id) changeFulfillment({ address: { ...address, id: data.id } });
  }
}
