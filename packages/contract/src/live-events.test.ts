import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { disableStreamSharing, listenToEvents, type LiveEventsOptions } from "./live-events.ts";

/** Fake EventSource with the browser's side of an event stream. */
class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readonly url: string;
  readyState = FakeSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: object) => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  begin() {
    this.readyState = FakeSource.OPEN;
    this.onopen?.();
  }
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browser = new EventTarget();
const newest = () => FakeSource.opened.at(-1) as FakeSource;
const opened = () => FakeSource.opened.length;

beforeEach(() => {
  FakeSource.opened = [];
  disableStreamSharing();
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line(options: Partial<LiveEventsOptions<{ n: number }>> = {}) {
  const states: boolean[] = [];
  const told: number[] = [];
  const stop = listenToEvents<{ n: number }>("/changes", {
    onEvent: ({ n }) => told.push(n),
    onState: (isUp) => states.push(isUp),
    ...options,
  });
  return { states, told, stop };
}

test("a refused connection is retried with limited backoff, from the last event", () => {
  const onRefused = vi.fn<() => void>();
  const { told, stop } = line({ onRefused, maxWait: 4_000 });
  newest().begin();
  newest().onmessage?.({ data: '{"n":1}', lastEventId: "41" });
  for (let tries = 1; tries <= 20; tries += 1) {
    newest().refuse();
    vi.advanceTimersByTime(4_000);
    expect(opened()).toBe(tries + 1);
    expect(newest().url).toBe("/api/changes?after=41");
  }
  expect([told, onRefused.mock.calls.length]).toEqual([[1], 20]);
  stop();
});

test("a silent connection is treated as dead; a heartbeat keeps it", () => {
  const { states, stop } = line();
  newest().begin();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(12_000);
    newest().dispatchEvent(new Event("beat"));
  }
  expect([opened(), states]).toEqual([1, [true]]);
  vi.advanceTimersByTime(30_000);
  expect([opened(), states]).toEqual([2, [true, false]]);
  stop();
});

test("going offline is reported at once; going online and showing the page reconnect without waiting", () => {
  const { states, stop } = line();
  newest().begin();
  browser.dispatchEvent(new Event("offline"));
  expect(states).toEqual([true, false]);
  browser.dispatchEvent(new Event("online"));
  expect(opened()).toBe(2);
  newest().refuse();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(opened()).toBe(3);
  newest().begin();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(opened()).toBe(3);
  stop();
});

test("a hidden page closes its connection, and reopens it from the last event when shown", () => {
  const { states, stop } = line();
  newest().begin();
  newest().onmessage?.({ data: '{"n":1}', lastEventId: "41" });
  browser.dispatchEvent(new Event("pagehide"));
  expect([newest().readyState, states]).toEqual([FakeSource.CLOSED, [true, false]]);
  vi.advanceTimersByTime(120_000);
  expect(opened()).toBe(1);
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(opened()).toBe(1);
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect([opened(), newest().url]).toEqual([2, "/api/changes?after=41"]);
  stop();
});

test("reports too many missed events, and a stopped connection stays closed", () => {
  const onResync = vi.fn<() => void>();
  const { stop } = line({ onResync, after: "7" });
  expect(newest().url).toBe("/api/changes?after=7");
  newest().dispatchEvent(new Event("resync"));
  expect(onResync).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(120_000);
  browser.dispatchEvent(new Event("online"));
  expect([opened(), newest().readyState]).toEqual([1, FakeSource.CLOSED]);
});

test("a connection replaced by newer pages does not reconnect in a loop, but when shown, or after a minute", () => {
  const { states, stop } = line();
  newest().begin();
  newest().dispatchEvent(new Event("replaced"));
  expect([newest().readyState, states]).toEqual([FakeSource.CLOSED, [true, false]]);
  vi.advanceTimersByTime(59_000);
  expect(opened()).toBe(1);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(opened()).toBe(2);
  newest().begin();
  newest().dispatchEvent(new Event("replaced"));
  for (let seconds = 0; seconds < 59; seconds += 1) vi.advanceTimersByTime(1_000);
  expect(opened()).toBe(2);
  for (let seconds = 0; seconds < 62 && opened() === 2; seconds += 1) vi.advanceTimersByTime(1_000);
  expect(opened()).toBe(3);
  stop();
});
