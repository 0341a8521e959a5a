// Measures how soon a change by staff reaches the stores that guests have open at one process.
import { apiCaller } from "./api-caller.ts";
import { startOpenStores } from "./open-stores.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, formatWhole } from "./print-table.ts";
import { processFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, percentile } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const LIMIT_MS = 2_000;
const BRAND = "menu300";
const CHANGES = size(20, 4);
/** Pause between two changes, in milliseconds. Caches of the previous change expire in it. */
const REST_MS = 1_500;

using folder = temporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("content") };
const fill = { menus: [300], from: 0, to: 0 };
await runChild("fill", { input: fill, env: environmentOf(store) });

const rows = [];
for (const guests of size([100, 1_000, 3_000], [100, 500])) {
  await using server = await startServer(store);
  const { port } = server;
  const signIn = { login: BRAND, password: "demo" };
  const { token } = (await apiCaller(port, BRAND)("/console/v1/sign-in", { body: signIn })) as {
    token: string;
  };
  const before = await processFigures(port);
  await using stores = await startOpenStores({ port, brand: BRAND, guests, token });
  const open = await processFigures(port);
  const after: number[] = [];
  let lost = 0;
  let refused = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const seen = await stores.change();
    after.push(...seen.after);
    refused += seen.refused;
    lost += guests - seen.after.length;
    await new Promise((rest) => setTimeout(rest, REST_MS));
  }
  rows.push({
    guests: formatWhole(guests),
    "KB each": ((open.memory - before.memory) / 1024 / guests).toFixed(1),
    "median ms": formatWhole(median(after)),
    "p99 ms": formatWhole(percentile(after, 0.99)),
    refused: formatWhole(refused),
    lost: formatWhole(lost),
    "p99 of limit 2,000": against(percentile(after, 0.99), { most: LIMIT_MS }),
  });
}
printTable("A dish stopped by staff, gone from the menu of every open store (p99 ≤ 2,000 ms)", rows);
