import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

/** Data location of a server: a PostgreSQL address, or only the folder for the embedded database. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface RunningServer {
  port: number;
  /** Returns the URL of a brand, such as `http://menu300.localhost:PORT`. */
  url(brand: string): string;
  /** Milliseconds from the process start until it printed `ready`. */
  readyAfter: number;
  process: ChildProcess;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const serverEntry = join(import.meta.dirname, "../apps/server/src/main.ts");

/** Returns the environment shared by the server and `children/fill.ts`. */
export function createEnvironment({
  dataDir,
  databaseUrl,
}: DataLocation): Record<string, string | undefined> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: "1",
    LOG_LEVEL: "info",
    HOST: "127.0.0.1",
    // The limit of open orders per customer is disabled, because a few customers place all orders.
    OPEN_ORDERS_PER_CUSTOMER: "0",
    PREPARED_STATEMENTS: process.env["PREPARED_STATEMENTS"],
  };
}

interface ServerOptions {
  /** Start script to use instead of the server's entry. */
  script?: string;
  /** Port to listen on. Default: any free one. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts the product like `npm start`, with production logging. */
export async function startServer(store: DataLocation, options: ServerOptions = {}): Promise<RunningServer> {
  const { script = serverEntry, port = await findFreePort() } = options;
  const start = performance.now();
  const env = { ...createEnvironment(store), ...options.env, PORT: String(port) };
  const child = startChild(script, { env });
  try {
    await child.line(/^ready /m);
  } catch (error) {
    await child.stop();
    throw error;
  }
  const readyAfter = performance.now() - start;
  return {
    port,
    url: (brand) => `http://${brand}.localhost:${port}`,
    readyAfter,
    process: child.process,
    stop: child.stop,
    [Symbol.asyncDispose]: child.stop,
  };
}

/** Returns a free port. */
export async function findFreePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return await promise;
}
