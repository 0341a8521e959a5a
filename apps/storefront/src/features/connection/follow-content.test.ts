import type { CurrentContent } from "@dasturxon/contract";
import { disableStreamSharing } from "@dasturxon/contract/live-events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Menu } from "../../platform/shapes.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { watchContent } from "./follow-content.ts";

/** Open event streams of the page. */
const lines = new Set<FakeLine>();
class FakeLine extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  constructor() {
    super();
    lines.add(this);
  }
  close() {
    lines.delete(this);
  }
}

const page = Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { dataset: {} },
});
let held = 7;
let reloadCount = 0;
let stopWatching = () => undefined as void;
const onClosed = vi.fn<() => void>();

function emitContent(version: number, more: Partial<CurrentContent> = {}) {
  const data = JSON.stringify({
    version: String(version),
    changed: "menu",
    menuHash: null,
    isActive: true,
    ...more,
  });
  for (const line of lines)
    line.onmessage?.(new MessageEvent("message", { data, lastEventId: String(version) }));
}

beforeEach(() => {
  disableStreamSharing();
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("EventSource", FakeLine);
  [held, reloadCount] = [7, 0];
  const menu = () => ({ version: String(held) }) as Menu;
  vi.spyOn(menuQuery, "get").mockImplementation(() => ({ data: menu(), error: null }));
  vi.spyOn(menuQuery, "reload").mockImplementation(async () => {
    reloadCount += 1;
    held = Math.max(held, 8);
    return menu();
  });
  stopWatching = watchContent(onClosed);
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
    held = version;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reloadCount).toBe(version - 7);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  emitContent(13);
  held = 13;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloadCount).toBe(6);
});

test("[MN-7] loads a hundred changes in a minute at growing intervals, including the last", async () => {
  for (let version = 8; version < 108; version += 1) {
    emitContent(version);
    held = version;
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(reloadCount).toBeLessThan(13);
  const before = reloadCount;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(reloadCount - before).toBeLessThanOrEqual(1);
});

test("[MN-7] a hidden page has no connection, and catches up when it is visible again", async () => {
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(lines.size).toBe(0);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  emitContent(8);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloadCount).toBe(1);
});

test("[BR-7] reports a blocked brand, whatever its version", () => {
  emitContent(7, { changed: "brand", isActive: false });
  expect(onClosed).toHaveBeenCalledOnce();
});
