import { createStore } from "./store.ts";

/** Milliseconds of difference at which the device's own clock is as good: replies name whole seconds, and travel. */
const TRUSTED_MS = 5_000;
/** Replies that took longer, in milliseconds, are too imprecise to measure the clock. */
const MAX_WAY_MS = 10_000;
/** `Date` leaves out the fraction of its second. */
const HALF_SECOND_MS = 500;

/** Milliseconds that the server's clock is ahead of the device's. */
const ahead = createStore(0);

/** The present in milliseconds since 1970 by the server's clock, by which it judges hours, stops and times [BN-4, CH-2]. */
export function serverNow(): number {
  return Date.now() + ahead.get();
}

/** Calls back when the difference is found, or is another one: after sleep, or when somebody set the device's clock. */
export const onServerClock = (listener: () => void): (() => void) => ahead.subscribe(listener);

/**
 * Reads the server's time off a reply that was asked for at `sentAt` by the device's clock. A page or a reply out of any
 * cache has the time of its making, so only a reply that every cache has to ask the server for counts.
 */
export function readServerClock({ headers }: Pick<Response, "headers">, sentAt: number): void {
  const now = Date.now();
  const saidAt = Date.parse(headers.get("date") ?? "");
  const isFresh = /no-store|max-age=0/.test(headers.get("cache-control") ?? "") && !headers.has("age");
  if (!isFresh || Number.isNaN(saidAt) || now < sentAt || now - sentAt > MAX_WAY_MS) return;
  const difference = saidAt + HALF_SECOND_MS - (sentAt + now) / 2;
  if (Math.abs(difference - ahead.get()) <= TRUSTED_MS) return;
  ahead.set(Math.abs(difference) <= TRUSTED_MS ? 0 : difference);
}
