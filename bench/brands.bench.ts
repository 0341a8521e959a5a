// Measures how an installation scales with the number of brands: cached pages of one brand and of many, in alternating
// rounds, compared with a minimal `node:http` server, and the start time and memory of the process.
import { startMinimalHttpServer } from "./bare-http.ts";
import { comparePages, MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { FillInput } from "./installation.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { readProcessResourceUsage } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MIN_THROUGHPUT_RATIO = 0.7;
const IDLE_MS = chooseFullOrQuickValue(5_000, 1_000);
/** Number of brands with concurrent guests. */
const BUSY_BRAND_COUNT = 100;
const brandCounts = chooseFullOrQuickValue([3, 1_000, 10_000], [3, 100]);
const MENU_BRAND = "menu300";

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("brands") };
const pageRows = [];
const processRows = [];
let createdBrandCount = 0;
for (const brandCount of brandCounts) {
  const input: FillInput = {
    menus: createdBrandCount === 0 ? [300] : [],
    from: Math.max(0, createdBrandCount - 1),
    to: brandCount - 1,
  };
  const begun = performance.now();
  await runChildScript("fill", { input, env: createEnvironment(store) });
  const filled = performance.now() - begun;
  createdBrandCount = brandCount;

  await using server = await startServer(store);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await readProcessResourceUsage(server.port);
  await using bare = await startMinimalHttpServer();
  const some = Array.from({ length: Math.min(BUSY_BRAND_COUNT, brandCount - 1) }, (_, index) => {
    const number = 1 + Math.floor((index * (brandCount - 1)) / Math.min(BUSY_BRAND_COUNT, brandCount - 1));
    return `b${String(number).padStart(5, "0")}`;
  });
  for (const [what, path, wanted] of [
    ["page", MENU_PAGE, [MENU_BRAND]],
    ["reply", MENU_PATH, [MENU_BRAND]],
    ["page", MENU_PAGE, some],
  ] as const) {
    const found = await comparePages(server, bare, { brands: [...wanted], path });
    pageRows.push({
      brands: formatWholeNumber(brandCount),
      what,
      "asked in turn": wanted.length,
      "first ms": formatWholeNumber(found.first),
      "bare/s": formatWholeNumber(found.bare),
      "product/s": formatWholeNumber(found.product),
      ratio: found.ratio.toFixed(2),
      rounds: found.spread,
      "ratio by CPU": found.cpuRatio.toFixed(2),
      "to limit 0.7": formatAgainstLimit(Math.min(found.ratio, found.cpuRatio), {
        least: MIN_THROUGHPUT_RATIO,
      }),
    });
  }
  const loaded = await readProcessResourceUsage(server.port);
  processRows.push({
    brands: formatWholeNumber(brandCount),
    "ready after s": (server.readyAfter / 1000).toFixed(1),
    "idle MB": formatWholeNumber(idle.memory / 2 ** 20),
    "after load MB": formatWholeNumber(loaded.memory / 2 ** 20),
    "filled in s": formatWholeNumber(filled / 1000),
  });
}
printTable(
  "Kept replies against bare node:http, by brands of the installation (product/bare, ≥ 0.7)",
  pageRows,
);
printTable("The process, by brands of the installation (PostgreSQL)", processRows);
