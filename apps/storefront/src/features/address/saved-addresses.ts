import { useEffect, useRef } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { chooseAddress, clearAddress } from "../../shop/location/choose-address.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import {
  removeGuestAddress,
  saveGuestAddress,
  changeGuestAddress,
  uploadGuestAddresses,
} from "../../shop/location/guest-addresses.ts";
import type { GuestAddress } from "../../shop/location/guest-address-store.ts";
import { createQuery } from "../../platform/query.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { sessionStore, useSession } from "../../shop/session/session.ts";
import { getPageMerchantId } from "../../platform/storage.ts";

export type SavedAddress = GuestAddress;

const addressesQuery = createQuery((userId: string) => {
  const path = { merchantId: getPageMerchantId(), userId };
  return call("GET /users/v1/addresses/merchant/{merchantId}/user/{userId}", { path });
});

export interface SavedAddresses {
  /** Addresses, with the ones stored on the device first. Null until the server's addresses are loaded. */
  addresses: SavedAddress[] | null;
  error: ApiError | null;
  retry(): void;
}

/** Returns the customer's addresses, or those that a guest stored on this device [AD-10, AD-11]. */
export function useSavedAddresses(): SavedAddresses {
  const session = useSession();
  const userId = session?.userId ?? null;
  const { data, error } = addressesQuery.use(userId);
  const local = guestAddresses.use();
  // Reloads the server's list when an address disappeared from the device, because the address was probably sent to the
  // server.
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
 * Saves the address and uses it for the order. Stores it on the device first, so that it is not lost if the server
 * cannot be reached. A customer's address is then sent to the server [AD-7..10].
 */
export async function saveAddress(address: DeliveryAddress): Promise<void> {
  const kept = saveGuestAddress(address);
  const choosing = chooseAddress(kept);
  const session = sessionStore.get();
  if (session) {
    await uploadGuestAddresses(session.userId);
    await addressesQuery.reload(session.userId);
  }
  await choosing;
}

/**
 * Saves changes to an address, on the device or on the server. If it is the address of the order, updates the order too
 * [AD-11]. Returns the server's error, in which case nothing has changed.
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

/**
 * Deletes an address with an optimistic update. If the server refuses, shows the address again, with the reason
 * [AD-11].
 */
export async function deleteAddress(id: string, onRefused: (error: ApiError) => void): Promise<void> {
  if (fulfillmentStore.get().address?.id === id) clearAddress();
  if (guestAddresses.get().some((each) => each.id === id)) return removeGuestAddress(id);
  const userId = sessionStore.get()?.userId;
  if (!userId) return;
  addressesQuery.change(userId, (known) => known.filter((each) => each.id !== id));
  const { error } = await call("DELETE /users/v1/addresses/{id}", { path: { id } });
  if (!error || error.code === "not_found") return;
  onRefused(error);
  await addressesQuery.reload(userId);
}
