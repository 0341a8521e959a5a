import { createBasketLineKey } from "@dasturxon/domain/shared-basket";
import { call } from "../../platform/api.ts";
import { chooseAddress } from "../location/choose-address.ts";
import { changeFulfillment, fulfillmentStore } from "../location/fulfillment.ts";
import { uploadGuestAddresses } from "../location/guest-addresses.ts";
import { guestAddresses } from "../location/guest-address-store.ts";
import { menuQuery, findProduct } from "../menu/menu-query.ts";
import { sessionStore } from "../session/session.ts";
import { getPageMerchantId } from "../../platform/storage.ts";
import { basketStore } from "./basket.ts";
import { groupStore } from "./group.ts";
import {
  mergeSharedBasketLines,
  toBasketLineCounts,
  findDifferingLineKeys,
  listBasketLinesToSend,
} from "./shared-lines.ts";
import type { BasketLineCounts, SharedBasketLine } from "./shared-lines.ts";
import { readSyncedBasket, syncedBasketStore } from "./synced-basket.ts";

/** Debounce time before a basket change is sent to the customer's other devices, milliseconds. */
const BASKET_SEND_DEBOUNCE_MS = 600;

interface SharedPlace {
  serviceType: "DELIVERY" | "PICK_UP";
  addressId: string | null;
  branchId: string | null;
}

let isSharingStarted = false;
let basketSyncTimer: ReturnType<typeof setTimeout> | undefined;
let lastSeenLineCounts = toBasketLineCounts([]);
let runningBasketSync: Promise<void> = Promise.resolve();

/** Starts sharing the basket and the address between all devices of the signed-in customer, in every shell [BK-9]. */
export function startBasketSharing(): void {
  if (isSharingStarted) return scheduleBasketSync(true);
  isSharingStarted = true;
  lastSeenLineCounts = toBasketLineCounts(basketStore.get().lines);
  basketStore.subscribe(recordLineChanges);
  fulfillmentStore.subscribe(() => scheduleBasketSync(false));
  sessionStore.subscribe(() => scheduleBasketSync(true));
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && scheduleBasketSync(true),
  );
  runningBasketSync = syncBasket(true).catch(() => undefined);
}

/** Records the time when each basket line changed, because the change may be sent to the server much later. */
function recordLineChanges(): void {
  const now = toBasketLineCounts(basketStore.get().lines);
  const keys = findDifferingLineKeys(now, lastSeenLineCounts);
  lastSeenLineCounts = now;
  // Changes are also recorded after the session expired, because the same customer may sign in again. Newer changes
  // from other devices still take precedence.
  const userId = sessionStore.get()?.userId ?? syncedBasketStore.get()?.userId;
  if (userId !== undefined && keys.length > 0) {
    const told = readSyncedBasket(userId);
    const at = Object.fromEntries(keys.map((key) => [key, Date.now()]));
    syncedBasketStore.set({ ...told, changed: { ...told.changed, ...at } });
  }
  scheduleBasketSync(false);
}

let isSharedBasketRequestNeeded = false;

/** Schedules a synchronization. `asks`: whether to request the shared basket even if there is nothing to send. */
function scheduleBasketSync(asks: boolean): void {
  isSharedBasketRequestNeeded ||= asks;
  clearTimeout(basketSyncTimer);
  basketSyncTimer = setTimeout(() => {
    const asksNow = isSharedBasketRequestNeeded;
    isSharedBasketRequestNeeded = false;
    // A failed synchronization is sent with the next one.
    runningBasketSync = runningBasketSync.then(() => syncBasket(asksNow)).catch(() => undefined);
  }, BASKET_SEND_DEBOUNCE_MS);
}

/**
 * Sends the changes and applies the shared basket. The basket of a group order is not shared, because it is only a part
 * of that order.
 */
async function syncBasket(asks: boolean): Promise<void> {
  const session = sessionStore.get();
  if (!session || groupStore.get()) return;
  const { userId } = session;
  if (guestAddresses.get().length > 0) await uploadGuestAddresses(userId);
  const told = readSyncedBasket(userId);
  const sent = toBasketLineCounts(basketStore.get().lines);
  const now = Date.now();
  const lines = listBasketLinesToSend({ counts: sent, known: told.lines, changed: told.changed }, now);
  const place = getPlaceToShare();
  const placeText = serializeSharedPlace(place);
  const isPlaceNew = place !== null && placeText !== told.place;
  if (!asks && lines.length === 0 && !isPlaceNew) return;
  const body = { lines, ...(isPlaceNew && { place: { ...place, ago: 0 } }) };
  const { data } = await call("PUT /orders/v1/basket", { body });
  if (!data || sessionStore.get()?.userId !== userId) return;
  const isMenuThere = (await menuQuery.load()) !== null;
  if (isMenuThere) updateBasketFromShared(userId, data.lines, { sent, toldKeys: lines.map(toSharedLineKey) });
  if (data.place && placeText === serializeSharedPlace(getPlaceToShare()))
    await applySharedPlace(userId, data.place);
}

const toSharedLineKey = ({ productId, modifications }: SharedBasketLine) =>
  createBasketLineKey(productId, modifications);

function updateBasketFromShared(
  userId: string,
  shared: readonly SharedBasketLine[],
  { sent, toldKeys }: { sent: BasketLineCounts; toldKeys: string[] },
): void {
  const basket = basketStore.get();
  const { lines, known } = mergeSharedBasketLines(basket.lines, shared, { sent, productOf: findProduct });
  const still = new Set(findDifferingLineKeys(toBasketLineCounts(lines), known));
  const changed = Object.entries(readSyncedBasket(userId).changed).filter(([key]) => still.has(key));
  // A line that changed during the request is marked as newer than the sent line, regardless of the duration of the
  // request.
  const now = Date.now();
  for (const entry of changed) if (toldKeys.includes(entry[0])) entry[1] = now;
  syncedBasketStore.set({
    ...readSyncedBasket(userId),
    lines: { ...known },
    changed: Object.fromEntries(changed),
  });
  const isSame = lines.length === basket.lines.length && lines.every((line, at) => line === basket.lines[at]);
  if (isSame) return;
  lastSeenLineCounts = toBasketLineCounts(lines);
  basketStore.set({ ...basket, lines });
}

/** Returns the place to share: an address that the server has, or a branch. A table is not shared. */
function getPlaceToShare(): SharedPlace | null {
  const { serviceType, address, branchId } = fulfillmentStore.get();
  if (serviceType === "PICK_UP") return { serviceType, addressId: null, branchId };
  const id = address?.id ?? null;
  if (serviceType === "DINE_IN" || id === null || id.startsWith("front-")) return null;
  return { serviceType: "DELIVERY", addressId: id, branchId: null };
}

/** Returns a text that is equal for equal places, regardless of the order of their fields. */
function serializeSharedPlace(place: SharedPlace | null): string | null {
  return place && JSON.stringify([place.serviceType, place.addressId, place.branchId]);
}

async function applySharedPlace(userId: string, shared: SharedPlace): Promise<void> {
  const text = serializeSharedPlace(shared);
  syncedBasketStore.set({ ...readSyncedBasket(userId), place: text });
  if (text === serializeSharedPlace(getPlaceToShare()) || fulfillmentStore.get().serviceType === "DINE_IN")
    return;
  const { serviceType, addressId, branchId } = shared;
  if (serviceType === "PICK_UP") return changeFulfillment({ serviceType, branchId });
  const path = { merchantId: getPageMerchantId(), userId };
  const { data } = await call("GET /users/v1/addresses/merchant/{merchantId}/user/{userId}", { path });
  const address = data?.find(({ id }) => id === addressId);
  if (address) await chooseAddress(address);
}
