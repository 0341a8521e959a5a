// Measures the first and the second start of the demo until `ready`, on both database engines.
import { join } from "node:path";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import type { DataLocation } from "./start-server.ts";
import { startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/**
 * Limits in seconds. The limit of the second start is a requirement of the project. The limit of the first start leaves
 * time to install and build.
 */
const MAX_FIRST_START_SECONDS = 30;
const MAX_SECOND_START_SECONDS = 5;
const START_COUNT = chooseFullOrQuickValue(5, 1);
const startScript = join(import.meta.dirname, "../scripts/start.mjs");

/** Measures the first start without data and several later starts with the existing data. */
async function measureStarts(store: DataLocation): Promise<{ first: number; again: number[] }> {
  const measureStart = async () => {
    await using server = await startServer(store, { script: startScript });
    return server.readyAfter / 1000;
  };
  const first = await measureStart();
  const again: number[] = [];
  for (let start = 0; start < START_COUNT; start += 1) again.push(await measureStart());
  return { first, again };
}

async function measureEngineStarts(engine: string, store: DataLocation) {
  const { first, again } = await measureStarts(store);
  return {
    engine,
    "first s": first.toFixed(1),
    "of limit 30": formatAgainstLimit(first, { most: MAX_FIRST_START_SECONDS }),
    "second s": median(again).toFixed(1),
    starts: formatSpread(again, 1),
    "of limit 5": formatAgainstLimit(median(again), { most: MAX_SECOND_START_SECONDS }),
  };
}

using folder = createTemporaryFolder();
const measurements = [await measureEngineStarts("embedded", { dataDir: folder.path })];
await using postgres = await startPostgres();
if (postgres) {
  using second = createTemporaryFolder();
  measurements.push(
    await measureEngineStarts("PostgreSQL", {
      dataDir: second.path,
      databaseUrl: await postgres.database("demo"),
    }),
  );
} else process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
printTable(
  "npm start to `ready`, packages installed and pages built (first ≤ 30 s, second ≤ 5 s)",
  measurements,
);
