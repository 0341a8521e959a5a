// Live events to thousands of open pages of one process: memory of each, and how soon all of them know.
import { apiCaller } from "./api-caller.ts";
import { startListeners } from "./listeners.ts";
import type { CaptureReply, CaptureRequest } from "./order-capture.ts";
import { against, printTable, whole } from "./print-table.ts";
import { cpuOf, processFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const MAX = 250;
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

const rows = [];
for (const streams of counts) {
  await using server = await startServer(store);
  const { port } = server;
  const call = apiCaller(port, BRAND);
  const signIn = { login: BRAND, password: "demo" };
  const { token } = (await call("/console/v1/sign-in", { body: signIn })) as { token: string };
  const before = await processFigures(port);
  const board = { port, brand: BRAND, streams, path: "/console/v1/orders/events", token, shopper };
  await using listeners = await startListeners(board);
  const open = await processFigures(port);
  const after: number[] = [];
  const { cpuSeconds } = await cpuOf(port, async () => {
    for (let order = 0; order < ORDERS; order += 1) after.push(...(await listeners.order()).after);
  });
  const lost = ORDERS * streams - after.length;
  after.sort((a, b) => a - b);
  const part = (share: number) => after[Math.min(after.length - 1, Math.floor(after.length * share))] ?? NaN;
  rows.push({
    streams: whole(streams),
    "KB each": ((open.memory - before.memory) / 1024 / streams).toFixed(1),
    "median ms": whole(part(0.5)),
    "p95 ms": whole(part(0.95)),
    "p99 ms": whole(part(0.99)),
    lost: whole(lost),
    // The orders themselves included
    "CPU ms an event": ((1000 * cpuSeconds) / after.length).toFixed(3),
    "p99 of limit 250": against(part(0.99), { most: MAX }),
  });
}
printTable("One order told to every open board of its brand (from its answer; p99 ≤ 250 ms)", rows);
