import { readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from "../apps/server/src/testing/temporary-postgres.ts";

export interface Postgres {
  /** Creates a database, empty or as a copy of another, and returns its address. */
  database(name: string, template?: string): Promise<string>;
  /** Returns the CPU seconds of all PostgreSQL processes, including ended ones. Null if /proc is unavailable. */
  cpuSeconds(): Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
}

const TICKS_PER_SECOND = 100;

/**
 * Starts a temporary PostgreSQL that waits for disk writes like in production. Returns null if the machine has none.
 */
export async function startPostgres(): Promise<Postgres | null> {
  const server = await startTemporaryPostgres({ isDurable: true });
  if (!server) return null;
  return {
    async database(name, template) {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      try {
        await client.query(`create database ${name}${template ? ` template ${template}` : ""}`);
      } finally {
        await client.end();
      }
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    cpuSeconds: () => readPostgresCpuSeconds(server.url),
    [Symbol.asyncDispose]: () => stopServers([server]),
  };
}

/**
 * Stops PostgreSQL servers and waits until they have ended. The interval keeps this process alive, because the server
 * processes alone do not.
 */
export async function stopServers(servers: TemporaryPostgres[]): Promise<void> {
  const waiting = setInterval(() => undefined, 1000);
  await Promise.all(servers.map((server) => server.stop()));
  clearInterval(waiting);
}

/** Returns the CPU seconds so far of all processes of a local server, or null if /proc is unavailable. */
export async function readPostgresCpuSeconds(url: string): Promise<number | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return readPostgresTreeCpuSeconds(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

/** Returns the parent of a process, and its CPU time in ticks: its own, and that of its ended children. */
function readProcessStat(pid: number | string): { parent: number; own: number; ended: number } | null {
  try {
    // Fields after the name, which may contain any characters: state, parent, …, utime, stime, cutime, cstime.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    return { parent, own: user + system, ended: childUser + childSystem };
  } catch {
    return null;
  }
}

function readPostgresTreeCpuSeconds(backend: number): number | null {
  const parent = readProcessStat(backend)?.parent;
  const first = parent && readProcessStat(parent);
  if (!first) return null;
  const children = readdirSync("/proc").flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? readProcessStat(pid) : null;
    return stat?.parent === parent ? [stat.own] : [];
  });
  return (children.reduce((total, own) => total + own, 0) + first.own + first.ended) / TICKS_PER_SECOND;
}
