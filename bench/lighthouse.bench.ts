// Runs Lighthouse on a simulated mid-range phone with empty caches: the menu page of 300 products, a product, and the
// basket and checkout of a guest with a product in the basket.
import lighthouse from "lighthouse";
import type { Menu } from "@dasturxon/contract";
import { fetchRawReply } from "./bare-http.ts";
import { MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import { filterPlainProducts } from "./plain-products.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { pickFullOrQuick } from "./sizes.ts";
import { openBrowserTab, startBrowser } from "./start-browser.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { median, formatSpread } from "./statistics.ts";

const RUN_COUNT = pickFullOrQuick(5, 1);
const minScores = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
const timingLabels = {
  "first-contentful-paint": "First paint, ms",
  "largest-contentful-paint": "Largest paint, ms",
  "speed-index": "Speed index, ms",
  "total-blocking-time": "Blocking, ms",
  "cumulative-layout-shift": "Layout shift",
} as const;

const maxTimings: Record<string, number> = {
  "largest-contentful-paint": 1_200,
  "total-blocking-time": 100,
  "cumulative-layout-shift": 0.01,
};
const LIMITS_TEXT = "95, 100, 100, 100; largest paint 1,200 ms, blocking 100 ms, layout shift 0.01";

/** Runs one visit. Returns scores out of 100, figures of the audits, and the failed audits. */
async function auditPage(url: string, port: number) {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: Object.keys(minScores),
    // Keeps the browser's storage between visits, because it contains the basket.
    disableStorageReset: true,
  });
  if (!run) throw new Error("Lighthouse gave nothing");
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const failed = Object.keys(minScores).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && name !== "performance" && audits[id]?.score === 0)
      .map(
        ({ id }) =>
          `${name}: ${audits[id]?.title ?? id} ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 400)}`,
      ),
  );
  return {
    scores: Object.fromEntries(
      Object.keys(minScores).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    timings: Object.fromEntries(Object.keys(timingLabels).map((id) => [id, audits[id]?.numericValue ?? NaN])),
    failed,
  };
}

/** Prints the figures of a page with their limits. */
function printPageScores(name: string, visits: Awaited<ReturnType<typeof auditPage>>[]): void {
  const scoreRows = Object.entries(minScores).map(([score, least]) => {
    const values = visits.map((one) => one.scores[score] ?? 0);
    return {
      figure: score,
      median: String(median(values)),
      runs: formatSpread(values, 0),
      "to limit": formatAgainstLimit(median(values), { least }),
    };
  });
  const timingRows = Object.entries(timingLabels).map(([id, figure]) => {
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

await using shop = await startServerWithMenus([300]);
await using browser = await startBrowser();
if (browser) {
  const { port } = shop.server;
  const host = "menu300.localhost";
  const origin = shop.server.url("menu300");
  const { body } = await fetchRawReply(port, { host, path: MENU_PATH, headers: {} });
  const [product] = filterPlainProducts(JSON.parse(body.toString()) as Menu);
  if (!product) throw new Error("the menu has no plain product");
  const pages = {
    menu: MENU_PAGE,
    product: `/product/${product.id}`,
    basket: "/basket",
    checkout: "/checkout",
  };
  // This request puts the page into the server's cache, where all guests find it except the first guest in a minute.
  await fetchRawReply(port, { host, path: MENU_PAGE, headers: {} });
  await using tab = await openBrowserTab(browser);
  await tab.page.goto(origin);
  await tab.page.locator(`[data-product="${product.id}"] [data-tap="add"]`).first().click();
  await tab.page.locator(`[data-product="${product.id}"] .card-stepper`).first().waitFor();
  // The tab must not send requests to the server during the measurements.
  await tab.page.goto("about:blank");
  for (const [name, path] of Object.entries(pages)) {
    const visits: Awaited<ReturnType<typeof auditPage>>[] = [];
    for (let run = 0; run < RUN_COUNT; run += 1) {
      await tab.clearFiles(origin);
      visits.push(await auditPage(`${origin}${path}`, browser.debuggingPort));
    }
    printPageScores(name, visits);
  }
} else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
