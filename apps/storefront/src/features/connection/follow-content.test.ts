import type { ContentVersionEvent } from "@dasturxon/contract";
import { disableStreamSharing } from "@dasturxon/contract/live-events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Menu } from "../../platform/shapes.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { watchContentChanges } from "./follow-content.ts";

/** Open event streams of the page. */
const openStreams = new Set<FakeEventStream>();
class FakeEventStream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  constructor() {
    super();
    openStreams.add(this);
  }
  close() {
    openStreams.delete(this);
  }
}

const fakeDocument = Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { dataset: {} },
});
let loadedMenuVersion = 7;
let reloadCount = 0;
let stopWatching = () => undefined as void;
const onClosed = vi.fn<() => void>();

function emitContent(version: number, more: Partial<ContentVersionEvent> = {}) {
  const data = JSON.stringify({
    version: String(version),
    changed: "menu",
    menuHash: null,
    isActive: true,
    ...more,
  });
  for (const line of openStreams)
    line.onmessage?.(new MessageEvent("message", { data, lastEventId: String(version) }));
}

beforeEach(() => {
  disableStreamSharing();
  vi.useFakeTimers();
  vi.stubGlobal("document", fakeDocument);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("EventSource", FakeEventStream);
  [loadedMenuVersion, reloadCount] = [7, 0];
  const createMenu = () => ({ version: String(loadedMenuVersion) }) as Menu;
  vi.spyOn(menuQuery, "get").mockImplementation(() => ({ data: createMenu(), error: null }));
  vi.spyOn(menuQuery, "reload").mockImplementation(async () => {
    reloadCount += 1;
    loadedMenuVersion = Math.max(loadedMenuVersion, 8);
    return createMenu();
  });
  stopWatching = watchContentChanges(onClosed);
});
afterEach(() => {
  stopWatching();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[MN-7] the current version causes no request, a later one loads the menu within a second", async () => {
  emitContent(7, { changed: null });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloadCount).toBe(0);
  emitContent(8);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloadCount).toBe(1);
});

test("[MN-7] shows five successive changes within a second each, and a later one too", async () => {
  for (let version = 8; version < 13; version += 1) {
    emitContent(version);
    loadedMenuVersion = version;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reloadCount).toBe(version - 7);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  emitContent(13);
  loadedMenuVersion = 13;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloadCount).toBe(6);
});

test("[MN-7] loads a hundred changes in a minute at growing intervals, including the last", async () => {
  for (let version = 8; version < 108; version += 1) {
    emitContent(version);
    loadedMenuVersion = version;
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(reloadCount).toBeLessThan(13);
  const before = reloadCount;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(reloadCount - before).toBeLessThanOrEqual(1);
});

test("[MN-7] a hidden page has no connection, and catches up when it is visible again", async () => {
  fakeDocument.visibilityState = "hidden";
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  expect(openStreams.size).toBe(0);
  fakeDocument.visibilityState = "visible";
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  emitContent(8);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloadCount).toBe(1);
});

test("[BR-7] reports a blocked brand, whatever its version", () => {
  emitContent(7, { changed: "brand", isActive: false });
  expect(onClosed).toHaveBeenCalledOnce();
});
