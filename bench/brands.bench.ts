// Measures how an installation scales with the number of brands: cached pages of one brand and of many, in alternating
// rounds, against bare node:http, and the start time and memory of the process.
import { startBareHttp } from "./bare-http.ts";
import { comparePages, MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { FillInput } from "./installation.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWhole } from "./print-table.ts";
import { readProcessFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MIN_RATIO = 0.7;
const IDLE_MS = size(5_000, 1_000);
/** Number of brands with concurrent guests. */
const BUSY_BRANDS = 100;
const brandCounts = size([3, 1_000, 10_000], [3, 100]);
const MENU_BRAND = "menu300";

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("brands") };
const pages = [];
const processes = [];
let createdBrandCount = 0;
for (const brands of brandCounts) {
  const input: FillInput = {
    menus: createdBrandCount === 0 ? [300] : [],
    from: Math.max(0, createdBrandCount - 1),
    to: brands - 1,
  };
  const begun = performance.now();
  await runChild("fill", { input, env: createEnvironment(store) });
  const filled = performance.now() - begun;
  createdBrandCount = brands;

  await using server = await startServer(store);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await readProcessFigures(server.port);
  await using bare = await startBareHttp();
  const some = Array.from({ length: Math.min(BUSY_BRANDS, brands - 1) }, (_, index) => {
    const number = 1 + Math.floor((index * (brands - 1)) / Math.min(BUSY_BRANDS, brands - 1));
    return `b${String(number).padStart(5, "0")}`;
  });
  for (const [what, path, wanted] of [
    ["page", MENU_PAGE, [MENU_BRAND]],
    ["reply", MENU_PATH, [MENU_BRAND]],
    ["page", MENU_PAGE, some],
  ] as const) {
    const found = await comparePages(server, bare, { brands: [...wanted], path });
    pages.push({
      brands: formatWhole(brands),
      what,
      "asked in turn": wanted.length,
      "first ms": formatWhole(found.first),
      "bare/s": formatWhole(found.bare),
      "product/s": formatWhole(found.product),
      ratio: found.ratio.toFixed(2),
      rounds: found.spread,
      "ratio by CPU": found.cpuRatio.toFixed(2),
      "to limit 0.7": formatAgainstLimit(Math.min(found.ratio, found.cpuRatio), { least: MIN_RATIO }),
    });
  }
  const loaded = await readProcessFigures(server.port);
  processes.push({
    brands: formatWhole(brands),
    "ready after s": (server.readyAfter / 1000).toFixed(1),
    "idle MB": formatWhole(idle.memory / 2 ** 20),
    "after load MB": formatWhole(loaded.memory / 2 ** 20),
    "filled in s": formatWhole(filled / 1000),
  });
}
printTable("Kept replies against bare node:http, by brands of the installation (product/bare, ≥ 0.7)", pages);
printTable("The process, by brands of the installation (PostgreSQL)", processes);
