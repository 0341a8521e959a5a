import { Client } from "pg";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";

export interface Postgres {
  /** Makes a database, empty or the copy of another, and gives its address. */
  database(name: string, template?: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

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
    async [Symbol.asyncDispose]() {
      // Its process is not waited for by the event loop: something has to keep us here.
      const waiting = setInterval(() => undefined, 1000);
      await server.stop();
      clearInterval(waiting);
    },
  };
}
