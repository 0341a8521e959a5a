import { createLineKey } from "@dasturxon/domain/shared-basket";
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
import { applySharedLines, toLineCounts, findDifferingKeys, listLinesToSend } from "./shared-lines.ts";
import type { LineCounts, SharedLine } from "./shared-lines.ts";
import { readSyncedBasket, syncedBasketStore } from "./synced-basket.ts";

/** Debounce time before a basket change is sent to the customer's other devices, milliseconds. */
const SEND_DEBOUNCE_MS = 600;

interface SharedPlace {
  serviceType: "DELIVERY" | "PICK_UP";
  addressId: string | null;
  branchId: string | null;
}

let isSharingStarted = false;
let syncTimer: ReturnType<typeof setTimeout> | undefined;
let lastSeenCounts = toLineCounts([]);
let runningSync: Promise<void> = Promise.resolve();

/** Starts sharing the basket and the address between all devices of the signed-in customer, in every shell [BK-9]. */
export function startBasketSharing(): void {
  if (isSharingStarted) return scheduleSync(true);
  isSharingStarted = true;
  lastSeenCounts = toLineCounts(basketStore.get().lines);
  basketStore.subscribe(recordLineChanges);
  fulfillmentStore.subscribe(() => scheduleSync(false));
  sessionStore.subscribe(() => scheduleSync(true));
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && scheduleSync(true),
  );
  runningSync = syncBasket(true).catch(() => undefined);
}

/** Records the time when each basket line changed, because the change may be sent to the server much later. */
function recordLineChanges(): void {
  const now = toLineCounts(basketStore.get().lines);
  const keys = findDifferingKeys(now, lastSeenCounts);
  lastSeenCounts = now;
  // Changes are also recorded after the session expired, because the same customer may sign in again. Newer changes
  // from other devices still take precedence.
  const userId = sessionStore.get()?.userId ?? syncedBasketStore.get()?.userId;
  if (userId !== undefined && keys.length > 0) {
    const told = readSyncedBasket(userId);
    const at = Object.fromEntries(keys.map((key) => [key, Date.now()]));
    syncedBasketStore.set({ ...told, changed: { ...told.changed, ...at } });
  }
  scheduleSync(false);
}

let isPullNeeded = false;

/** Schedules a synchronization. `asks`: whether to request the shared basket even if there is nothing to send. */
function scheduleSync(asks: boolean): void {
  isPullNeeded ||= asks;
  clearTimeout(syncTimer);
  syncTimer = setTimeout(() => {
    const asksNow = isPullNeeded;
    isPullNeeded = false;
    // A failed synchronization is sent with the next one.
    runningSync = runningSync.then(() => syncBasket(asksNow)).catch(() => undefined);
  }, SEND_DEBOUNCE_MS);
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
  const sent = toLineCounts(basketStore.get().lines);
  const now = Date.now();
  const lines = listLinesToSend({ counts: sent, known: told.lines, changed: told.changed }, now);
  const place = getCurrentPlace();
  const placeText = serializePlace(place);
  const isPlaceNew = place !== null && placeText !== told.place;
  if (!asks && lines.length === 0 && !isPlaceNew) return;
  const body = { lines, ...(isPlaceNew && { place: { ...place, ago: 0 } }) };
  const { data } = await call("PUT /orders/v1/basket", { body });
  if (!data || sessionStore.get()?.userId !== userId) return;
  const isMenuThere = (await menuQuery.load()) !== null;
  if (isMenuThere) updateBasketFromShared(userId, data.lines, { sent, toldKeys: lines.map(toSharedLineKey) });
  if (data.place && placeText === serializePlace(getCurrentPlace()))
    await applySharedPlace(userId, data.place);
}

const toSharedLineKey = ({ productId, modifications }: SharedLine) => createLineKey(productId, modifications);

function updateBasketFromShared(
  userId: string,
  shared: readonly SharedLine[],
  { sent, toldKeys }: { sent: LineCounts; toldKeys: string[] },
): void {
  const basket = basketStore.get();
  const { lines, known } = applySharedLines(basket.lines, shared, { sent, productOf: findProduct });
  const still = new Set(findDifferingKeys(toLineCounts(lines), known));
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
  lastSeenCounts = toLineCounts(lines);
  basketStore.set({ ...basket, lines });
}

/** Returns the place to share: an address that the server has, or a branch. A table is not shared. */
function getCurrentPlace(): SharedPlace | null {
  const { serviceType, address, branchId } = fulfillmentStore.get();
  if (serviceType === "PICK_UP") return { serviceType, addressId: null, branchId };
  const id = address?.id ?? null;
  if (serviceType === "DINE_IN" || id === null || id.startsWith("front-")) return null;
  return { serviceType: "DELIVERY", addressId: id, branchId: null };
}

/** Returns a text that is equal for equal places, regardless of the order of their fields. */
function serializePlace(place: SharedPlace | null): string | null {
  return place && JSON.stringify([place.serviceType, place.addressId, place.branchId]);
}

async function applySharedPlace(userId: string, shared: SharedPlace): Promise<void> {
  const text = serializePlace(shared);
  syncedBasketStore.set({ ...readSyncedBasket(userId), place: text });
  if (text === serializePlace(getCurrentPlace()) || fulfillmentStore.get().serviceType === "DINE_IN") return;
  const { serviceType, addressId, branchId } = shared;
  if (serviceType === "PICK_UP") return changeFulfillment({ serviceType, branchId });
  const path = { merchantId: getPageMerchantId(), userId };
  const { data } = await call("GET /users/v1/addresses/merchant/{merchantId}/user/{userId}", { path });
  const address = data?.find(({ id }) => id === addressId);
  if (address) await chooseAddress(address);
}
