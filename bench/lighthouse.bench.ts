// Lighthouse on a simulated middling phone: the menu page of 300 products, a fresh guest each time.
import lighthouse from "lighthouse";
import { takeReply } from "./bare-http.ts";
import { MENU_PAGE } from "./compare-pages.ts";
import { against, printTable, whole } from "./print-table.ts";
import { size } from "./sizes.ts";
import { startBrowser } from "./start-browser.ts";
import { startShop } from "./start-shop.ts";
import { median, spread } from "./statistics.ts";

const RUNS = size(5, 1);
const scores = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
const timings = {
  "first-contentful-paint": "First paint, ms",
  "largest-contentful-paint": "Largest paint, ms",
  "speed-index": "Speed index, ms",
  "total-blocking-time": "Blocking, ms",
  "cumulative-layout-shift": "Layout shift",
} as const;

/** One visit: scores of 100, figures of the audits, and what kept a score from being full. */
async function visit(url: string, port: number) {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: Object.keys(scores),
  });
  if (!run) throw new Error("Lighthouse gave nothing");
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const failed = Object.keys(scores).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && name !== "performance" && audits[id]?.score === 0)
      .map(
        ({ id }) =>
          `${name}: ${audits[id]?.title ?? id} ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 400)}`,
      ),
  );
  return {
    scores: Object.fromEntries(
      Object.keys(scores).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    timings: Object.fromEntries(Object.keys(timings).map((id) => [id, audits[id]?.numericValue ?? NaN])),
    failed,
  };
}

await using shop = await startShop([300]);
await using browser = await startBrowser();
if (browser) {
  const url = `${shop.server.url("menu300")}${MENU_PAGE}`;
  // The page is kept from here on, as it is for all but the first guest of a minute.
  await takeReply(shop.server.port, { host: "menu300.localhost", path: MENU_PAGE, headers: {} });
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(url, browser.debuggingPort));
  const scoreRows = Object.entries(scores).map(([name, least]) => {
    const values = visits.map((one) => one.scores[name] ?? 0);
    return {
      score: name,
      median: median(values),
      runs: spread(values, 0),
      "to limit": against(median(values), { least }),
    };
  });
  printTable(`Lighthouse mobile, 300 products, median of ${RUNS} (limits 95, 100, 100, 100)`, scoreRows);
  const limits: Record<string, number> = {
    "largest-contentful-paint": 1_200,
    "total-blocking-time": 100,
    "cumulative-layout-shift": 0,
  };
  const timingRows = Object.entries(timings).map(([id, name]) => {
    const values = visits.map((one) => one.timings[id] ?? NaN);
    const digits = id === "cumulative-layout-shift" ? 3 : 0;
    const most = limits[id];
    return {
      figure: name,
      median: digits ? median(values).toFixed(digits) : whole(median(values)),
      runs: spread(values, digits),
      "of limit": most === undefined ? "" : against(Number(median(values).toFixed(3)), { most }),
    };
  });
  printTable("Its figures (largest paint ≤ 1,200 ms, blocking ≤ 100 ms, layout shift 0)", timingRows);
  for (const line of new Set(visits.flatMap(({ failed }) => failed))) process.stdout.write(`  ✗ ${line}\n`);
} else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
