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

const fakeDocument = Object.assign(new EventTarget(), { visibilityState: "visible" });
const fakeWindow = new EventTarget();
const findNewestSource = () => FakeSource.opened.at(-1) as FakeSource;
const countOpenedSources = () => FakeSource.opened.length;

beforeEach(() => {
  FakeSource.opened = [];
  disableStreamSharing();
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", fakeDocument);
  vi.stubGlobal("window", fakeWindow);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startListening(options: Partial<LiveEventsOptions<{ n: number }>> = {}) {
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
  const { told, stop } = startListening({ onRefused, maxWait: 4_000 });
  findNewestSource().begin();
  findNewestSource().onmessage?.({ data: '{"n":1}', lastEventId: "41" });
  for (let tries = 1; tries <= 20; tries += 1) {
    findNewestSource().refuse();
    vi.advanceTimersByTime(4_000);
    expect(countOpenedSources()).toBe(tries + 1);
    expect(findNewestSource().url).toBe("/api/changes?after=41");
  }
  expect([told, onRefused.mock.calls.length]).toEqual([[1], 20]);
  stop();
});

test("a silent connection is treated as dead; a heartbeat keeps it", () => {
  const { states, stop } = startListening();
  findNewestSource().begin();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(12_000);
    findNewestSource().dispatchEvent(new Event("beat"));
  }
  expect([countOpenedSources(), states]).toEqual([1, [true]]);
  vi.advanceTimersByTime(30_000);
  expect([countOpenedSources(), states]).toEqual([2, [true, false]]);
  stop();
});

test("going offline is reported at once; going online and showing the page reconnect without waiting", () => {
  const { states, stop } = startListening();
  findNewestSource().begin();
  fakeWindow.dispatchEvent(new Event("offline"));
  expect(states).toEqual([true, false]);
  fakeWindow.dispatchEvent(new Event("online"));
  expect(countOpenedSources()).toBe(2);
  findNewestSource().refuse();
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  expect(countOpenedSources()).toBe(3);
  findNewestSource().begin();
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  expect(countOpenedSources()).toBe(3);
  stop();
});

test("a hidden page closes its connection, and reopens it from the last event when shown", () => {
  const { states, stop } = startListening();
  findNewestSource().begin();
  findNewestSource().onmessage?.({ data: '{"n":1}', lastEventId: "41" });
  fakeWindow.dispatchEvent(new Event("pagehide"));
  expect([findNewestSource().readyState, states]).toEqual([FakeSource.CLOSED, [true, false]]);
  vi.advanceTimersByTime(120_000);
  expect(countOpenedSources()).toBe(1);
  fakeWindow.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(countOpenedSources()).toBe(1);
  fakeWindow.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect([countOpenedSources(), findNewestSource().url]).toEqual([2, "/api/changes?after=41"]);
  stop();
});

test("reports too many missed events, and a stopped connection stays closed", () => {
  const onResync = vi.fn<() => void>();
  const { stop } = startListening({ onResync, after: "7" });
  expect(findNewestSource().url).toBe("/api/changes?after=7");
  findNewestSource().dispatchEvent(new Event("resync"));
  expect(onResync).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(120_000);
  fakeWindow.dispatchEvent(new Event("online"));
  expect([countOpenedSources(), findNewestSource().readyState]).toEqual([1, FakeSource.CLOSED]);
});

test("a connection replaced by newer pages does not reconnect in a loop, but when shown, or after a minute", () => {
  const { states, stop } = startListening();
  findNewestSource().begin();
  findNewestSource().dispatchEvent(new Event("replaced"));
  expect([findNewestSource().readyState, states]).toEqual([FakeSource.CLOSED, [true, false]]);
  vi.advanceTimersByTime(59_000);
  expect(countOpenedSources()).toBe(1);
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  expect(countOpenedSources()).toBe(2);
  findNewestSource().begin();
  findNewestSource().dispatchEvent(new Event("replaced"));
  for (let seconds = 0; seconds < 59; seconds += 1) vi.advanceTimersByTime(1_000);
  expect(countOpenedSources()).toBe(2);
  for (let seconds = 0; seconds < 62 && countOpenedSources() === 2; seconds += 1)
    vi.advanceTimersByTime(1_000);
  expect(countOpenedSources()).toBe(3);
  stop();
});
