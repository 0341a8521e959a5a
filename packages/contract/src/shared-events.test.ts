import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SharedEvents } from "./shared-events.ts";

/** A fake EventSource that the test opens and closes. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: object) => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  begin() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(id: number) {
    this.onmessage?.({ data: `{"n":${id}}`, lastEventId: String(id) });
  }
}

const listOpenSources = () => FakeSource.opened.filter(({ readyState }) => readyState !== 2);
const openedStreams: SharedEvents[] = [];
let streamName = "";

beforeEach(() => {
  FakeSource.opened = [];
  streamName = `test ${Math.random()}`;
  vi.stubGlobal("EventSource", FakeSource);
});

afterEach(() => {
  for (const page of openedStreams.splice(0)) page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openSharedStream(after = "") {
  const events = new SharedEvents(after ? `/api/changes?after=${after}` : "/api/changes", streamName);
  const told: string[] = [];
  events.onmessage = ({ lastEventId }) => told.push(lastEventId);
  events.addEventListener("resync", () => told.push("resync"));
  const errors: number[] = [];
  events.onerror = () => errors.push(events.readyState);
  openedStreams.push(events);
  return { events, told, errors };
}

const waitForOpenSources = async (count: number) => {
  await expect.poll(listOpenSources).toHaveLength(count);
  return listOpenSources()[0] as FakeSource;
};

test("pages of one browser share one connection, and each receives every event once", async () => {
  const first = openSharedStream();
  const source = await waitForOpenSources(1);
  const [second, third] = [openSharedStream(), openSharedStream()];
  source.begin();
  await expect.poll(() => third.events.readyState).toBe(1);
  for (const id of [1, 2, 3]) source.send(id);
  for (const { told } of [first, second, third]) await expect.poll(() => told).toEqual(["1", "2", "3"]);
  expect(listOpenSources()).toHaveLength(1);
});

test("when the page with the connection is closed, the next one continues from the last event", async () => {
  const first = openSharedStream();
  (await waitForOpenSources(1)).begin();
  const second = openSharedStream();
  await expect.poll(() => second.events.readyState).toBe(1);
  listOpenSources()[0]?.send(41);
  await expect.poll(() => second.told).toEqual(["41"]);
  first.events.close();
  await expect.poll(() => listOpenSources()[0]?.url).toBe("/api/changes?after=41");
  listOpenSources()[0]?.begin();
  listOpenSources()[0]?.send(42);
  expect(second.told).toEqual(["41", "42"]);
  expect([first.told, listOpenSources().length]).toEqual([["41"], 1]);
});

test("a page that joins gets the events since its read, or a report that it missed too many", async () => {
  openSharedStream("10");
  const source = await waitForOpenSources(1);
  source.begin();
  for (let id = 11; id <= 250; id += 1) source.send(id);
  const [missed, late, early, anew] = [
    openSharedStream("248"),
    openSharedStream("250"),
    openSharedStream("12"),
    openSharedStream(),
  ];
  await expect.poll(() => missed.told).toEqual(["249", "250"]);
  await expect.poll(() => early.told).toEqual(["resync"]);
  await expect.poll(() => anew.told).toEqual(["250"]);
  source.send(251);
  await expect.poll(() => late.told).toEqual(["251"]);
});

test("a page that joins while the connection is opening misses nothing, whichever state each has read", async () => {
  const holder = openSharedStream("200");
  const source = await waitForOpenSources(1);
  const [older, newer] = [openSharedStream("150"), openSharedStream("203")];
  await expect.poll(() => older.told).toEqual(["resync"]);
  source.begin();
  for (const id of [201, 202, 203, 204]) source.send(id);
  for (const { told } of [holder, newer]) await expect.poll(() => told.at(-1)).toBe("204");
  expect(older.told).toEqual(["resync", "201", "202", "203", "204"]);
});

test("a page that joins while the holder reconnects gets the holder's earlier events", async () => {
  openSharedStream("100");
  const source = await waitForOpenSources(1);
  source.begin();
  source.send(101);
  source.readyState = 0;
  source.onerror?.();
  const late = openSharedStream("100");
  await expect.poll(() => late.told).toEqual(["101"]);
  source.begin();
  source.send(102);
  await expect.poll(() => late.told).toEqual(["101", "102"]);
});

test("a heartbeat does not move the cursor, and an event from two connections is delivered once", async () => {
  const first = openSharedStream("5");
  const source = await waitForOpenSources(1);
  source.begin();
  const second = openSharedStream("5");
  await expect.poll(() => second.events.readyState).toBe(1);
  source.send(6);
  source.dispatchEvent(Object.assign(new Event("beat"), { data: "{}", lastEventId: "9" }));
  await expect.poll(() => second.told).toEqual(["6"]);
  first.events.close();
  await expect.poll(() => listOpenSources()[0]?.url).toBe("/api/changes?after=6");
  listOpenSources()[0]?.begin();
  for (const id of [6, 7]) listOpenSources()[0]?.send(id);
  expect(second.told).toEqual(["6", "7"]);
});

test("a page that joins a stream without a cursor gets the current state, also after a change of the holder", async () => {
  const first = openSharedStream();
  (await waitForOpenSources(1)).begin();
  const second = openSharedStream();
  await expect.poll(() => second.events.readyState).toBe(1);
  listOpenSources()[0]?.send(3);
  await expect.poll(() => second.told).toEqual(["3"]);
  first.events.close();
  await waitForOpenSources(1);
  const third = openSharedStream();
  await expect.poll(() => third.told).toEqual(["3"]);
});

test("without access to locks each page has its own connection", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("denied")) } });
  openSharedStream();
  openSharedStream();
  await waitForOpenSources(2);
  expect(FakeSource.opened).toHaveLength(2);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("denied");
    },
  ],
  ["holds something else", () => "{"],
])("over plain HTTP a storage that %s does not prevent a page's connection", async (_, getItem) => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem,
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => undefined,
  });
  openSharedStream();
  expect((await waitForOpenSources(1)).url).toBe("/api/changes");
});

test("a page shown again takes the connection over from one that does not respond", async () => {
  const frozen = openSharedStream();
  (await waitForOpenSources(1)).begin();
  const second = openSharedStream();
  await expect.poll(() => second.events.readyState).toBe(1);
  second.events.probe();
  await new Promise((done) => setTimeout(done, 50));
  expect(FakeSource.opened).toHaveLength(1);
  // The second page is suspended: it keeps its lock, but does not respond to messages.
  vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(() => undefined);
  second.events.probe();
  await expect.poll(() => FakeSource.opened.length, { timeout: 5_000 }).toBe(2);
  vi.restoreAllMocks();
  frozen.events.close();
}, 10_000);

test("a response that is not a stream ends the connection of every page, and an invalid event is reported to all", async () => {
  const first = openSharedStream();
  const source = await waitForOpenSources(1);
  source.begin();
  const second = openSharedStream();
  await expect.poll(() => second.events.readyState).toBe(1);
  source.readyState = 0;
  source.onerror?.();
  await expect.poll(() => second.errors).toEqual([0]);
  // The second page may get the lock before it receives the message of the first page. In this case its own connection
  // is refused.
  const failAllConnections = () => {
    for (const each of listOpenSources()) {
      each.readyState = 2;
      each.onerror?.();
    }
    return second.errors;
  };
  await expect.poll(failAllConnections).toEqual([0, 2]);
  expect(first.errors).toEqual([0, 2]);
});

test("a page that holds the lock and does not respond is treated as dead", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const dead = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lock = navigator.locks.request(streamName, () => {
    held.resolve();
    return dead.promise;
  });
  lock.catch(() => undefined);
  await held.promise;
  openSharedStream();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(listOpenSources()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await waitForOpenSources(1);
  dead.resolve();
});

test("without the Web Locks API, as over plain HTTP, a lease in storage selects the connected page", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const first = openSharedStream();
  const source = await waitForOpenSources(1);
  source.begin();
  const second = openSharedStream();
  await expect.poll(() => second.events.readyState).toBe(1);
  source.send(1);
  await expect.poll(() => second.told).toEqual(["1"]);
  first.events.close();
  await expect.poll(() => listOpenSources()[0]?.url, { timeout: 10_000 }).toBe("/api/changes?after=1");
  expect(listOpenSources()).toHaveLength(1);
}, 20_000);
