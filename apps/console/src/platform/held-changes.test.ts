import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeldChange } from "./held-changes.ts";

const storage = new Map<string, string>();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const sent: string[] = [];
const bodies: unknown[] = [];
let isLost = false;

beforeEach(() => {
  storage.clear();
  sent.length = 0;
  bodies.length = 0;
  isLost = false;
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (isLost) throw new TypeError("no network");
    sent.push(url);
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({ id: "a", status: "DELIVERED" });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the module again, as a newly opened page does. */
async function open(staffId = "me") {
  vi.resetModules();
  const changes = await import("./held-changes.ts");
  const outcomes: unknown[] = [];
  const expired: string[] = [];
  const stop = changes.sendHeldOf(staffId, {
    onSent: (_, outcome) => outcomes.push(outcome),
    onExpired: ({ text }) => expired.push(text),
  });
  const deliver = () =>
    changes.hold({
      orderId: "a",
      staffId,
      text: "1",
      dueAt: Date.now() + changes.HOLD_MS,
      change: { status: "DELIVERED", version: 3 },
    } satisfies HeldChange);
  return { ...changes, deliver, outcomes, expired, stop };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("sends a final action after six seconds, once", async () => {
  const { deliver, heldChanges, outcomes } = await open();
  deliver();
  await wait(5_900);
  expect(sent).toEqual([]);
  await wait(10_000);
  expect(sent).toEqual(["/api/console/v1/orders/a/status"]);
  expect([heldChanges(), outcomes.length]).toEqual([[], 1]);
});

test("never sends an action that was undone", async () => {
  const { deliver, undoHeldChange, heldChanges } = await open();
  deliver();
  await wait(3_000);
  expect(undoHeldChange("a")).toBe(true);
  await wait(60_000);
  expect([sent, heldChanges()]).toEqual([[], []]);
});

test("sends the stop of a sold-out product with the refusal, and not at all if undone", async () => {
  const { hold, undoHeldChange, HOLD_MS } = await open();
  const refusing = {
    reason: "OUT_OF_STOCK",
    comment: "",
    productIds: ["plov"],
    stop: { until: null },
  } as const;
  const refuse = (orderId: string) =>
    hold({
      orderId,
      staffId: "me",
      text: "1",
      dueAt: Date.now() + HOLD_MS,
      change: { status: "CANCELED", version: 3, ...refusing, productIds: ["plov"] },
    });
  refuse("a");
  refuse("b");
  undoHeldChange("b");
  await wait(60_000);
  expect(sent).toEqual(["/api/console/v1/orders/a/refuse"]);
  expect(bodies).toEqual([{ version: 3, ...refusing }]);
});

test("[S37] drops an action that cannot be sent for an hour, tells the staff, and restores the order", async () => {
  const { deliver, heldChanges, expired } = await open();
  isLost = true;
  deliver();
  await wait(3_500_000);
  expect(heldChanges().length).toBe(1);
  await wait(200_000);
  expect(heldChanges()).toEqual([]);
  expect(expired).toEqual(["1"]);
});

test("sends it at once when the page is hidden", async () => {
  const { deliver } = await open();
  deliver();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  await wait(0);
  expect(sent.length).toBe(1);
});

test("keeps it without a network and retries", async () => {
  const { deliver, heldChanges } = await open();
  isLost = true;
  deliver();
  await wait(30_000);
  expect([sent.length, heldChanges().length]).toEqual([0, 1]);
  isLost = false;
  await wait(3_000);
  expect([sent.length, heldChanges().length]).toEqual([1, 0]);
});

test("the next page sends pending actions of the same staff member only, and deletes old ones", async () => {
  const first = await open();
  isLost = true;
  first.deliver();
  await wait(6_000);
  first.stop();
  isLost = false;
  const other = await open("somebody else");
  await wait(10_000);
  expect(sent).toEqual([]);
  other.stop();
  const next = await open();
  await wait(0);
  expect(sent.length).toBe(1);
  next.deliver();
  next.stop();
  await wait(2 * 3_600_000);
  (await open("somebody else")).stop();
  const { expired, heldChanges } = await open();
  await wait(10_000);
  expect(sent.length).toBe(1);
  expect(expired, "told whose change it was").toEqual(["1"]);
  expect(heldChanges()).toEqual([]);
});
