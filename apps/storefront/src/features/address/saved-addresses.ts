import { useEffect, useRef } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { chooseAddress, clearAddress } from "../../shop/location/choose-address.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import {
  dropGuestAddress,
  keepGuestAddress,
  changeGuestAddress,
  pushGuestAddresses,
} from "../../shop/location/guest-addresses.ts";
import type { GuestAddress } from "../../shop/location/guest-address-store.ts";
import { query } from "../../platform/query.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { sessionStore, useSession } from "../../shop/session/session.ts";
import { pageMerchantId } from "../../platform/storage.ts";

export type SavedAddress = GuestAddress;

const addressesQuery = query((userId: string) => {
  const path = { merchantId: pageMerchantId(), userId };
  return call("GET /users/v1/addresses/merchant/{merchantId}/user/{userId}", { path });
});

export interface SavedAddresses {
  /** Those that wait on the device first; null until the server's came. */
  addresses: SavedAddress[] | null;
  error: ApiError | null;
  retry(): void;
}

/** The customer's addresses, or the guest's own on this device [AD-10, AD-11]. */
export function useSavedAddresses(): SavedAddresses {
  const session = useSession();
  const userId = session?.userId ?? null;
  const { data, error } = addressesQuery.use(userId);
  const local = guestAddresses.use();
  // What left the device went to the server: it is shown from there now.
  const onDevice = useRef(local.length);
  useEffect(() => {
    if (userId && local.length < onDevice.current) void addressesQuery.reload(userId);
    onDevice.current = local.length;
  }, [userId, local.length]);
  return {
    addresses: userId && !data ? null : [...local, ...(data ?? [])],
    error,
    retry: () => void (userId && addressesQuery.reload(userId)),
  };
}

/**
 * Saves the address and makes it the order's. It is kept on the device first, so nothing is lost when the server is
 * out of reach; a customer's goes to the server from there [AD-7..10].
 */
export async function saveAddress(address: DeliveryAddress): Promise<void> {
  const kept = keepGuestAddress(address);
  const choosing = chooseAddress(kept);
  const session = sessionStore.get();
  if (session) {
    await pushGuestAddresses(session.userId);
    await addressesQuery.reload(session.userId);
  }
  await choosing;
}

/**
 * Saves what was changed about an address, on the device or at the server, wherever it is kept; the order's own follows
 * [AD-11]. Returns what the server said against it: nothing has changed then.
 */
export async function changeAddress(changed: SavedAddress): Promise<ApiError | null> {
  if (!changeGuestAddress(changed)) {
    const { id, ...body } = changed;
    const { data, error } = await call("PUT /users/v1/addresses/{id}", { path: { id }, body });
    if (error) return error;
    const userId = sessionStore.get()?.userId;
    if (userId) addressesQuery.change(userId, (known) => known.map((each) => (each.id === id ? data : each)));
  }
  if (fulfillmentStore.get().address?.id === changed.id) changeFulfillment({ address: changed });
  return null;
}

/** Deletes at once; what the server refuses to forget comes back with its reason. [AD-11] */
export async function deleteAddress(id: string, onRefused: (error: ApiError) => void): Promise<void> {
  if (fulfillmentStore.get().address?.id === id) clearAddress();
  if (guestAddresses.get().some((each) => each.id === id)) return dropGuestAddress(id);
  const userId = sessionStore.get()?.userId;
  if (!userId) return;
  addressesQuery.change(userId, (known) => known.filter((each) => each.id !== id));
  const { error } = await call("DELETE /users/v1/addresses/{id}", { path: { id } });
  if (!error || error.code === "not_found") return;
  onRefused(error);
  await addressesQuery.reload(userId);
}
