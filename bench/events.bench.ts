// Measures live events to thousands of open pages of one process: memory per page, and delivery time to all of them.
import { type StreamListenResult, startListeners, STREAMS_PER_SESSION } from "./listeners.ts";
import type { CaptureOrdersReply, CaptureOrdersInput } from "./order-capture.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { measureCpu, readProcessResourceUsage } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { startPostgres } from "./postgres.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { percentile } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Limits of the delivery time, in milliseconds. */
const MAX_P95_MS = 2_000;
const MAX_P99_MS = 250;
const BRAND_KEY = "menu300";
const ORDER_COUNT = chooseFullOrQuickValue(20, 5);
const streamCounts = chooseFullOrQuickValue([150, 1_000, 5_000], [150, 1_000]);

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
const store = { dataDir: folder.path, databaseUrl: await postgres?.database("events") };
const env = createEnvironment(store);
await runChildScript("fill", { input: { menus: [300], from: 0, to: 0 }, env });
const captureInput: CaptureOrdersInput = {
  brand: BRAND_KEY,
  customers: 1,
  file: `${folder.path}/statements`,
};
const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", { input: captureInput, env });
const [shopper] = shoppers;
if (!shopper) throw new Error("nobody shops");
const staffSessionsInput = {
  brand: BRAND_KEY,
  login: BRAND_KEY,
  count: Math.ceil(Math.max(...streamCounts) / STREAMS_PER_SESSION),
};
const tokens = await runChildScript<string[]>("open-staff-sessions", { input: staffSessionsInput, env });

const rows = [];
for (const streamCount of streamCounts) {
  await using server = await startServer(store);
  const { port } = server;
  const before = await readProcessResourceUsage(port);
  const board = { port, brand: BRAND_KEY, streams: streamCount, path: "/console/v1/events", tokens, shopper };
  await using listeners = await startListeners(board);
  const open = await readProcessResourceUsage(port);
  const { result: heard, cpuSeconds } = await measureCpu(port, async () => {
    const each: StreamListenResult[] = [];
    while (each.length < ORDER_COUNT) each.push(await listeners.order());
    return each;
  });
  const after = heard.flatMap((order) => order.after);
  const last = heard.at(-1);
  rows.push({
    streams: formatWholeNumber(streamCount),
    "KB each": ((open.memory - before.memory) / 1024 / streamCount).toFixed(1),
    busy: formatWholeNumber(last?.busy ?? 0),
    reopened: formatWholeNumber(last?.reopened ?? 0),
    published: formatWholeNumber(ORDER_COUNT),
    delivered: formatWholeNumber(after.length),
    repeated: formatWholeNumber(last?.repeated ?? 0),
    lost: formatWholeNumber(ORDER_COUNT * streamCount - after.length),
    "p50 ms": formatWholeNumber(percentile(after, 0.5)),
    "p95 ms": formatWholeNumber(percentile(after, 0.95)),
    "p99 ms": formatWholeNumber(percentile(after, 0.99)),
    "max ms": formatWholeNumber(percentile(after, 1)),
    // The CPU time includes placing the orders that cause the events.
    "CPU ms an event": ((1000 * cpuSeconds) / after.length).toFixed(3),
    "p95 of 2,000": formatAgainstLimit(percentile(after, 0.95), { most: MAX_P95_MS }),
    "p99 of 250": formatAgainstLimit(percentile(after, 0.99), { most: MAX_P99_MS }),
  });
}
const limitsText = "from its answer; none lost, p95 ≤ 2,000 ms, p99 ≤ 250 ms";
printTable(`One order told to every open board of its brand (${limitsText})`, rows);
