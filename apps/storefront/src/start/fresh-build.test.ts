import { beforeEach, expect, test, vi } from "vitest";
import { setNavigationPath, reloadPage } from "./fresh-build.ts";

const pageLoads: string[] = [];

/** Stubs a browser's location and storage, and records each page load. */
function stubBrowser(path: string, storage: Partial<Storage> = createMemoryStorage()) {
  const href = `https://osh.example.uz${path}`;
  vi.stubGlobal("location", {
    href,
    pathname: new URL(href).pathname,
    reload: () => pageLoads.push(path),
    assign: (to: string) => pageLoads.push(to.replace("https://osh.example.uz", "")),
  });
  vi.stubGlobal("sessionStorage", storage);
}

function createMemoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

const pageshowListeners: ((event: { persisted: boolean }) => void)[] = [];

beforeEach(() => {
  pageLoads.length = 0;
  pageshowListeners.length = 0;
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { persisted: boolean }) => void) =>
    pageshowListeners.push(listener),
  );
  setNavigationPath(null);
  vi.stubGlobal("navigator", { onLine: true });
});

test("[BD-2] a page reloads at most once in ten seconds", () => {
  stubBrowser("/basket");
  expect([100_000, 109_999, 110_000].map((now) => reloadPage(now))).toEqual([true, false, true]);
  expect(pageLoads).toEqual(["/basket", "/basket"]);
});

test("[BD-2] a screen that never loads causes no reload loop on the previous page", () => {
  const storage = createMemoryStorage();
  // Simulates thirty seconds of a page that navigates by itself and fails to load the next screen each time.
  for (let now = 100_000; now < 130_000; now += 160) {
    stubBrowser("/checkout", storage);
    setNavigationPath("/basket?from=checkout");
    reloadPage(now);
  }
  expect(pageLoads).toEqual(Array(3).fill("/basket?from=checkout"));
});

test("[BD-2] a failed navigation loads its target path, which has its own guard", () => {
  stubBrowser("/");
  expect(reloadPage(100_000)).toBe(true);
  setNavigationPath("/checkout");
  expect(reloadPage(100_001)).toBe(true);
  setNavigationPath("/");
  expect(reloadPage(100_002)).toBe(false);
  expect(pageLoads).toEqual(["/", "/checkout"]);
});

test("[BD-2] setting the clock back does not bypass the guard", () => {
  stubBrowser("/");
  reloadPage(100_000);
  expect(reloadPage(95_000)).toBe(false);
});

test("[BD-2] never reloads again if the browser stores nothing", () => {
  const throwSecurityError = () => {
    throw new DOMException("denied", "SecurityError");
  };
  stubBrowser("/", { getItem: throwSecurityError, setItem: throwSecurityError });
  expect([reloadPage(100_000), pageLoads]).toEqual([false, []]);
});

test("[BD-2] a device without a network keeps the current page", () => {
  stubBrowser("/");
  vi.stubGlobal("navigator", { onLine: false });
  expect([reloadPage(100_000), pageLoads]).toEqual([false, []]);
});

test("[BD-2] a page that the guest leaves by a link does not reload, except after it is restored", () => {
  stubBrowser("/");
  vi.stubGlobal("window", { dxLeftAt: 100_000 });
  expect([reloadPage(100_500), pageLoads]).toEqual([true, []]);
  for (const show of pageshowListeners) show({ persisted: false });
  expect(pageLoads).toEqual([]);
  for (const show of pageshowListeners) show({ persisted: true });
  expect(pageLoads).toEqual(["/"]);
});

test("[BD-2] a link that has loaded no page for more than ten seconds no longer prevents a reload", () => {
  stubBrowser("/");
  vi.stubGlobal("window", { dxLeftAt: 100_000 });
  expect(reloadPage(110_001)).toBe(true);
  expect(pageLoads).toEqual(["/"]);
});
