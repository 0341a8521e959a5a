import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { keepaliveApi } from "./api.ts";

/** Time in milliseconds during which the user can undo a change. The change is sent after this time. */
export const UNDO_WINDOW_MS = 6_000;
const RETRY_MS = 3_000;
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

export type SendResult = [RefusalBody<string>, null] | [null, BoardOrder];
interface SentChangeListener {
  onSent: (held: DelayedChange, outcome: SendResult) => void;
  /** Called with a queued change that is dropped because it could not be sent for an hour. */
  onExpired: (held: DelayedChange) => void;
}

let storedChanges: readonly DelayedChange[] = readDelayedChanges();
let changeSender: ({ staffId: string } & SentChangeListener) | null = null;
const sendTimers = new Map<string, ReturnType<typeof setTimeout>>();
const sendingOrderIds = new Set<string>();
const listeners = new Set<() => void>();
/** Refusals after which the change is retried, without a message to the user. */
const RETRIED_REFUSALS = new Set(["offline", "timeout", "unavailable", "internal", "unauthorized"]);

function readDelayedChanges(): DelayedChange[] {
  try {
    return JSON.parse(localStorage.getItem(DELAYED_CHANGES_STORAGE_KEY) ?? "[]") as DelayedChange[];
  } catch {
    return [];
  }
}

function storeDelayedChanges(next: readonly DelayedChange[]): void {
  storedChanges = next;
  localStorage.setItem(DELAYED_CHANGES_STORAGE_KEY, JSON.stringify(storedChanges));
  for (const listener of listeners) listener();
}

/** Returns the delayed changes of all staff members on this device. */
export const getDelayedChanges = (): readonly DelayedChange[] => storedChanges;

export function subscribeDelayedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Delays a change. It is sent after the delay, or earlier if the page is closed. */
export function delayChange(change: DelayedChange): void {
  storeDelayedChanges([...storedChanges.filter(({ orderId }) => orderId !== change.orderId), change]);
  scheduleSend(change);
}

/** Cancels a delayed change. Returns false if it was already sent. */
export function undoDelayedChange(orderId: string): boolean {
  if (sendingOrderIds.has(orderId)) return false;
  clearTimeout(sendTimers.get(orderId));
  storeDelayedChanges(storedChanges.filter((each) => each.orderId !== orderId));
  return true;
}

const isRecentChange = ({ dueAt }: DelayedChange): boolean => Date.now() - dueAt < MAX_CHANGE_AGE_MS;

function scheduleSend(change: DelayedChange, wait = Math.max(0, change.dueAt - Date.now())): void {
  clearTimeout(sendTimers.get(change.orderId));
  sendTimers.set(
    change.orderId,
    setTimeout(() => void sendDelayedChange(change.orderId), wait),
  );
}

async function sendDelayedChange(orderId: string): Promise<void> {
  const change = storedChanges.find((each) => each.orderId === orderId);
  if (!change || sendingOrderIds.has(orderId)) return;
  if (change.staffId !== changeSender?.staffId) return;
  if (!isRecentChange(change)) {
    storeDelayedChanges(storedChanges.filter((each) => each !== change));
    return changeSender.onExpired(change);
  }
  clearTimeout(sendTimers.get(orderId));
  sendingOrderIds.add(orderId);
  const outcome = await postChange(change);
  sendingOrderIds.delete(orderId);
  if (outcome[0] && RETRIED_REFUSALS.has(outcome[0].code)) {
    scheduleSend(change, RETRY_MS);
    for (const listener of listeners) listener();
    return;
  }
  storeDelayedChanges(storedChanges.filter((each) => each.orderId !== orderId));
  changeSender?.onSent(change, outcome);
}

function postChange({ orderId, change }: DelayedChange): Promise<SendResult> {
  const path = { id: orderId };
  if (change.status !== "CANCELED") {
    return keepaliveApi.call("POST /console/v1/orders/{id}/status", { path, body: change });
  }
  const { status: _, ...body } = change;
  return keepaliveApi.call("POST /console/v1/orders/{id}/refuse", { path, body });
}

/** Sends all delayed changes immediately, for example before sign-out or when the page is closed. */
export async function sendDelayedChanges(): Promise<void> {
  await Promise.all(storedChanges.map(({ orderId }) => sendDelayedChange(orderId)));
}

/**
 * Starts to send the delayed changes of this staff member, including changes that an earlier page delayed. Returns the
 * function that stops it.
 */
export function startDelayedChangeSender(staffId: string, listener: SentChangeListener): () => void {
  changeSender = { staffId, ...listener };
  for (const change of storedChanges) scheduleSend(change);
  const sendWhenHidden = () => {
    if (document.visibilityState === "hidden") void sendDelayedChanges();
  };
  // Another tab delayed, cancelled or sent a change.
  const handleStorageEvent = ({ key }: StorageEvent) => {
    if (key !== DELAYED_CHANGES_STORAGE_KEY) return;
    storedChanges = readDelayedChanges();
    for (const change of storedChanges) scheduleSend(change);
    for (const listener of listeners) listener();
  };
  const sendDelayedNow = () => void sendDelayedChanges();
  window.addEventListener("pagehide", sendDelayedNow);
  window.addEventListener("storage", handleStorageEvent);
  document.addEventListener("visibilitychange", sendWhenHidden);
  return () => {
    changeSender = null;
    window.removeEventListener("pagehide", sendDelayedNow);
    window.removeEventListener("storage", handleStorageEvent);
    document.removeEventListener("visibilitychange", sendWhenHidden);
  };
}
