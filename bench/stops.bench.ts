// Measures SIGTERM with 16 keep-alive clients. First, they are connected to one process. Then, they are connected to
// haproxy, and two processes behind it restart in turn.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Filling } from "./installation.ts";
import type { CaptureReply, CaptureRequest, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, formatWhole } from "./print-table.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import { environmentOf, freePort, startServer, type RunningServer, type Store } from "./start-server.ts";
import { hasOrder, startClients, type SteadyClients } from "./steady-clients.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const STOPS = size(10, 2);
const ROLLING = size(2, 1);
const CUSTOMERS = 16;
const BRAND = "menu60";
const LOAD_MILLISECONDS = size(3_000, 1_000);

/** Sums the results of several rounds. */
class Heard {
  readonly answers: Record<string, number> = {};
  readonly orders: SteadyClients["orders"] = [];
  exits = 0;

  add(clients: SteadyClients): void {
    for (const [answer, count] of Object.entries(clients.answers))
      this.answers[answer] = (this.answers[answer] ?? 0) + count;
    this.orders.push(...clients.orders);
  }

  /** Returns the number of acknowledged orders that are missing. */
  async lost(port: number): Promise<number> {
    let lost = 0;
    for (const each of this.orders) if (!(await hasOrder(port, each))) lost += 1;
    return lost;
  }

  async row(name: string, port: number, ends: number) {
    // 503 busy is not counted as a failure: on few cores the load alone causes it.
    const { "200": answered = 0, "503 busy": busy = 0, ...others } = this.answers;
    const wrong = Object.entries(others).map(([answer, count]) => `${count} × ${answer}`);
    return {
      load: name,
      answered: formatWhole(answered),
      "acknowledged orders": formatWhole(this.orders.length),
      busy: formatWhole(busy),
      others: wrong.join(", ") || "none",
      "others, limit 0": against(
        Object.values(others).reduce((total, count) => total + count, 0),
        { most: 0 },
      ),
      "lost, limit 0": against(await this.lost(port), { most: 0 }),
      "exits with 0": `${this.exits} of ${ends}`,
    };
  }
}

/** Sends SIGTERM and waits. Returns true if the process exited with code 0. */
async function end({ process: child }: RunningServer): Promise<boolean> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  return code === 0;
}

async function direct(store: Store, shoppers: Shopper[]) {
  const heard = new Heard();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const server = await startServer(store, { env: { DRAIN_MILLISECONDS: "500" } });
    const clients = startClients(server.port, shoppers);
    await sleep(LOAD_MILLISECONDS);
    if (await end(server)) heard.exits += 1;
    await clients.ended;
    heard.add(clients);
  }
  await using server = await startServer(store);
  return await heard.row(`${STOPS} stops, asked directly`, server.port, STOPS);
}

/** Returns `deploy/haproxy.cfg` for these ports. */
function proxyConfig(port: number, ports: number[]): string {
  return (
    readFileSync(join(import.meta.dirname, "../deploy/haproxy.cfg"), "utf8")
      .replace(/^ *bind .+$/m, `  bind 127.0.0.1:${port}`)
      // The open-file limit here may be lower than a server's.
      .replace(/^ *maxconn .+$/m, "  maxconn 1000")
      .replaceAll(
        /^( *server \w+ 127\.0\.0\.1:)\d+/gm,
        (_line, start: string) => `${start}${ports.shift() ?? 0}`,
      )
  );
}

async function behindProxy(store: Store, shoppers: Shopper[], folder: string) {
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, proxyConfig(port, [...ports]));
  const options = (at: number) => ({ port: ports[at] ?? 0, env: { DRAIN_MILLISECONDS: "2000" } });
  const servers = [await startServer(store, options(0)), await startServer(store, options(1))];
  const proxy = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  await sleep(1_500);
  const clients = startClients(port, shoppers);
  const heard = new Heard();
  for (let round = 0; round < ROLLING; round += 1) {
    for (const at of [0, 1]) {
      await sleep(LOAD_MILLISECONDS);
      const server = servers[at];
      if (server && (await end(server))) heard.exits += 1;
      servers[at] = await startServer(store, options(at));
      // Waits until haproxy's health check passes.
      await sleep(1_500);
    }
  }
  clients.stop();
  await clients.ended;
  heard.add(clients);
  const row = await heard.row(`${ROLLING} rolling restarts of two`, ports[0] ?? 0, ROLLING * 2);
  proxy.kill();
  for (const server of servers) await server.stop();
  return row;
}

using folder = temporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("stops") };
  const env = environmentOf(store);
  await runChild("fill", { input: { menus: [60], from: 0, to: 0 } satisfies Filling, env });
  const file = join(folder.path, "statements");
  const request: CaptureRequest = { brand: BRAND, customers: CUSTOMERS, file };
  const { shoppers } = await runChild<CaptureReply>("capture-orders", { input: request, env });
  const rows = [await direct(store, shoppers)];
  const hasProxy = spawnSync("haproxy", ["-v"], { stdio: "ignore" }).status === 0;
  if (hasProxy) rows.push(await behindProxy(store, shoppers, folder.path));
  else process.stdout.write("There is no haproxy on this machine: processes are asked directly alone.\n");
  printTable(`SIGTERM under ${CUSTOMERS} customers over kept connections`, rows);
} else process.stdout.write("There is no PostgreSQL on this machine.\n");
