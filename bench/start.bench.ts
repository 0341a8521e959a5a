// Measures the first and the second start of the demo until `ready`, on both engines.
import { join } from "node:path";
import { startPostgres } from "./postgres.ts";
import { against, printTable } from "./print-table.ts";
import { size } from "./sizes.ts";
import type { Store } from "./start-server.ts";
import { startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Limits in seconds. The second start's limit is the project's. The first start's limit leaves time to install and
 * build.
 */
const MAX_FIRST = 30;
const MAX_SECOND = 5;
const STARTS = size(5, 1);
const script = join(import.meta.dirname, "../scripts/start.mjs");

/** Starts once without data, then repeatedly with the existing data. */
async function starts(store: Store): Promise<{ first: number; again: number[] }> {
  const timed = async () => {
    await using server = await startServer(store, { script });
    return server.readyAfter / 1000;
  };
  const first = await timed();
  const again: number[] = [];
  for (let start = 0; start < STARTS; start += 1) again.push(await timed());
  return { first, again };
}

async function measure(engine: string, store: Store) {
  const { first, again } = await starts(store);
  return {
    engine,
    "first s": first.toFixed(1),
    "of limit 30": against(first, { most: MAX_FIRST }),
    "second s": median(again).toFixed(1),
    starts: spread(again, 1),
    "of limit 5": against(median(again), { most: MAX_SECOND }),
  };
}

using folder = temporaryFolder();
const measured = [await measure("embedded", { dataDir: folder.path })];
await using postgres = await startPostgres();
if (postgres) {
  using second = temporaryFolder();
  measured.push(
    await measure("PostgreSQL", { dataDir: second.path, databaseUrl: await postgres.database("demo") }),
  );
} else process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
printTable("npm start to `ready`, packages installed and pages built (first ≤ 30 s, second ≤ 5 s)", measured);
