import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { keepaliveApi } from "./api.ts";

/** Delay in milliseconds during which a change can be undone. */
export const HOLD_MS = 6_000;
const RETRY_MS = 3_000;
/**
 * Changes that could not be sent within one hour (milliseconds) are not sent. The order keeps its status, and the member
 * of staff is told.
 */
const MAX_AGE_MS = 3_600_000;
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

export type Outcome = [RefusalBody<string>, null] | [null, BoardOrder];
interface Listener {
  onSent: (held: HeldChange, outcome: Outcome) => void;
  /** Called with a queued change that is dropped because it could not be sent for an hour. */
  onExpired: (held: HeldChange) => void;
}

let held: readonly HeldChange[] = read();
let sender: ({ staffId: string } & Listener) | null = null;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Set<string>();
const listeners = new Set<() => void>();
/** Refusals after which the change is retried, without a message to the user. */
const LOST = new Set(["offline", "timeout", "unavailable", "internal", "unauthorized"]);

function read(): HeldChange[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HeldChange[];
  } catch {
    return [];
  }
}

function write(next: readonly HeldChange[]): void {
  held = next;
  localStorage.setItem(KEY, JSON.stringify(held));
  for (const listener of listeners) listener();
}

/** Returns the delayed changes of all staff members on this device. */
export const heldChanges = (): readonly HeldChange[] => held;

export function onHeldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Delays a change. It is sent after the delay, or earlier if the page is closed. */
export function hold(change: HeldChange): void {
  write([...held.filter(({ orderId }) => orderId !== change.orderId), change]);
  schedule(change);
}

/** Cancels a delayed change. Returns false if it was already sent. */
export function undoHeldChange(orderId: string): boolean {
  if (sending.has(orderId)) return false;
  clearTimeout(timers.get(orderId));
  write(held.filter((each) => each.orderId !== orderId));
  return true;
}

const isFresh = ({ dueAt }: HeldChange): boolean => Date.now() - dueAt < MAX_AGE_MS;

function schedule(change: HeldChange, wait = Math.max(0, change.dueAt - Date.now())): void {
  clearTimeout(timers.get(change.orderId));
  timers.set(
    change.orderId,
    setTimeout(() => void send(change.orderId), wait),
  );
}

async function send(orderId: string): Promise<void> {
  const change = held.find((each) => each.orderId === orderId);
  if (!change || sending.has(orderId)) return;
  if (change.staffId !== sender?.staffId) return;
  if (!isFresh(change)) {
    write(held.filter((each) => each !== change));
    return sender.onExpired(change);
  }
  clearTimeout(timers.get(orderId));
  sending.add(orderId);
  const outcome = await post(change);
  sending.delete(orderId);
  if (outcome[0] && LOST.has(outcome[0].code)) {
    schedule(change, RETRY_MS);
    for (const listener of listeners) listener();
    return;
  }
  write(held.filter((each) => each.orderId !== orderId));
  sender?.onSent(change, outcome);
}

function post({ orderId, change }: HeldChange): Promise<Outcome> {
  const path = { id: orderId };
  if (change.status !== "CANCELED") {
    return keepaliveApi.call("POST /console/v1/orders/{id}/status", { path, body: change });
  }
  const { status: _, ...body } = change;
  return keepaliveApi.call("POST /console/v1/orders/{id}/refuse", { path, body });
}

/** Sends all delayed changes immediately, for example before sign-out or when the page is closed. */
export async function sendHeld(): Promise<void> {
  await Promise.all(held.map(({ orderId }) => send(orderId)));
}

/**
 * Starts to send the delayed changes of this staff member, including those of an earlier page. Returns the function
 * that stops it.
 */
export function sendHeldOf(staffId: string, listener: Listener): () => void {
  sender = { staffId, ...listener };
  for (const change of held) schedule(change);
  const leave = () => {
    if (document.visibilityState === "hidden") void sendHeld();
  };
  // Another tab delayed, cancelled or sent a change.
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    held = read();
    for (const change of held) schedule(change);
    for (const listener of listeners) listener();
  };
  const go = () => void sendHeld();
  window.addEventListener("pagehide", go);
  window.addEventListener("storage", follow);
  document.addEventListener("visibilitychange", leave);
  return () => {
    sender = null;
    window.removeEventListener("pagehide", go);
    window.removeEventListener("storage", follow);
    document.removeEventListener("visibilitychange", leave);
  };
}
