// Compares the cached menu page and menu response with bare node:http that sends the same bytes, by menu size.
import { startBareHttp } from "./bare-http.ts";
import { comparePages, MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { FillInput } from "./installation.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWhole } from "./print-table.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MIN_RATIO = 0.7;
const menus = size([300, 2_000, 10_000], [300]);

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("pages") };
const fillInput: FillInput = { menus, from: 0, to: 0 };
await runChild("fill", { input: fillInput, env: createEnvironment(store) });
await using server = await startServer(store);
await using bare = await startBareHttp();

const rows = [];
for (const menu of menus) {
  for (const [what, path] of [
    ["page", MENU_PAGE],
    ["reply", MENU_PATH],
  ] as const) {
    const found = await comparePages(server, bare, { brands: [`menu${menu}`], path });
    rows.push({
      products: formatWhole(menu),
      what,
      "KB (br)": found.kilobytes.toFixed(1),
      "first ms": formatWhole(found.first),
      "bare/s": formatWhole(found.bare),
      "product/s": formatWhole(found.product),
      ratio: found.ratio.toFixed(2),
      rounds: found.spread,
      "ratio by CPU": found.cpuRatio.toFixed(2),
      "to limit 0.7": formatAgainstLimit(Math.min(found.ratio, found.cpuRatio), { least: MIN_RATIO }),
    });
  }
}
printTable("Kept replies against bare node:http sending the same bytes (product/bare, ≥ 0.7)", rows);
