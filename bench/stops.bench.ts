// Measures SIGTERM with 16 HTTP clients on keep-alive connections. First, the clients are connected to one process.
// Then they are connected to haproxy, and the two processes behind haproxy restart in turn.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FillInput } from "./installation.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import {
  createEnvironment,
  findFreePort,
  startServer,
  type RunningServer,
  type DataLocation,
} from "./start-server.ts";
import { canReadOrder, startSimulatedShoppers, type SimulatedShoppers } from "./steady-clients.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const STOP_COUNT = chooseFullOrQuickValue(10, 2);
const ROLLING_STOP_COUNT = chooseFullOrQuickValue(2, 1);
const CUSTOMER_COUNT = 16;
const BRAND_KEY = "menu60";
const LOAD_MILLISECONDS = chooseFullOrQuickValue(3_000, 1_000);

/** Sums the results of several rounds. */
class RoundTotals {
  readonly answers: Record<string, number> = {};
  readonly orders: SimulatedShoppers["orders"] = [];
  exits = 0;

  add(clients: SimulatedShoppers): void {
    for (const [answer, count] of Object.entries(clients.answers))
      this.answers[answer] = (this.answers[answer] ?? 0) + count;
    this.orders.push(...clients.orders);
  }

  /** Returns the number of acknowledged orders that are missing. */
  async lost(port: number): Promise<number> {
    let lost = 0;
    for (const each of this.orders) if (!(await canReadOrder(port, each))) lost += 1;
    return lost;
  }

  async row(name: string, port: number, ends: number) {
    // Responses 503 with the code `busy` do not count as failures, because on few cores the load alone causes them.
    const { "200": answered = 0, "503 busy": busy = 0, ...others } = this.answers;
    const wrong = Object.entries(others).map(([answer, count]) => `${count} × ${answer}`);
    return {
      load: name,
      answered: formatWholeNumber(answered),
      "acknowledged orders": formatWholeNumber(this.orders.length),
      busy: formatWholeNumber(busy),
      others: wrong.join(", ") || "none",
      "others, limit 0": formatAgainstLimit(
        Object.values(others).reduce((total, count) => total + count, 0),
        { most: 0 },
      ),
      "lost, limit 0": formatAgainstLimit(await this.lost(port), { most: 0 }),
      "exits with 0": `${this.exits} of ${ends}`,
    };
  }
}

/** Sends SIGTERM and waits. Returns true if the process exited with code 0. */
async function stopServer({ process: child }: RunningServer): Promise<boolean> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  return code === 0;
}

async function measureDirectStops(store: DataLocation, shoppers: Shopper[]) {
  const heard = new RoundTotals();
  for (let stop = 0; stop < STOP_COUNT; stop += 1) {
    const server = await startServer(store, { env: { DRAIN_MILLISECONDS: "500" } });
    const clients = startSimulatedShoppers(server.port, shoppers);
    await sleep(LOAD_MILLISECONDS);
    if (await stopServer(server)) heard.exits += 1;
    await clients.ended;
    heard.add(clients);
  }
  await using server = await startServer(store);
  return await heard.row(`${STOP_COUNT} stops, asked directly`, server.port, STOP_COUNT);
}

/** Returns `deploy/haproxy.cfg` for these ports. */
function createProxyConfig(port: number, ports: number[]): string {
  return (
    readFileSync(join(import.meta.dirname, "../deploy/haproxy.cfg"), "utf8")
      .replace(/^ *bind .+$/m, `  bind 127.0.0.1:${port}`)
      // The open-file limit of this machine may be lower than the limit of a server.
      .replace(/^ *maxconn .+$/m, "  maxconn 1000")
      .replaceAll(
        /^( *server \w+ 127\.0\.0\.1:)\d+/gm,
        (_line, start: string) => `${start}${ports.shift() ?? 0}`,
      )
  );
}

async function measureStopsBehindProxy(store: DataLocation, shoppers: Shopper[], folder: string) {
  const ports = [await findFreePort(), await findFreePort()];
  const port = await findFreePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, createProxyConfig(port, [...ports]));
  const createServerOptions = (at: number) => ({ port: ports[at] ?? 0, env: { DRAIN_MILLISECONDS: "2000" } });
  const servers = [
    await startServer(store, createServerOptions(0)),
    await startServer(store, createServerOptions(1)),
  ];
  const proxy = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  await sleep(1_500);
  const clients = startSimulatedShoppers(port, shoppers);
  const heard = new RoundTotals();
  for (let round = 0; round < ROLLING_STOP_COUNT; round += 1) {
    for (const at of [0, 1]) {
      await sleep(LOAD_MILLISECONDS);
      const server = servers[at];
      if (server && (await stopServer(server))) heard.exits += 1;
      servers[at] = await startServer(store, createServerOptions(at));
      // Waits until haproxy's health check passes.
      await sleep(1_500);
    }
  }
  clients.stop();
  await clients.ended;
  heard.add(clients);
  const row = await heard.row(
    `${ROLLING_STOP_COUNT} rolling restarts of two`,
    ports[0] ?? 0,
    ROLLING_STOP_COUNT * 2,
  );
  proxy.kill();
  for (const server of servers) await server.stop();
  return row;
}

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("stops") };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [60], from: 0, to: 0 } satisfies FillInput,
    env,
  });
  const file = join(folder.path, "statements");
  const request: CaptureOrdersInput = { brand: BRAND_KEY, customers: CUSTOMER_COUNT, file };
  const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", { input: request, env });
  const rows = [await measureDirectStops(store, shoppers)];
  const hasProxy = spawnSync("haproxy", ["-v"], { stdio: "ignore" }).status === 0;
  if (hasProxy) rows.push(await measureStopsBehindProxy(store, shoppers, folder.path));
  else process.stdout.write("There is no haproxy on this machine: processes are asked directly alone.\n");
  printTable(`SIGTERM under ${CUSTOMER_COUNT} customers over kept connections`, rows);
} else process.stdout.write("There is no PostgreSQL on this machine.\n");
