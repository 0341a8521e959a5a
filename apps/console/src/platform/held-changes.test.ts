import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeldChange } from "./held-changes.ts";

const storage = new Map<string, string>();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const sentRoutes: string[] = [];
const sentBodies: unknown[] = [];
let isConnectionLost = false;

beforeEach(() => {
  storage.clear();
  sentRoutes.length = 0;
  sentBodies.length = 0;
  isConnectionLost = false;
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (isConnectionLost) throw new TypeError("no network");
    sentRoutes.push(url);
    sentBodies.push(JSON.parse(String(init.body)));
    return Response.json({ id: "a", status: "DELIVERED" });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the module again, as a newly opened page does. */
async function loadHeldChanges(staffId = "me") {
  vi.resetModules();
  const changes = await import("./held-changes.ts");
  const outcomes: unknown[] = [];
  const expired: string[] = [];
  const stop = changes.setHeldChangeSender(staffId, {
    onSent: (_, outcome) => outcomes.push(outcome),
    onExpired: ({ text }) => expired.push(text),
  });
  const holdDelivery = () =>
    changes.holdChange({
      orderId: "a",
      staffId,
      text: "1",
      dueAt: Date.now() + changes.UNDO_WINDOW_MS,
      change: { status: "DELIVERED", version: 3 },
    } satisfies HeldChange);
  return { ...changes, deliver: holdDelivery, outcomes, expired, stop };
}

const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("sends a final action after six seconds, once", async () => {
  const { deliver, getHeldChanges, outcomes } = await loadHeldChanges();
  deliver();
  await advanceTime(5_900);
  expect(sentRoutes).toEqual([]);
  await advanceTime(10_000);
  expect(sentRoutes).toEqual(["/api/console/v1/orders/a/status"]);
  expect([getHeldChanges(), outcomes.length]).toEqual([[], 1]);
});

test("never sends an action that was undone", async () => {
  const { deliver, undoHeldChange, getHeldChanges } = await loadHeldChanges();
  deliver();
  await advanceTime(3_000);
  expect(undoHeldChange("a")).toBe(true);
  await advanceTime(60_000);
  expect([sentRoutes, getHeldChanges()]).toEqual([[], []]);
});

test("sends the stop of a sold-out product with the refusal, and not at all if undone", async () => {
  const { holdChange, undoHeldChange, UNDO_WINDOW_MS } = await loadHeldChanges();
  const refusing = {
    reason: "OUT_OF_STOCK",
    comment: "",
    productIds: ["plov"],
    stop: { until: null },
  } as const;
  const holdRefusal = (orderId: string) =>
    holdChange({
      orderId,
      staffId: "me",
      text: "1",
      dueAt: Date.now() + UNDO_WINDOW_MS,
      change: { status: "CANCELED", version: 3, ...refusing, productIds: ["plov"] },
    });
  holdRefusal("a");
  holdRefusal("b");
  undoHeldChange("b");
  await advanceTime(60_000);
  expect(sentRoutes).toEqual(["/api/console/v1/orders/a/refuse"]);
  expect(sentBodies).toEqual([{ version: 3, ...refusing }]);
});

test("[S37] drops an action that cannot be sent for an hour, tells the staff, and restores the order", async () => {
  const { deliver, getHeldChanges, expired } = await loadHeldChanges();
  isConnectionLost = true;
  deliver();
  await advanceTime(3_500_000);
  expect(getHeldChanges().length).toBe(1);
  await advanceTime(200_000);
  expect(getHeldChanges()).toEqual([]);
  expect(expired).toEqual(["1"]);
});

test("sends it at once when the page is hidden", async () => {
  const { deliver } = await loadHeldChanges();
  deliver();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  await advanceTime(0);
  expect(sentRoutes.length).toBe(1);
});

test("keeps it without a network and retries", async () => {
  const { deliver, getHeldChanges } = await loadHeldChanges();
  isConnectionLost = true;
  deliver();
  await advanceTime(30_000);
  expect([sentRoutes.length, getHeldChanges().length]).toEqual([0, 1]);
  isConnectionLost = false;
  await advanceTime(3_000);
  expect([sentRoutes.length, getHeldChanges().length]).toEqual([1, 0]);
});

test("the next page sends pending actions of the same staff member only, and deletes old ones", async () => {
  const first = await loadHeldChanges();
  isConnectionLost = true;
  first.deliver();
  await advanceTime(6_000);
  first.stop();
  isConnectionLost = false;
  const other = await loadHeldChanges("somebody else");
  await advanceTime(10_000);
  expect(sentRoutes).toEqual([]);
  other.stop();
  const next = await loadHeldChanges();
  await advanceTime(0);
  expect(sentRoutes.length).toBe(1);
  next.deliver();
  next.stop();
  await advanceTime(2 * 3_600_000);
  (await loadHeldChanges("somebody else")).stop();
  const { expired, getHeldChanges } = await loadHeldChanges();
  await advanceTime(10_000);
  expect(sentRoutes.length).toBe(1);
  expect(expired, "told whose change it was").toEqual(["1"]);
  expect(getHeldChanges()).toEqual([]);
});
