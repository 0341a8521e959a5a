import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DelayedChange } from "./held-changes.ts";

const storage = new Map<string, string>();
const fakeDocument = Object.assign(new EventTarget(), { visibilityState: "visible" });
const sentRoutes: string[] = [];
const sentBodies: unknown[] = [];
let isConnectionLost = false;

beforeEach(() => {
  storage.clear();
  sentRoutes.length = 0;
  sentBodies.length = 0;
  isConnectionLost = false;
  fakeDocument.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("document", fakeDocument);
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

/** Loads the module with the delayed changes again, as a newly opened page would do. */
async function loadDelayedChangesModule(staffId = "me") {
  vi.resetModules();
  const changes = await import("./held-changes.ts");
  const outcomes: unknown[] = [];
  const expired: string[] = [];
  const stop = changes.startDelayedChangeSender(staffId, {
    onSent: (_, outcome) => outcomes.push(outcome),
    onExpired: ({ text }) => expired.push(text),
  });
  const delayDeliveryChange = () =>
    changes.delayChange({
      orderId: "a",
      staffId,
      text: "1",
      dueAt: Date.now() + changes.UNDO_WINDOW_MS,
      change: { status: "DELIVERED", version: 3 },
    } satisfies DelayedChange);
  return { ...changes, deliver: delayDeliveryChange, outcomes, expired, stop };
}

const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("sends a final action after six seconds, once", async () => {
  const { deliver, getDelayedChanges, outcomes } = await loadDelayedChangesModule();
  deliver();
  await advanceTime(5_900);
  expect(sentRoutes).toEqual([]);
  await advanceTime(10_000);
  expect(sentRoutes).toEqual(["/api/console/v1/orders/a/status"]);
  expect([getDelayedChanges(), outcomes.length]).toEqual([[], 1]);
});

test("never sends an action that was undone", async () => {
  const { deliver, undoDelayedChange, getDelayedChanges } = await loadDelayedChangesModule();
  deliver();
  await advanceTime(3_000);
  expect(undoDelayedChange("a")).toBe(true);
  await advanceTime(60_000);
  expect([sentRoutes, getDelayedChanges()]).toEqual([[], []]);
});

test("sends the stop of a sold-out product with the refusal, and not at all if undone", async () => {
  const { delayChange, undoDelayedChange, UNDO_WINDOW_MS } = await loadDelayedChangesModule();
  const refusing = {
    reason: "OUT_OF_STOCK",
    comment: "",
    productIds: ["plov"],
    stop: { until: null },
  } as const;
  const delayOrderRefusal = (orderId: string) =>
    delayChange({
      orderId,
      staffId: "me",
      text: "1",
      dueAt: Date.now() + UNDO_WINDOW_MS,
      change: { status: "CANCELED", version: 3, ...refusing, productIds: ["plov"] },
    });
  delayOrderRefusal("a");
  delayOrderRefusal("b");
  undoDelayedChange("b");
  await advanceTime(60_000);
  expect(sentRoutes).toEqual(["/api/console/v1/orders/a/refuse"]);
  expect(sentBodies).toEqual([{ version: 3, ...refusing }]);
});

test("[S37] drops an action that cannot be sent for an hour, tells the staff, and restores the order", async () => {
  const { deliver, getDelayedChanges, expired } = await loadDelayedChangesModule();
  isConnectionLost = true;
  deliver();
  await advanceTime(3_500_000);
  expect(getDelayedChanges().length).toBe(1);
  await advanceTime(200_000);
  expect(getDelayedChanges()).toEqual([]);
  expect(expired).toEqual(["1"]);
});

test("sends it at once when the page is hidden", async () => {
  const { deliver } = await loadDelayedChangesModule();
  deliver();
  fakeDocument.visibilityState = "hidden";
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  await advanceTime(0);
  expect(sentRoutes.length).toBe(1);
});

test("keeps it without a network and retries", async () => {
  const { deliver, getDelayedChanges } = await loadDelayedChangesModule();
  isConnectionLost = true;
  deliver();
  await advanceTime(30_000);
  expect([sentRoutes.length, getDelayedChanges().length]).toEqual([0, 1]);
  isConnectionLost = false;
  await advanceTime(3_000);
  expect([sentRoutes.length, getDelayedChanges().length]).toEqual([1, 0]);
});

test("the next page sends pending actions of the same staff member only, and deletes old ones", async () => {
  const first = await loadDelayedChangesModule();
  isConnectionLost = true;
  first.deliver();
  await advanceTime(6_000);
  first.stop();
  isConnectionLost = false;
  const other = await loadDelayedChangesModule("somebody else");
  await advanceTime(10_000);
  expect(sentRoutes).toEqual([]);
  other.stop();
  const next = await loadDelayedChangesModule();
  await advanceTime(0);
  expect(sentRoutes.length).toBe(1);
  next.deliver();
  next.stop();
  await advanceTime(2 * 3_600_000);
  (await loadDelayedChangesModule("somebody else")).stop();
  const { expired, getDelayedChanges } = await loadDelayedChangesModule();
  await advanceTime(10_000);
  expect(sentRoutes.length).toBe(1);
  expect(expired, "told whose change it was").toEqual(["1"]);
  expect(getDelayedChanges()).toEqual([]);
});
