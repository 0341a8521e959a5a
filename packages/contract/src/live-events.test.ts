import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepStreamsApart, listen, type LiveEventsOptions } from "./live-events.ts";

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
  keepStreamsApart();
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
  const stop = listen<{ n: number }>("/changes", {
    onEvent: ({ n }) => told.push(n),
    onState: (isUp) => states.push(isUp),
    ...options,
  });
  return { states, told, stop };
}

test("a line that was refused is tried again and again, never later than the longest wait, from the last event", () => {
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

test("a line that has gone silent is taken for dead; a beat keeps it", () => {
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

test("the network's end is told at once, its return and a look at the page do not wait for the next try", () => {
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

test("a page that is left holds no connection, and opens one again from the last event when it is shown anew", () => {
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

test("too much missed is told, and a stopped line stays closed", () => {
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

test("a line that newer pages replaced does not come back in a loop, but when it is looked at, or a minute later", () => {
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
