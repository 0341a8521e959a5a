import { readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from "../apps/server/src/testing/temporary-postgres.ts";

export interface Postgres {
  /** Makes a database, empty or the copy of another, and gives its address. */
  database(name: string, template?: string): Promise<string>;
  /** CPU seconds of all its processes so far, those that have ended included; null where /proc does not tell. */
  cpuSeconds(): Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
}

const TICKS_A_SECOND = 100;

/** A PostgreSQL of the benches' own that waits for the disk like in production; null when the machine has none. */
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
    cpuSeconds: () => cpuSecondsOf(server.url),
    [Symbol.asyncDispose]: () => stopServers([server]),
  };
}

/** Ends servers and waits for it: their processes alone would not keep this one waiting. */
export async function stopServers(servers: TemporaryPostgres[]): Promise<void> {
  const waiting = setInterval(() => undefined, 1000);
  await Promise.all(servers.map((server) => server.stop()));
  clearInterval(waiting);
}

/** CPU seconds so far of all processes of a server on this machine; null where /proc does not tell. */
export async function cpuSecondsOf(url: string): Promise<number | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return cpuOfFamily(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

/** The parent of a process, and its CPU in ticks: its own, and that of its children that have ended. */
function statOf(pid: number | string): { parent: number; own: number; ended: number } | null {
  try {
    // After the name, which may hold anything: state, parent, …, utime, stime, cutime, cstime.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    return { parent, own: user + system, ended: childUser + childSystem };
  } catch {
    return null;
  }
}

function cpuOfFamily(backend: number): number | null {
  const parent = statOf(backend)?.parent;
  const first = parent && statOf(parent);
  if (!first) return null;
  const children = readdirSync("/proc").flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
    return stat?.parent === parent ? [stat.own] : [];
  });
  return (children.reduce((total, own) => total + own, 0) + first.own + first.ended) / TICKS_A_SECOND;
}
