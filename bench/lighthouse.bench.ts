// Runs Lighthouse on a simulated mid-range phone with empty caches: the menu page of 300 products, the categories, a
// product, the basket and checkout of a guest with a product in the basket, and an order. The same rounds measure a
// baseline of each page (the "floor"): the same HTML, CSS, font and images without JavaScript. `--pages=home,basket`
// selects pages.
import { setTimeout as sleep } from "node:timers/promises";
import type { Menu } from "@dasturxon/contract";
import { REPLY_CACHE_MS } from "../apps/server/src/platform/http/reply/cache-lifetimes.ts";
import { REQUESTS_BEFORE_BEST_COMPRESSION } from "../apps/server/src/platform/http/reply/idle-compression.ts";
import { getSessionCookieName } from "../apps/server/src/platform/http/session/cookies.ts";
import { getMaxPageKilobytes } from "../scripts/checks/page-scripts.mjs";
import { fetchRawReply } from "./bare-http.ts";
import { MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { CustomerOrder, CustomerOrderInput } from "./customer-order.ts";
import { startScriptlessPageServer } from "./floor-server.ts";
import { printGoals } from "./lighthouse-goals.ts";
import type { LighthouseGoals } from "./lighthouse-goals.ts";
import { minLighthouseScores, lighthouseTimingLabels, visitPage } from "./lighthouse-visit.ts";
import type { PageVisit } from "./lighthouse-visit.ts";
import { filterPlainProducts } from "./plain-products.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import type { BrowserTab, RunningBrowser } from "./start-browser.ts";
import { openBrowserTab, startBrowser } from "./start-browser.ts";
import { createEnvironment } from "./start-server.ts";
import type { ServerWithMenus } from "./start-shop.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { median, formatSpread } from "./statistics.ts";

const RUN_COUNT = chooseFullOrQuickValue(5, 1);
const BRAND_KEY = "menu300";
/** Brand whose menu page has a goal for the size of its document. */
const SMALL_BRAND_KEY = "menu100";
const MAX_DOCUMENT_KILOBYTES = 26;
/**
 * Number of requests that make sure that the server has compressed a cached page with its final quality: five more than
 * needed.
 */
const COMPRESSION_REQUEST_COUNT = REQUESTS_BEFORE_BEST_COMPRESSION + 5;

const maxTimings: Record<string, number> = {
  "largest-contentful-paint": 1_200,
  "total-blocking-time": 100,
  "cumulative-layout-shift": 0.01,
};
const LIMITS_TEXT = "95, 100, 100, 100; largest paint 1,200 ms, blocking 100 ms, layout shift 0.01";

/** Prints the figures of a page with their limits. */
function printPageScores(name: string, visits: readonly PageVisit[]): void {
  const scoreRows = Object.entries(minLighthouseScores).map(([score, least]) => {
    const values = visits.map((one) => one.scores[score] ?? 0);
    return {
      figure: score,
      median: String(median(values)),
      runs: formatSpread(values, 0),
      "to limit": formatAgainstLimit(median(values), { least }),
    };
  });
  const timingRows = Object.entries(lighthouseTimingLabels).map(([id, figure]) => {
    const values = visits.map((one) => one.timings[id] ?? NaN);
    const digits = id === "cumulative-layout-shift" ? 3 : 0;
    const most = maxTimings[id];
    return {
      figure,
      median: digits ? median(values).toFixed(digits) : formatWholeNumber(median(values)),
      runs: formatSpread(values, digits),
      "to limit": most === undefined ? "" : formatAgainstLimit(Number(median(values).toFixed(3)), { most }),
    };
  });
  printTable(`Lighthouse mobile, ${name}, median of ${visits.length} (limits ${LIMITS_TEXT})`, [
    ...scoreRows,
    ...timingRows,
  ]);
  for (const line of new Set(visits.flatMap(({ failed }) => failed))) process.stdout.write(`  ✗ ${line}\n`);
}

interface MeasuredPage extends Pick<LighthouseGoals, "maxPaintRatio"> {
  path: string;
  /** State of the device: a basket with a product, or a signed-in customer. Default: empty. */
  device?: "basket" | "session";
}

/** Returns the measured pages by name. There is no order page without PostgreSQL. */
function listPages(productId: string, order: CustomerOrder | null): Record<string, MeasuredPage> {
  return {
    home: { path: MENU_PAGE, maxPaintRatio: 1.25 },
    category: { path: "/category", maxPaintRatio: 1.25 },
    product: { path: `/product/${productId}`, maxPaintRatio: 1.25 },
    basket: { path: "/basket", maxPaintRatio: 1.5, device: "basket" },
    checkout: { path: "/checkout", maxPaintRatio: 1.5, device: "basket" },
    ...(order && {
      order: { path: `/profile/orders/${order.id}`, maxPaintRatio: 1.5, device: "session" },
    }),
  };
}

/** Returns the pages that `--pages=` names, or all. Pages for which the device is empty come first. */
function selectPages(pages: Record<string, MeasuredPage>): [string, MeasuredPage][] {
  const option = process.argv.find((argument) => argument.startsWith("--pages="));
  const names = option?.slice("--pages=".length).split(",") ?? Object.keys(pages);
  const unknown = names.filter((name) => !(name in pages));
  if (unknown.length > 0)
    throw new Error(`there is no page ${unknown.join(", ")}: ${Object.keys(pages).join(", ")}`);
  return Object.entries(pages).filter(([name]) => names.includes(name));
}

/** Returns the size in kilobytes of replies of the product as transferred, without headers. */
async function measureKilobytes(port: number, urls: readonly URL[]): Promise<number> {
  const headers = { "accept-encoding": "br" };
  const replies = urls.map(({ hostname, pathname, search }) =>
    fetchRawReply(port, { host: hostname, path: pathname + search, headers }),
  );
  return (await Promise.all(replies)).reduce((sum, { body }) => sum + body.length / 1024, 0);
}

/** Returns the size in kilobytes of the menu page of the small brand, as transferred. */
async function measureDocument(port: number): Promise<number> {
  const url = new URL(`http://${SMALL_BRAND_KEY}.localhost${MENU_PAGE}`);
  const sizes: number[] = [];
  while (sizes.length < COMPRESSION_REQUEST_COUNT) {
    sizes.push(await measureKilobytes(port, [url]));
    // For this time the response cache repeats the first, larger body, and its responses do not count as requests of the
    // content.
    await sleep(REPLY_CACHE_MS + 50);
  }
  return Math.min(...sizes);
}

interface Device {
  tab: BrowserTab;
  browser: RunningBrowser;
  /** URL of the store. */
  origin: string;
  /** Product that one tap adds to the basket. */
  productId: string;
  order: CustomerOrder | null;
}

/** Puts one product into an empty basket. */
async function fillBasket({ tab, origin, productId }: Device): Promise<void> {
  const card = `[data-product="${productId}"]`;
  await tab.page.goto(`${origin}/offerta`);
  await tab.page.evaluate(() => localStorage.clear());
  await tab.page.goto(origin);
  await tab.page.locator(`${card} [data-tap="add"]`).first().click();
  await tab.page.locator(`${card} .card-stepper`).first().waitFor();
  // The tab must not send requests to the server during the measurements.
  await tab.page.goto("about:blank");
}

/** Stores the customer of the order on the device, as a sign-in does. */
async function storeSession({ tab, origin, order }: Device): Promise<void> {
  if (!order) return;
  const [key, value] = [`dx:${order.merchantId}:session`, JSON.stringify({ v: 1, d: order.session })];
  await tab.page.goto(`${origin}/offerta`);
  await tab.page.evaluate((entry) => localStorage.setItem(entry.key, entry.value), { key, value });
  await tab.page.goto("about:blank");
}

/** Deletes everything that a visit left on the device except the basket and the session. */
async function resetDevice({ tab, origin, order }: Device, isSignedIn: boolean): Promise<void> {
  await tab.clearFiles(origin);
  if (!order || !isSignedIn) return;
  const name = getSessionCookieName("customer", order.merchantId, false);
  await tab.page.context().addCookies([{ name, value: order.token, url: origin, httpOnly: true }]);
}

/** Visits a page and the same page without JavaScript in turn. Returns the visits of both. */
async function visitWithFloor(
  device: Device,
  floorOrigin: string,
  { path, device: state }: MeasuredPage,
): Promise<{ visits: PageVisit[]; floorVisits: PageVisit[] }> {
  const visits: PageVisit[] = [];
  const floorVisits: PageVisit[] = [];
  const port = device.browser.debuggingPort;
  const isSignedIn = state === "session";
  if (state === "basket") await fillBasket(device);
  if (isSignedIn) await storeSession(device);
  // This request fills the cache of the server of pages without JavaScript. The product caches its pages at the first
  // request of a minute.
  await measureKilobytes(Number(new URL(floorOrigin).port), [new URL(`${floorOrigin}${path}`)]);
  for (let run = 0; run < RUN_COUNT; run += 1) {
    await resetDevice(device, isSignedIn);
    visits.push(await visitPage(`${device.origin}${path}`, port));
    await resetDevice(device, isSignedIn);
    await device.tab.clearFiles(floorOrigin);
    floorVisits.push(await visitPage(`${floorOrigin}${path}`, port, ["performance"]));
  }
  return { visits, floorVisits };
}

async function placeOrder({ store }: ServerWithMenus): Promise<CustomerOrder | null> {
  if (store.databaseUrl === undefined) return null;
  const input: CustomerOrderInput = { brand: BRAND_KEY };
  return runChildScript<CustomerOrder>("place-order", { input, env: createEnvironment(store) });
}

async function measurePages(shop: ServerWithMenus, browser: RunningBrowser): Promise<void> {
  const { port } = shop.server;
  const host = `${BRAND_KEY}.localhost`;
  const { body } = await fetchRawReply(port, { host, path: MENU_PATH, headers: {} });
  const [product] = filterPlainProducts(JSON.parse(body.toString()) as Menu);
  if (!product) throw new Error("the menu has no plain product");
  const order = await placeOrder(shop);
  if (!order) process.stdout.write("Without PostgreSQL there is no order: its page is not measured.\n");
  const pages = selectPages(listPages(product.id, order));
  await using floor = await startScriptlessPageServer(port);
  await using tab = await openBrowserTab(browser);
  const device: Device = { tab, browser, origin: shop.server.url(BRAND_KEY), productId: product.id, order };
  // This request puts the menu page into the server's page cache, as the first guest of each minute does for all other
  // guests.
  await fetchRawReply(port, { host, path: MENU_PAGE, headers: {} });
  const documentKilobytes = await measureDocument(port);
  for (const [name, page] of pages) {
    const measured = await visitWithFloor(device, floor.url(BRAND_KEY), page);
    printPageScores(name, measured.visits);
    const scripts = [...new Set(measured.visits.flatMap((visit) => visit.scripts))].map(
      (url) => new URL(url),
    );
    const scriptKilobytes = await measureKilobytes(port, scripts);
    printGoals(
      name,
      { ...measured, scriptKilobytes, documentKilobytes },
      {
        maxPaintRatio: page.maxPaintRatio,
        maxScriptKilobytes: getMaxPageKilobytes(page.path),
        ...(name === "home" && { maxDocumentKilobytes: MAX_DOCUMENT_KILOBYTES }),
      },
    );
  }
}

await using shop = await startServerWithMenus([300, 100]);
await using browser = await startBrowser();
if (browser) await measurePages(shop, browser);
else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
