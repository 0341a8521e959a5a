import { lineKey } from "@dasturxon/domain/shared-basket";
import { call } from "../../platform/api.ts";
import { chooseAddress } from "../location/choose-address.ts";
import { changeFulfillment, fulfillmentStore } from "../location/fulfillment.ts";
import { pushGuestAddresses } from "../location/guest-addresses.ts";
import { guestAddresses } from "../location/guest-address-store.ts";
import { menuQuery, productOf } from "../menu/menu-query.ts";
import { sessionStore } from "../session/session.ts";
import { pageMerchantId } from "../../platform/storage.ts";
import { basketStore } from "./basket.ts";
import { groupStore } from "./group.ts";
import { applyShared, countsOf, differing, linesToSend } from "./shared-lines.ts";
import type { Counts, SharedLine } from "./shared-lines.ts";
import { syncedBasketOf, syncedBasketStore } from "./synced-basket.ts";

/** Debounce time before a basket change is sent to the customer's other devices, milliseconds. */
const REST_MS = 600;

interface SharedPlace {
  serviceType: "DELIVERY" | "PICK_UP";
  addressId: string | null;
  branchId: string | null;
}

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let seen = countsOf([]);
let syncing: Promise<void> = Promise.resolve();

/** Starts sharing the basket and the address between all devices of the signed-in customer, in every shell [BK-9]. */
export function startSharedBasket(): void {
  if (isStarted) return plan(true);
  isStarted = true;
  seen = countsOf(basketStore.get().lines);
  basketStore.subscribe(noteChanges);
  fulfillmentStore.subscribe(() => plan(false));
  sessionStore.subscribe(() => plan(true));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && plan(true));
  syncing = syncBasket(true).catch(() => undefined);
}

/** Records when each line changed, in case the change cannot be sent soon. */
function noteChanges(): void {
  const now = countsOf(basketStore.get().lines);
  const keys = differing(now, seen);
  seen = now;
  // Also after the session expired. The same customer may sign in again, and newer changes from other devices still
  // win.
  const userId = sessionStore.get()?.userId ?? syncedBasketStore.get()?.userId;
  if (userId !== undefined && keys.length > 0) {
    const told = syncedBasketOf(userId);
    const at = Object.fromEntries(keys.map((key) => [key, Date.now()]));
    syncedBasketStore.set({ ...told, changed: { ...told.changed, ...at } });
  }
  plan(false);
}

let isAsking = false;

/** Schedules a synchronization. `asks`: requests the shared basket even if there is nothing to send. */
function plan(asks: boolean): void {
  isAsking ||= asks;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const asksNow = isAsking;
    isAsking = false;
    // A failed synchronization is sent with the next one.
    syncing = syncing.then(() => syncBasket(asksNow)).catch(() => undefined);
  }, REST_MS);
}

/**
 * Sends the changes and applies the shared basket. The basket of a group order is not shared, because it is only a part
 * of that order.
 */
async function syncBasket(asks: boolean): Promise<void> {
  const session = sessionStore.get();
  if (!session || groupStore.get()) return;
  const { userId } = session;
  if (guestAddresses.get().length > 0) await pushGuestAddresses(userId);
  const told = syncedBasketOf(userId);
  const sent = countsOf(basketStore.get().lines);
  const now = Date.now();
  const lines = linesToSend({ counts: sent, known: told.lines, changed: told.changed }, now);
  const place = placeHere();
  const placeText = textOf(place);
  const isPlaceNew = place !== null && placeText !== told.place;
  if (!asks && lines.length === 0 && !isPlaceNew) return;
  const body = { lines, ...(isPlaceNew && { place: { ...place, ago: 0 } }) };
  const { data } = await call("PUT /orders/v1/basket", { body });
  if (!data || sessionStore.get()?.userId !== userId) return;
  const isMenuThere = (await menuQuery.load()) !== null;
  if (isMenuThere) showLines(userId, data.lines, { sent, toldKeys: lines.map(keyOfSyncedLine) });
  if (data.place && placeText === textOf(placeHere())) await showPlace(userId, data.place);
}

const keyOfSyncedLine = ({ productId, modifications }: SharedLine) => lineKey(productId, modifications);

function showLines(
  userId: string,
  shared: readonly SharedLine[],
  { sent, toldKeys }: { sent: Counts; toldKeys: string[] },
): void {
  const basket = basketStore.get();
  const { lines, known } = applyShared(basket.lines, shared, { sent, productOf });
  const still = new Set(differing(countsOf(lines), known));
  const changed = Object.entries(syncedBasketOf(userId).changed).filter(([key]) => still.has(key));
  // A line that changed during the request is newer than the sent one, regardless of the duration of the request.
  const now = Date.now();
  for (const entry of changed) if (toldKeys.includes(entry[0])) entry[1] = now;
  syncedBasketStore.set({
    ...syncedBasketOf(userId),
    lines: { ...known },
    changed: Object.fromEntries(changed),
  });
  const isSame = lines.length === basket.lines.length && lines.every((line, at) => line === basket.lines[at]);
  if (isSame) return;
  seen = countsOf(lines);
  basketStore.set({ ...basket, lines });
}

/** Returns the place to share: an address that the server has, or a branch. A table is not shared. */
function placeHere(): SharedPlace | null {
  const { serviceType, address, branchId } = fulfillmentStore.get();
  if (serviceType === "PICK_UP") return { serviceType, addressId: null, branchId };
  const id = address?.id ?? null;
  if (serviceType === "DINE_IN" || id === null || id.startsWith("front-")) return null;
  return { serviceType: "DELIVERY", addressId: id, branchId: null };
}

/** Returns a text that is equal for equal places, regardless of the order of their fields. */
function textOf(place: SharedPlace | null): string | null {
  return place && JSON.stringify([place.serviceType, place.addressId, place.branchId]);
}

async function showPlace(userId: string, shared: SharedPlace): Promise<void> {
  const text = textOf(shared);
  syncedBasketStore.set({ ...syncedBasketOf(userId), place: text });
  if (text === textOf(placeHere()) || fulfillmentStore.get().serviceType === "DINE_IN") return;
  const { serviceType, addressId, branchId } = shared;
  if (serviceType === "PICK_UP") return changeFulfillment({ serviceType, branchId });
  const path = { merchantId: pageMerchantId(), userId };
  const { data } = await call("GET /users/v1/addresses/merchant/{merchantId}/user/{userId}", { path });
  const address = data?.find(({ id }) => id === addressId);
  if (address) await chooseAddress(address);
}
