import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { Refusal } from "@dasturxon/contract/refusals";
import { lastingApi } from "./api.ts";

/** How long a change waits to be taken back. */
export const HOLD_MS = 6_000;
const RETRY_MS = 3_000;
/** What could not be sent for so long is of yesterday: the order still stands as it was. */
const MAX_AGE_MS = 3_600_000;
const KEY = "dasturxon.console.held";

/** A change that ends an order, kept back for a moment; it is kept on the device, so that no reload loses it. */
export interface HeldChange {
  orderId: string;
  /** Who made it: nobody else's session sends it. */
  staffId: string;
  /** What the bar says of it. */
  text: string;
  dueAt: number;
  change:
    | { status: "DELIVERED" | "CLOSED"; version: number }
    | ({ status: "CANCELED"; version: number } & Refusing);
}

/** Why an order is refused, what is out, and until when its branch stops selling that; null: it goes on. */
export interface Refusing {
  reason: RefuseReason;
  comment: string;
  productIds: string[];
  stop: { until: string | null } | null;
}

export type Outcome = [Refusal<string>, null] | [null, BoardOrder];
type OnSent = (held: HeldChange, outcome: Outcome) => void;

let held: readonly HeldChange[] = read();
let sender: { staffId: string; onSent: OnSent } | null = null;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Set<string>();
const listeners = new Set<() => void>();
/** The line is down: tried again, not told. */
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

/** Everybody's on this device. */
export const heldChanges = (): readonly HeldChange[] => held;

export function onHeldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds a change back; it goes out when its time is up, or with the page. */
export function hold(change: HeldChange): void {
  write([...held.filter(({ orderId }) => orderId !== change.orderId), change]);
  schedule(change);
}

/** Takes a change back. @returns false when it went out already. */
export function takeBack(orderId: string): boolean {
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
  if (!isFresh(change)) return write(held.filter((each) => each !== change));
  if (change.staffId !== sender?.staffId) return;
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
    return lastingApi.call("POST /console/v1/orders/{id}/status", { path, body: change });
  }
  const { status: _, ...body } = change;
  return lastingApi.call("POST /console/v1/orders/{id}/refuse", { path, body });
}

/** Sends everything that is held, now: the page goes, or its member of staff does. */
export async function sendHeld(): Promise<void> {
  await Promise.all(held.map(({ orderId }) => send(orderId)));
}

/** Sends from now on what this member of staff holds, also what an earlier page left. Returns the stop. */
export function sendHeldOf(staffId: string, onSent: OnSent): () => void {
  sender = { staffId, onSent };
  if (!held.every(isFresh)) write(held.filter(isFresh));
  for (const change of held) schedule(change);
  const leave = () => {
    if (document.visibilityState === "hidden") void sendHeld();
  };
  // Another tab held one, took one back or sent it.
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
