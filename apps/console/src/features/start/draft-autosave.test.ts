import { MAX_DRAFT_MENU } from "@dasturxon/domain/start-draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Sent {
  permit: string;
  draft?: Record<string, unknown>;
}

const storage = new Map<string, string>();
/** Drafts on the server by permit, merged from the requests. */
const platform = new Map<string, Record<string, unknown>>();
const over = new Set<string>();
const bodies: Sent[] = [];
let isLost = false;
/** Network delay in milliseconds. */
let travel = 0;

beforeEach(() => {
  storage.clear();
  platform.clear();
  over.clear();
  bodies.length = 0;
  isLost = false;
  travel = 0;
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (travel > 0) await new Promise((arrive) => setTimeout(arrive, travel));
    if (isLost) throw new TypeError("no network");
    const { permit, draft } = JSON.parse(String(init.body)) as Sent;
    if (over.has(permit))
      return Response.json({ statusCode: 404, code: "permit_over", description: {} }, { status: 404 });
    if (!draft) return Response.json({ draft: platform.get(permit) ?? null });
    bodies.push({ permit, draft });
    platform.set(permit, { ...platform.get(permit), ...draft });
    return Response.json({ done: true });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens the page, with or without the permit of a link. */
async function open(linked: string | null = null) {
  vi.resetModules();
  const { DraftAutosave } = await import("./draft-autosave.ts");
  const keeper = new DraftAutosave(linked);
  const stop = keeper.start();
  await wait(0);
  return { ...keeper, stop };
}

test("[S38] sends the draft to the platform when typing pauses, and at once with a step", async () => {
  const { change, state } = await open("p");
  change({ name: "S" });
  change({ name: "Sardor" });
  await wait(700);
  expect(bodies).toEqual([]);
  await wait(200);
  expect(bodies).toEqual([{ permit: "p", draft: { name: "Sardor" } }]);
  change({ step: "look", address: "sardor" });
  await wait(0);
  expect(bodies[1]?.draft).toEqual({ step: "look", address: "sardor" });
  expect([state().keeping, state().unsaved]).toEqual(["kept", []]);
});

test("[S38] sends input typed during a request after its own pause, not with the next retry", async () => {
  const { change, state } = await open("p");
  travel = 300;
  change({ name: "Sardor", step: "look" });
  await wait(100);
  change({ mainColor: "#E25822" });
  await wait(800 + 300);
  expect(bodies.map(({ draft }) => draft)).toEqual([
    { step: "look", name: "Sardor" },
    { mainColor: "#E25822" },
  ]);
  expect(state().keeping).toBe("kept");
});

test("[S38] a second device continues the draft of the first and keeps input typed while offline", async () => {
  platform.set("p", { step: "branch", name: "Sardor", street: "Amir Temur 5" });
  isLost = true;
  const { change, state } = await open("p");
  expect([state().keeping, state().draft.name]).toEqual(["device", ""]);
  change({ street: "Navoiy 1" });
  await wait(1_000);
  isLost = false;
  window.dispatchEvent(new Event("online"));
  await wait(0);
  expect(state().draft).toMatchObject({ step: "branch", name: "Sardor", street: "Navoiy 1" });
  expect(bodies).toEqual([{ permit: "p", draft: { street: "Navoiy 1" } }]);
});

test("[S38] keeps unsent input on the device after the tab is closed, and the next tab sends it", async () => {
  const first = await open("p");
  isLost = true;
  first.change({ name: "Sardor" });
  await wait(1_000);
  expect(first.state().keeping).toBe("device");
  first.stop();
  isLost = false;
  const { state } = await open();
  expect(state().draft.name).toBe("Sardor");
  expect(platform.get("p")).toEqual({ name: "Sardor" });
  expect(state().keeping).toBe("kept");
});

test("[S38] sends input typed during a request after that request", async () => {
  const { change, state } = await open("p");
  change({ name: "Sar" });
  await wait(790);
  const sending = wait(10);
  change({ name: "Sardor" });
  await sending;
  await wait(1_000);
  expect(platform.get("p")).toEqual({ name: "Sardor" });
  expect(state().unsaved).toEqual([]);
});

test("[S38] a link for another brand loads that brand's draft, or this device's if there is none", async () => {
  const first = await open("one");
  first.change({ name: "Birinchi", street: "Bir" });
  await wait(1_000);
  first.stop();
  platform.set("two", { name: "Ikkinchi" });
  const second = await open("two");
  expect(second.state().draft).toMatchObject({ name: "Ikkinchi", street: "", permit: "two" });
  second.stop();
  const third = await open("three");
  expect(third.state().draft).toMatchObject({ name: "Ikkinchi", permit: "three" });
  expect(platform.get("three")).toMatchObject({ name: "Ikkinchi" });
  expect(platform.get("one")).toEqual({ name: "Birinchi", street: "Bir" });
});

test("[S38] a second permit is waited for as long as the first one", async () => {
  travel = 60_000;
  const { change, state, stop } = await open("one");
  await wait(3_000);
  change({ permit: "two" });
  await wait(3_000);
  expect(state().keeping).toBe("reading");
  await wait(1_000);
  expect(state().keeping).toBe("device");
  stop();
});

test("[S38] does not use an expired permit again, and sends everything with the next one", async () => {
  const { change, state } = await open("p");
  change({ name: "Sardor", logo: "data:image/webp;base64,AA==" });
  await wait(1_000);
  over.add("p");
  change({ street: "Navoiy 1" });
  await wait(20_000);
  expect([state().keeping, state().draft.street]).toEqual(["over", "Navoiy 1"]);
  change({ permit: null });
  change({ permit: "q" });
  expect(state().keeping).toBe("reading");
  await wait(0);
  expect(platform.get("q")).toEqual({
    name: "Sardor",
    street: "Navoiy 1",
    logo: "data:image/webp;base64,AA==",
  });
});

test("[S38] keeps a menu that is too long for the platform on the device, and sends the rest", async () => {
  const { change, state } = await open("p");
  change({ pasted: "a".repeat(MAX_DRAFT_MENU + 1), name: "Sardor" });
  await wait(1_000);
  expect(platform.get("p")).toEqual({ name: "Sardor" });
  expect([state().keeping, state().unsaved]).toEqual(["device", ["pasted"]]);
});

test("[S38] sends nothing to the platform once the brand is open, and clears the device when everything is saved", async () => {
  const { change } = await open("p");
  change({ name: "Sardor", pasted: "Osh 5000" });
  await wait(1_000);
  bodies.length = 0;
  change({ opened: { url: "http://s", language: "uz", importKey: "k" } });
  change({ pasted: "" });
  await wait(20_000);
  expect(bodies).toEqual([]);
  expect(storage.size).toBe(0);
});
