import { createStore } from "./store.ts";

/**
 * Difference in milliseconds up to which the device's clock is trusted, because responses have a resolution of one
 * second and a latency.
 */
const CLOCK_TOLERANCE_MS = 5_000;
/** Maximum latency of a response, in milliseconds. Slower ones are too imprecise to measure the clock. */
const MAX_CLOCK_LATENCY_MS = 10_000;
/** Mean of the fraction of a second that the `Date` header omits, in milliseconds. */
const HALF_SECOND_MS = 500;

/** Difference between the server's and the device's clock, in milliseconds. */
const serverOffsetStore = createStore(0);

/**
 * Returns the current time of the server's clock in milliseconds since 1970. The server checks opening hours, stops and
 * times with it [BN-4, CH-2].
 */
export function getServerTimeMs(): number {
  return Date.now() + serverOffsetStore.get();
}

/**
 * Calls the listener when the difference is measured or changes, for example after sleep or a change of the device's
 * clock.
 */
export const onServerClockChange = (listener: () => void): (() => void) =>
  serverOffsetStore.subscribe(listener);

/**
 * Measures the server's clock with a response requested at `sentAt` (device clock). A cached page or response has an
 * old date, so only responses that no cache may serve are used.
 */
export function updateServerClock({ headers }: Pick<Response, "headers">, sentAt: number): void {
  const now = Date.now();
  const saidAt = Date.parse(headers.get("date") ?? "");
  const isFresh = /no-store|max-age=0/.test(headers.get("cache-control") ?? "") && !headers.has("age");
  if (!isFresh || Number.isNaN(saidAt) || now < sentAt || now - sentAt > MAX_CLOCK_LATENCY_MS) return;
  const difference = saidAt + HALF_SECOND_MS - (sentAt + now) / 2;
  if (Math.abs(difference - serverOffsetStore.get()) <= CLOCK_TOLERANCE_MS) return;
  serverOffsetStore.set(Math.abs(difference) <= CLOCK_TOLERANCE_MS ? 0 : difference);
}
