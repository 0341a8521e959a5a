import { beforeEach, expect, test, vi } from "vitest";
import { headFor, reloadPage } from "./fresh-build.ts";

const loads: string[] = [];

/** Stubs a browser's location and storage, and records each page load. */
function browser(path: string, storage: Partial<Storage> = memory()) {
  const href = `https://osh.example.uz${path}`;
  vi.stubGlobal("location", {
    href,
    pathname: new URL(href).pathname,
    reload: () => loads.push(path),
    assign: (to: string) => loads.push(to.replace("https://osh.example.uz", "")),
  });
  vi.stubGlobal("sessionStorage", storage);
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

beforeEach(() => {
  loads.length = 0;
  headFor(null);
  vi.stubGlobal("navigator", { onLine: true });
});

test("[BD-2] a page reloads at most once in ten seconds", () => {
  browser("/basket");
  expect([100_000, 109_999, 110_000].map((now) => reloadPage(now))).toEqual([true, false, true]);
  expect(loads).toEqual(["/basket", "/basket"]);
});

test("[BD-2] a screen that never loads causes no reload loop on the previous page", () => {
  const storage = memory();
  // Simulates thirty seconds of a page that navigates by itself and fails to load the next screen each time.
  for (let now = 100_000; now < 130_000; now += 160) {
    browser("/checkout", storage);
    headFor("/basket?from=checkout");
    reloadPage(now);
  }
  expect(loads).toEqual(Array(3).fill("/basket?from=checkout"));
});

test("[BD-2] a failed navigation loads its target path, which has its own guard", () => {
  browser("/");
  expect(reloadPage(100_000)).toBe(true);
  headFor("/checkout");
  expect(reloadPage(100_001)).toBe(true);
  headFor("/");
  expect(reloadPage(100_002)).toBe(false);
  expect(loads).toEqual(["/", "/checkout"]);
});

test("[BD-2] setting the clock back does not bypass the guard", () => {
  browser("/");
  reloadPage(100_000);
  expect(reloadPage(95_000)).toBe(false);
});

test("[BD-2] never reloads again if the browser stores nothing", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  browser("/", { getItem: forbid, setItem: forbid });
  expect([reloadPage(100_000), loads]).toEqual([false, []]);
});

test("[BD-2] a device without a network keeps the current page", () => {
  browser("/");
  vi.stubGlobal("navigator", { onLine: false });
  expect([reloadPage(100_000), loads]).toEqual([false, []]);
});
