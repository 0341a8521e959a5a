import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { keepaliveApi } from "./api.ts";

/** Delay in milliseconds during which a change can be undone. */
export const UNDO_WINDOW_MS = 6_000;
const RETRY_MS = 3_000;
/**
 * Time in milliseconds (one hour) after which an unsent change is dropped. The order keeps its status, and the staff
 * member is notified.
 */
const MAX_CHANGE_AGE_MS = 3_600_000;
const KEY = "dasturxon.console.held";

/** Change of an order's status, delayed so that it can be undone. It is stored on the device and survives a reload. */
export interface HeldChange {
  orderId: string;
  /** Id of the staff member who made the change. Only that member's session sends it. */
  staffId: string;
  /** Text of the undo bar. */
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
  onSent: (held: HeldChange, outcome: SendResult) => void;
  /** Called with a queued change that is dropped because it could not be sent for an hour. */
  onExpired: (held: HeldChange) => void;
}

let storedChanges: readonly HeldChange[] = readHeldChanges();
let changeSender: ({ staffId: string } & SentChangeListener) | null = null;
const sendTimers = new Map<string, ReturnType<typeof setTimeout>>();
const sendingOrderIds = new Set<string>();
const listeners = new Set<() => void>();
/** Refusals after which the change is retried, without a message to the user. */
const RETRIED_REFUSALS = new Set(["offline", "timeout", "unavailable", "internal", "unauthorized"]);

function readHeldChanges(): HeldChange[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HeldChange[];
  } catch {
    return [];
  }
}

function storeHeldChanges(next: readonly HeldChange[]): void {
  storedChanges = next;
  localStorage.setItem(KEY, JSON.stringify(storedChanges));
  for (const listener of listeners) listener();
}

/** Returns the delayed changes of all staff members on this device. */
export const getHeldChanges = (): readonly HeldChange[] => storedChanges;

export function subscribeHeldChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Delays a change. It is sent after the delay, or earlier if the page is closed. */
export function holdChange(change: HeldChange): void {
  storeHeldChanges([...storedChanges.filter(({ orderId }) => orderId !== change.orderId), change]);
  scheduleSend(change);
}

/** Cancels a delayed change. Returns false if it was already sent. */
export function undoHeldChange(orderId: string): boolean {
  if (sendingOrderIds.has(orderId)) return false;
  clearTimeout(sendTimers.get(orderId));
  storeHeldChanges(storedChanges.filter((each) => each.orderId !== orderId));
  return true;
}

const isFresh = ({ dueAt }: HeldChange): boolean => Date.now() - dueAt < MAX_CHANGE_AGE_MS;

function scheduleSend(change: HeldChange, wait = Math.max(0, change.dueAt - Date.now())): void {
  clearTimeout(sendTimers.get(change.orderId));
  sendTimers.set(
    change.orderId,
    setTimeout(() => void sendHeldChange(change.orderId), wait),
  );
}

async function sendHeldChange(orderId: string): Promise<void> {
  const change = storedChanges.find((each) => each.orderId === orderId);
  if (!change || sendingOrderIds.has(orderId)) return;
  if (change.staffId !== changeSender?.staffId) return;
  if (!isFresh(change)) {
    storeHeldChanges(storedChanges.filter((each) => each !== change));
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
  storeHeldChanges(storedChanges.filter((each) => each.orderId !== orderId));
  changeSender?.onSent(change, outcome);
}

function postChange({ orderId, change }: HeldChange): Promise<SendResult> {
  const path = { id: orderId };
  if (change.status !== "CANCELED") {
    return keepaliveApi.call("POST /console/v1/orders/{id}/status", { path, body: change });
  }
  const { status: _, ...body } = change;
  return keepaliveApi.call("POST /console/v1/orders/{id}/refuse", { path, body });
}

/** Sends all delayed changes immediately, for example before sign-out or when the page is closed. */
export async function sendHeldChanges(): Promise<void> {
  await Promise.all(storedChanges.map(({ orderId }) => sendHeldChange(orderId)));
}

/**
 * Starts to send the delayed changes of this staff member, including changes that an earlier page delayed. Returns the
 * function that stops it.
 */
export function setHeldChangeSender(staffId: string, listener: SentChangeListener): () => void {
  changeSender = { staffId, ...listener };
  for (const change of storedChanges) scheduleSend(change);
  const sendWhenHidden = () => {
    if (document.visibilityState === "hidden") void sendHeldChanges();
  };
  // Another tab delayed, cancelled or sent a change.
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    storedChanges = readHeldChanges();
    for (const change of storedChanges) scheduleSend(change);
    for (const listener of listeners) listener();
  };
  const sendHeldNow = () => void sendHeldChanges();
  window.addEventListener("pagehide", sendHeldNow);
  window.addEventListener("storage", handleStorage);
  document.addEventListener("visibilitychange", sendWhenHidden);
  return () => {
    changeSender = null;
    window.removeEventListener("pagehide", sendHeldNow);
    window.removeEventListener("storage", handleStorage);
    document.removeEventListener("visibilitychange", sendWhenHidden);
  };
}
