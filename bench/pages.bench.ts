// Compares the cached menu page and menu response with a minimal `node:http` server that sends the same bytes, by menu
// size.
import { startMinimalHttpServer } from "./bare-http.ts";
import { comparePages, MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { FillInput } from "./installation.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MIN_THROUGHPUT_RATIO = 0.7;
const menuSizes = chooseFullOrQuickValue([300, 2_000, 10_000], [300]);

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const databaseLocation = { dataDir: folder.path, databaseUrl: await postgres?.database("pages") };
const fillInput: FillInput = { menus: menuSizes, from: 0, to: 0 };
await runChildScript("fill", { input: fillInput, env: createEnvironment(databaseLocation) });
await using server = await startServer(databaseLocation);
await using bareServer = await startMinimalHttpServer();

const rows = [];
for (const menuSize of menuSizes) {
  for (const [what, path] of [
    ["page", MENU_PAGE],
    ["reply", MENU_PATH],
  ] as const) {
    const found = await comparePages(server, bareServer, { brands: [`menu${menuSize}`], path });
    rows.push({
      products: formatWholeNumber(menuSize),
      what,
      "KB (br)": found.kilobytes.toFixed(1),
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
}
printTable("Kept replies against bare node:http sending the same bytes (product/bare, ≥ 0.7)", rows);
