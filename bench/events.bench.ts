// Measures live events to thousands of open pages of one process: memory per page, and delivery time to all of them.
import { type Heard, startListeners, STREAMS_OF_SESSION } from "./listeners.ts";
import type { CaptureReply, CaptureRequest } from "./order-capture.ts";
import { against, printTable, formatWhole } from "./print-table.ts";
import { cpuOf, processFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { startPostgres } from "./postgres.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { percentile } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Limits of the delivery time, in milliseconds. */
const P95_MS = 2_000;
const P99_MS = 250;
const BRAND = "menu300";
const ORDERS = size(20, 5);
const counts = size([150, 1_000, 5_000], [150, 1_000]);

using folder = temporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("events") };
const env = environmentOf(store);
await runChild("fill", { input: { menus: [300], from: 0, to: 0 }, env });
const request: CaptureRequest = { brand: BRAND, customers: 1, file: `${folder.path}/statements` };
const { shoppers } = await runChild<CaptureReply>("capture-orders", { input: request, env });
const [shopper] = shoppers;
if (!shopper) throw new Error("nobody shops");
const sessions = { brand: BRAND, login: BRAND, count: Math.ceil(Math.max(...counts) / STREAMS_OF_SESSION) };
const tokens = await runChild<string[]>("open-staff-sessions", { input: sessions, env });

const rows = [];
for (const streams of counts) {
  await using server = await startServer(store);
  const { port } = server;
  const before = await processFigures(port);
  const board = { port, brand: BRAND, streams, path: "/console/v1/events", tokens, shopper };
  await using listeners = await startListeners(board);
  const open = await processFigures(port);
  const { result: heard, cpuSeconds } = await cpuOf(port, async () => {
    const each: Heard[] = [];
    while (each.length < ORDERS) each.push(await listeners.order());
    return each;
  });
  const after = heard.flatMap((order) => order.after);
  const last = heard.at(-1);
  rows.push({
    streams: formatWhole(streams),
    "KB each": ((open.memory - before.memory) / 1024 / streams).toFixed(1),
    busy: formatWhole(last?.busy ?? 0),
    reopened: formatWhole(last?.reopened ?? 0),
    published: formatWhole(ORDERS),
    delivered: formatWhole(after.length),
    repeated: formatWhole(last?.repeated ?? 0),
    lost: formatWhole(ORDERS * streams - after.length),
    "p50 ms": formatWhole(percentile(after, 0.5)),
    "p95 ms": formatWhole(percentile(after, 0.95)),
    "p99 ms": formatWhole(percentile(after, 0.99)),
    "max ms": formatWhole(percentile(after, 1)),
    // Includes the orders themselves.
    "CPU ms an event": ((1000 * cpuSeconds) / after.length).toFixed(3),
    "p95 of 2,000": against(percentile(after, 0.95), { most: P95_MS }),
    "p99 of 250": against(percentile(after, 0.99), { most: P99_MS }),
  });
}
const limits = "from its answer; none lost, p95 ≤ 2,000 ms, p99 ≤ 250 ms";
printTable(`One order told to every open board of its brand (${limits})`, rows);
