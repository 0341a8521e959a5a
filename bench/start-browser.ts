import type { Browser, BrowserContext, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/setup/find-browser.mjs";

export interface RunningBrowser {
  browser: Browser;
  /** Debugging port of the browser, which Lighthouse uses. */
  debuggingPort: number;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the machine's Chromium in headless mode. Returns null if there is none. */
export async function startBrowser(): Promise<RunningBrowser | null> {
  const executablePath = await findBrowser();
  if (!executablePath) return null;
  const debuggingPort = 20_000 + (process.pid % 20_000);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debuggingPort}`, "--disable-background-networking"],
  });
  return { browser, debuggingPort, [Symbol.asyncDispose]: () => browser.close() };
}

export interface PhoneContext {
  context: BrowserContext;
  page: Page;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens a new context of a mid-range phone without stored data. */
export async function openPhoneContext({ browser }: RunningBrowser): Promise<PhoneContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "ru-RU",
  });
  const page = await context.newPage();
  return { context, page, [Symbol.asyncDispose]: () => context.close() };
}

export interface BrowserTab {
  page: Page;
  /** Deletes cookies, IndexedDB, service workers and caches of an origin, and the HTTP cache. Keeps local storage. */
  clearFiles(origin: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens a tab that shares its storage with the tabs of Lighthouse. */
export async function openBrowserTab({ debuggingPort }: RunningBrowser): Promise<BrowserTab> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no window of its own");
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    page,
    async clearFiles(origin) {
      const storageTypes = "cookies,indexeddb,service_workers,cache_storage";
      await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes });
      await devtools.send("Network.clearBrowserCache");
    },
    [Symbol.asyncDispose]: () => page.close(),
  };
}
