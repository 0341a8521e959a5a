import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { keepaliveApi } from "./api.ts";

/** Time in milliseconds during which the user can undo a change. The change is sent after this time. */
export const UNDO_WINDOW_MS = 6_000;
const DELAYED_CHANGE_RETRY_MS = 3_000;
/**
 * Time in milliseconds (one hour) after which an unsent change is dropped. The order keeps its status, and the staff
 * member is notified.
 */
const MAX_CHANGE_AGE_MS = 3_600_000;
const DELAYED_CHANGES_STORAGE_KEY = "dasturxon.console.held";

/** Change of an order's status, delayed so that it can be undone. It is stored on the device and survives a reload. */
export interface DelayedChange {
  orderId: string;
  /** Id of the staff member who made the change. Only that member's session sends it. */
  staffId: string;
  /** Description of the delayed change that the undo bar shows. */
  text: string;
  dueAt: number;
  change:
    | { status: "DELIVERED" | "CLOSED"; version: number }
    | ({ status: "CANCELED"; version: number } & OrderRefusalDetails);
}

/**
 * Reason to refuse an order, the products that are sold out, and until when the branch stops selling them. `stop` null:
 * the products stay on sale. `until` null: stopped until resumed manually.
 */
export interface OrderRefusalDetails {
  reason: RefuseReason;
  comment: string;
  productIds: string[];
  stop: { until: string | null } | null;
}

export type DelayedChangeSendResult = [RefusalBody<string>, null] | [null, BoardOrder];
interface SentChangeListener {
  onSent: (held: DelayedChange, outcome: DelayedChangeSendResult) => void;
  /** Called with a queued change that is dropped because it could not be sent for an hour. */
  onExpired: (held: DelayedChange) => void;
}

let storedDelayedChanges: readonly DelayedChange[] = readDelayedChanges();
let delayedChangeSender: ({ staffId: string } & SentChangeListener) | null = null;
const sendTimerByOrderId = new Map<string, ReturnType<typeof setTimeout>>();
const sendingOrderIdsOfDelayedChanges = new Set<string>();
const delayedChangeListeners = new Set<() => void>();
/** Refusals after which the change is retried, without a message to the user. */
const RETRIED_REFUSAL_CODES = new Set(["offline", "timeout", "unavailable", "internal", "unauthorized"]);

function readDelayedChanges(): DelayedChange[] {
  try {
    return JSON.parse(localStorage.getItem(DELAYED_CHANGES_STORAGE_KEY) ?? "[]") as DelayedChange[];
  } catch {
    return [];
  }
}

function storeDelayedChanges(next: readonly DelayedChange[]): void {
  storedDelayedChanges = next;
  localStorage.setItem(DELAYED_CHANGES_STORAGE_KEY, JSON.stringify(storedDelayedChanges));
  for (const listener of delayedChangeListeners) listener();
}

/** Returns the delayed changes of all staff members on this device. */
export const getDelayedChanges = (): readonly DelayedChange[] => storedDelayedChanges;

export function subscribeDelayedChanges(listener: () => void): () => void {
  delayedChangeListeners.add(listener);
  return () => delayedChangeListeners.delete(listener);
}

/** Delays a change. It is sent after the delay, or earlier if the page is closed. */
export function delayChange(change: DelayedChange): void {
  storeDelayedChanges([...storedDelayedChanges.filter(({ orderId }) => orderId !== change.orderId), change]);
  scheduleDelayedChange(change);
}

/** Cancels a delayed change. Returns false if it was already sent. */
export function undoDelayedChange(orderId: string): boolean {
  if (sendingOrderIdsOfDelayedChanges.has(orderId)) return false;
  clearTimeout(sendTimerByOrderId.get(orderId));
  storeDelayedChanges(storedDelayedChanges.filter((each) => each.orderId !== orderId));
  return true;
}

const isRecentChange = ({ dueAt }: DelayedChange): boolean => Date.now() - dueAt < MAX_CHANGE_AGE_MS;

function scheduleDelayedChange(change: DelayedChange, wait = Math.max(0, change.dueAt - Date.now())): void {
  clearTimeout(sendTimerByOrderId.get(change.orderId));
  sendTimerByOrderId.set(
    change.orderId,
    setTimeout(() => void sendDelayedChange(change.orderId), wait),
  );
}

async function sendDelayedChange(orderId: string): Promise<void> {
  const change = storedDelayedChanges.find((each) => each.orderId === orderId);
  if (!change || sendingOrderIdsOfDelayedChanges.has(orderId)) return;
  if (change.staffId !== delayedChangeSender?.staffId) return;
  if (!isRecentChange(change)) {
    storeDelayedChanges(storedDelayedChanges.filter((each) => each !== change));
    return delayedChangeSender.onExpired(change);
  }
  clearTimeout(sendTimerByOrderId.get(orderId));
  sendingOrderIdsOfDelayedChanges.add(orderId);
  const outcome = await postChange(change);
  sendingOrderIdsOfDelayedChanges.delete(orderId);
  if (outcome[0] && RETRIED_REFUSAL_CODES.has(outcome[0].code)) {
    scheduleDelayedChange(change, DELAYED_CHANGE_RETRY_MS);
    for (const listener of delayedChangeListeners) listener();
    return;
  }
  storeDelayedChanges(storedDelayedChanges.filter((each) => each.orderId !== orderId));
  delayedChangeSender?.onSent(change, outcome);
}

function postChange({ orderId, change }: DelayedChange): Promise<DelayedChangeSendResult> {
  const path = { id: orderId };
  if (change.status !== "CANCELED") {
    return keepaliveApi.call("POST /console/v1/orders/{id}/status", { path, body: change });
  }
  const { status: _, ...body } = change;
  return keepaliveApi.call("POST /console/v1/orders/{id}/refuse", { path, body });
}

/** Sends all delayed changes immediately, for example before sign-out or when the page is closed. */
export async function sendDelayedChanges(): Promise<void> {
  await Promise.all(storedDelayedChanges.map(({ orderId }) => sendDelayedChange(orderId)));
}

/**
 * Starts to send the delayed changes of this staff member, including changes that an earlier page delayed. Returns the
 * function that stops it.
 */
export function startDelayedChangeSender(staffId: string, listener: SentChangeListener): () => void {
  delayedChangeSender = { staffId, ...listener };
  for (const change of storedDelayedChanges) scheduleDelayedChange(change);
  const sendWhenHidden = () => {
    if (document.visibilityState === "hidden") void sendDelayedChanges();
  };
  // Another tab delayed, cancelled or sent a change.
  const handleStorageEvent = ({ key }: StorageEvent) => {
    if (key !== DELAYED_CHANGES_STORAGE_KEY) return;
    storedDelayedChanges = readDelayedChanges();
    for (const change of storedDelayedChanges) scheduleDelayedChange(change);
    for (const listener of delayedChangeListeners) listener();
  };
  const sendDelayedNow = () => void sendDelayedChanges();
  window.addEventListener("pagehide", sendDelayedNow);
  window.addEventListener("storage", handleStorageEvent);
  document.addEventListener("visibilitychange", sendWhenHidden);
  return () => {
    delayedChangeSender = null;
    window.removeEventListener("pagehide", sendDelayedNow);
    window.removeEventListener("storage", handleStorageEvent);
    document.removeEventListener("visibilitychange", sendWhenHidden);
  };
}
