// Reads and writes of the API over HTTP against their own statements through `pg` alone.
import type { CallLoad, CallsRequest, CapturedCall } from "./api-calls.ts";
import type { Filling } from "./installation.ts";
import { startOrderReplay } from "./order-replay.ts";
import { startPostgres } from "./postgres.ts";
import { printTable } from "./print-table.ts";
import { cpuOf } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { isQuick, size } from "./sizes.ts";
import type { Store } from "./start-server.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const BRAND = "menu300";
const ROUNDS = size(5, 2);
const CALLS = size(500, 60);
const CONNECTIONS = 8;

using folder = temporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("api") };
  const env = environmentOf(store);
  await runChild("fill", { input: { menus: [300], from: 0, to: 0 } satisfies Filling, env });
  const input: CallsRequest = { brand: BRAND, folder: folder.path };
  const calls = await runChild<CapturedCall[]>("capture-calls", { input, env });
  const second = { ...store, databaseUrl: await postgres.database("api_copy", "api") };
  await using server = await startServer(store);
  const rows = [];
  for (const call of calls) rows.push(await compare(call, { port: server.port, second }));
  printTable("Calls against their own statements through pg alone (CPU of the process, ms a call)", rows);
  process.stdout.write("No ratio: the reply is kept and sends no statement.\n");
  if (isQuick) process.stdout.write("Quick: few calls, hardly warm.\n");
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

/** CPU of the product for the call over HTTP and of a process that only sends its statements, in turns. */
async function compare(captured: CapturedCall, { port, second }: { port: number; second: Store }) {
  const { what, call, statements, file } = captured;
  await using replay =
    statements > 0 ? await startOrderReplay(second, { file, connections: CONNECTIONS }) : null;
  const send = async () => {
    const input: CallLoad = { port, brand: BRAND, call, connections: CONNECTIONS, count: CALLS };
    const { result, cpuSeconds } = await cpuOf(port, () => runChild<number>("send-calls", { input }));
    return (cpuSeconds * 1000) / result;
  };
  const bare = async () => {
    if (!replay) return 0;
    const { orders, cpuSeconds } = await replay.run(CALLS);
    return (cpuSeconds * 1000) / orders;
  };
  // Both warm: compiled code, open connections, plans.
  await bare();
  await send();
  const rounds: { bare: number; product: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await bare(), product: await send() });
  const product = median(rounds.map((round) => round.product));
  const least = median(rounds.map((round) => round.bare));
  return {
    what,
    statements,
    "pg alone ms": replay ? least.toFixed(2) : "-",
    "call ms": product.toFixed(2),
    ratio: replay ? (product / least).toFixed(2) : "-",
    rounds: replay ? spread(rounds.map((round) => round.product / round.bare)) : "-",
  };
}
