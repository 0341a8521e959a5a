// Measures the time until a change by staff reaches all open stores that are connected to one server process.
import { createApiCaller } from "./api-caller.ts";
import { startOpenStores } from "./open-stores.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { readProcessResourceUsage } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, percentile } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MAX_P99_MS = 2_000;
const BRAND_KEY = "menu300";
const CHANGE_COUNT = chooseFullOrQuickValue(20, 4);
/** Pause between two changes, in milliseconds, long enough for the caches of the previous change to expire. */
const PAUSE_BETWEEN_CHANGES_MS = 1_500;

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("content") };
const fillInput = { menus: [300], from: 0, to: 0 };
await runChildScript("fill", { input: fillInput, env: createEnvironment(store) });

const rows = [];
for (const guestCount of chooseFullOrQuickValue([100, 1_000, 3_000], [100, 500])) {
  await using server = await startServer(store);
  const { port } = server;
  const signIn = { login: BRAND_KEY, password: "demo" };
  const { token } = (await createApiCaller(port, BRAND_KEY)("/console/v1/sign-in", { body: signIn })) as {
    token: string;
  };
  const before = await readProcessResourceUsage(port);
  await using stores = await startOpenStores({ port, brand: BRAND_KEY, guests: guestCount, token });
  const open = await readProcessResourceUsage(port);
  const after: number[] = [];
  let lost = 0;
  let refused = 0;
  for (let change = 0; change < CHANGE_COUNT; change += 1) {
    const seen = await stores.change();
    after.push(...seen.after);
    refused += seen.refused;
    lost += guestCount - seen.after.length;
    await new Promise((rest) => setTimeout(rest, PAUSE_BETWEEN_CHANGES_MS));
  }
  rows.push({
    guests: formatWholeNumber(guestCount),
    "KB each": ((open.memory - before.memory) / 1024 / guestCount).toFixed(1),
    "median ms": formatWholeNumber(median(after)),
    "p99 ms": formatWholeNumber(percentile(after, 0.99)),
    refused: formatWholeNumber(refused),
    lost: formatWholeNumber(lost),
    "p99 of limit 2,000": formatAgainstLimit(percentile(after, 0.99), { most: MAX_P99_MS }),
  });
}
printTable("A dish stopped by staff, gone from the menu of every open store (p99 ≤ 2,000 ms)", rows);
