import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from "../apps/server/src/testing/temporary-postgres.ts";
import { readPostgresCpuSeconds, stopServers } from "./postgres.ts";

const citusFolder = join(import.meta.dirname, "../deploy/citus");
/** Low number of shards, because the cluster creates each of about fifty tables once per shard. */
const CITUS_SHARD_SETTINGS = { "citus.shard_count": "8" };
const CITUS_NODE_NAMES = ["coordinator", "worker", "worker"];

export interface CitusCluster {
  /** Address of the coordinator's database, as the owner of the schema. */
  url: string;
  /** Runs a script of `deploy/citus` on the coordinator. Returns its notices. */
  run(script: "distribute.sql" | "check.sql"): Promise<string[]>;
  /** Returns the keys of the brands, by the worker that stores them. */
  brandsByWorker(): Promise<string[][]>;
  /** Returns the number of events of a brand that wait for the relay. */
  waitingEvents(brand: string): Promise<number>;
  /** Returns the CPU seconds used so far: first of the coordinator, then of each worker. */
  cpuSeconds(): Promise<number[]>;
  /** Stops the second worker permanently. */
  stopWorker(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a temporary coordinator and two workers, set up as `deploy/citus` describes. Returns null if Citus is not
 * installed.
 */
export async function startCitus(): Promise<CitusCluster | null> {
  if (!(await isInstalled())) return null;
  const nodes: TemporaryPostgres[] = [];
  const stopNodes = () => stopServers(nodes);
  try {
    for (const name of CITUS_NODE_NAMES) {
      const node = await startTemporaryPostgres({
        isDurable: true,
        ownSettings: { ...readNodeSettings(name), ...CITUS_SHARD_SETTINGS },
      });
      if (!node) throw new Error("a server of the cluster did not start");
      nodes.push(node);
      await executeStatements(formatNodeUrl(node, { user: "postgres", database: "postgres" }), [
        "create database shop owner dasturxon",
      ]);
      await executeStatements(formatNodeUrl(node, { user: "postgres" }), ["create extension citus"]);
    }
    const [coordinator, ...workers] = nodes;
    if (!coordinator) throw new Error("a cluster has a coordinator");
    const asSuperuser = formatNodeUrl(coordinator, { user: "postgres" });
    const url = formatNodeUrl(coordinator, { user: "dasturxon" });
    await executeStatements(asSuperuser, [
      `select citus_set_coordinator_host(${formatNodeArguments(coordinator)})`,
      ...workers.map((worker) => `select citus_add_node(${formatNodeArguments(worker)})`),
    ]);
    return {
      url,
      run: (script) => executeStatements(asSuperuser, [readFileSync(join(citusFolder, script), "utf8")]),
      brandsByWorker: () => selectBrandKeysByWorker(asSuperuser),
      waitingEvents: (brand) => countWaitingEvents(asSuperuser, brand),
      cpuSeconds: () =>
        Promise.all(
          nodes.map(({ url: address }) => readPostgresCpuSeconds(address).then((seconds) => seconds ?? NaN)),
        ),
      async stopWorker() {
        await stopServers(nodes.splice(-1));
      },
      [Symbol.asyncDispose]: stopNodes,
    };
  } catch (error) {
    await stopNodes();
    throw error;
  }
}

async function isInstalled(): Promise<boolean> {
  const server = await startTemporaryPostgres();
  if (!server) return false;
  const found = await selectRows(server.url, "select from pg_available_extensions where name = 'citus'");
  await stopServers([server]);
  return found.length === 1;
}

/** Returns the settings from the file for this type of server. */
function readNodeSettings(name: string): Record<string, string> {
  const lines = readFileSync(join(citusFolder, `${name}.conf`), "utf8").matchAll(
    /^([\w.]+) = '?([^'\n]*)'?$/gm,
  );
  return Object.fromEntries(Array.from(lines, ([, setting, value]) => [setting, value]));
}

/**
 * Returns the address of a database server as SQL arguments: host and port. The servers reach each other by socket
 * folders instead of host names.
 */
function formatNodeArguments({ url }: TemporaryPostgres): string {
  const { searchParams, port } = new URL(url);
  return `'${searchParams.get("host")}', ${port}`;
}

function formatNodeUrl(
  { url }: TemporaryPostgres,
  { user, database = "shop" }: { user: string; database?: string },
): string {
  const address = new URL(url);
  address.username = user;
  address.pathname = `/${database}`;
  return address.href;
}

async function executeStatements(url: string, texts: string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  const notices: string[] = [];
  client.on("notice", ({ message }) => notices.push(message ?? ""));
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
  return notices;
}

async function selectRows<Row extends object>(
  url: string,
  text: string,
  values: string[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

async function selectBrandKeysByWorker(url: string): Promise<string[][]> {
  const rows = await selectRows<{ keys: string[] }>(
    url,
    `select array_agg(m.key order by m.key) as keys
      from merchants m join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('orders', m.merchant_id)
      group by p.groupid order by p.groupid`,
  );
  return rows.map(({ keys }) => keys);
}

async function countWaitingEvents(url: string, brand: string): Promise<number> {
  const [merchant] = await selectRows<{ id: string }>(
    url,
    "select merchant_id as id from merchants where key = $1",
    [brand],
  );
  const waiting =
    "select count(*)::int as count from outbox where published_seq is null and merchant_id = $1";
  const [row] = await selectRows<{ count: number }>(url, waiting, [merchant?.id ?? ""]);
  return row?.count ?? NaN;
}
