import { MAX_DRAFT_MENU_LENGTH } from "@dasturxon/domain/start-draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface SentDraft {
  permit: string;
  draft?: Record<string, unknown>;
}

const storage = new Map<string, string>();
/** Drafts on the server by permit, merged from the requests. */
const serverDrafts = new Map<string, Record<string, unknown>>();
const expiredPermits = new Set<string>();
const sentBodies: SentDraft[] = [];
let isConnectionLost = false;
/** Delay of each simulated network request, in milliseconds. */
let networkDelayMs = 0;

beforeEach(() => {
  storage.clear();
  serverDrafts.clear();
  expiredPermits.clear();
  sentBodies.length = 0;
  isConnectionLost = false;
  networkDelayMs = 0;
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (networkDelayMs > 0) await new Promise((arrive) => setTimeout(arrive, networkDelayMs));
    if (isConnectionLost) throw new TypeError("no network");
    const { permit, draft } = JSON.parse(String(init.body)) as SentDraft;
    if (expiredPermits.has(permit))
      return Response.json({ statusCode: 404, code: "permit_over", description: {} }, { status: 404 });
    if (!draft) return Response.json({ draft: serverDrafts.get(permit) ?? null });
    sentBodies.push({ permit, draft });
    serverDrafts.set(permit, { ...serverDrafts.get(permit), ...draft });
    return Response.json({ done: true });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens the page for a new store. `linked` is the permit in the link; null: a link without a permit. */
async function openAutosavePage(linked: string | null = null) {
  vi.resetModules();
  const { DraftAutosave } = await import("./draft-autosave.ts");
  const keeper = new DraftAutosave(linked);
  const stop = keeper.start();
  await advanceTime(0);
  return { ...keeper, stop };
}

test("[S38] sends the draft to the platform when typing pauses, and at once with a step", async () => {
  const { change, state } = await openAutosavePage("p");
  change({ name: "S" });
  change({ name: "Sardor" });
  await advanceTime(700);
  expect(sentBodies).toEqual([]);
  await advanceTime(200);
  expect(sentBodies).toEqual([{ permit: "p", draft: { name: "Sardor" } }]);
  change({ step: "look", address: "sardor" });
  await advanceTime(0);
  expect(sentBodies[1]?.draft).toEqual({ step: "look", address: "sardor" });
  expect([state().keeping, state().unsaved]).toEqual(["kept", []]);
});

test("[S38] sends input typed during a request after its own pause, not with the next retry", async () => {
  const { change, state } = await openAutosavePage("p");
  networkDelayMs = 300;
  change({ name: "Sardor", step: "look" });
  await advanceTime(100);
  change({ mainColor: "#E25822" });
  await advanceTime(800 + 300);
  expect(sentBodies.map(({ draft }) => draft)).toEqual([
    { step: "look", name: "Sardor" },
    { mainColor: "#E25822" },
  ]);
  expect(state().keeping).toBe("kept");
});

test("[S38] a second device continues the draft of the first and keeps input typed while offline", async () => {
  serverDrafts.set("p", { step: "branch", name: "Sardor", street: "Amir Temur 5" });
  isConnectionLost = true;
  const { change, state } = await openAutosavePage("p");
  expect([state().keeping, state().draft.name]).toEqual(["device", ""]);
  change({ street: "Navoiy 1" });
  await advanceTime(1_000);
  isConnectionLost = false;
  window.dispatchEvent(new Event("online"));
  await advanceTime(0);
  expect(state().draft).toMatchObject({ step: "branch", name: "Sardor", street: "Navoiy 1" });
  expect(sentBodies).toEqual([{ permit: "p", draft: { street: "Navoiy 1" } }]);
});

test("[S38] keeps unsent input on the device after the tab is closed, and the next tab sends it", async () => {
  const first = await openAutosavePage("p");
  isConnectionLost = true;
  first.change({ name: "Sardor" });
  await advanceTime(1_000);
  expect(first.state().keeping).toBe("device");
  first.stop();
  isConnectionLost = false;
  const { state } = await openAutosavePage();
  expect(state().draft.name).toBe("Sardor");
  expect(serverDrafts.get("p")).toEqual({ name: "Sardor" });
  expect(state().keeping).toBe("kept");
});

test("[S38] sends input typed during a request after that request", async () => {
  const { change, state } = await openAutosavePage("p");
  change({ name: "Sar" });
  await advanceTime(790);
  const sending = advanceTime(10);
  change({ name: "Sardor" });
  await sending;
  await advanceTime(1_000);
  expect(serverDrafts.get("p")).toEqual({ name: "Sardor" });
  expect(state().unsaved).toEqual([]);
});

test("[S38] a link for another brand loads that brand's draft, or this device's if there is none", async () => {
  const first = await openAutosavePage("one");
  first.change({ name: "Birinchi", street: "Bir" });
  await advanceTime(1_000);
  first.stop();
  serverDrafts.set("two", { name: "Ikkinchi" });
  const second = await openAutosavePage("two");
  expect(second.state().draft).toMatchObject({ name: "Ikkinchi", street: "", permit: "two" });
  second.stop();
  const third = await openAutosavePage("three");
  expect(third.state().draft).toMatchObject({ name: "Ikkinchi", permit: "three" });
  expect(serverDrafts.get("three")).toMatchObject({ name: "Ikkinchi" });
  expect(serverDrafts.get("one")).toEqual({ name: "Birinchi", street: "Bir" });
});

test("[S38] a second permit is waited for as long as the first one", async () => {
  networkDelayMs = 60_000;
  const { change, state, stop } = await openAutosavePage("one");
  await advanceTime(3_000);
  change({ permit: "two" });
  await advanceTime(3_000);
  expect(state().keeping).toBe("reading");
  await advanceTime(1_000);
  expect(state().keeping).toBe("device");
  stop();
});

test("[S38] does not use an expired permit again, and sends everything with the next one", async () => {
  const { change, state } = await openAutosavePage("p");
  change({ name: "Sardor", logo: "data:image/webp;base64,AA==" });
  await advanceTime(1_000);
  expiredPermits.add("p");
  change({ street: "Navoiy 1" });
  await advanceTime(20_000);
  expect([state().keeping, state().draft.street]).toEqual(["over", "Navoiy 1"]);
  change({ permit: null });
  change({ permit: "q" });
  expect(state().keeping).toBe("reading");
  await advanceTime(0);
  expect(serverDrafts.get("q")).toEqual({
    name: "Sardor",
    street: "Navoiy 1",
    logo: "data:image/webp;base64,AA==",
  });
});

test("[S38] keeps a menu that is too long for the platform on the device, and sends the rest", async () => {
  const { change, state } = await openAutosavePage("p");
  change({ pasted: "a".repeat(MAX_DRAFT_MENU_LENGTH + 1), name: "Sardor" });
  await advanceTime(1_000);
  expect(serverDrafts.get("p")).toEqual({ name: "Sardor" });
  expect([state().keeping, state().unsaved]).toEqual(["device", ["pasted"]]);
});

test("[S38] sends nothing to the platform once the brand is open, and clears the device when everything is saved", async () => {
  const { change } = await openAutosavePage("p");
  change({ name: "Sardor", pasted: "Osh 5000" });
  await advanceTime(1_000);
  sentBodies.length = 0;
  change({ opened: { url: "http://s", language: "uz", importKey: "k" } });
  change({ pasted: "" });
  await advanceTime(20_000);
  expect(sentBodies).toEqual([]);
  expect(storage.size).toBe(0);
});
