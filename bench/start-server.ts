import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

/** Where a server keeps its data: a native database's address, or nothing but its folder for the embedded one. */
export interface Store {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface RunningServer {
  port: number;
  /** `http://menu300.localhost:PORT`. */
  url(brand: string): string;
  /** Milliseconds from starting the process until it said `ready`. */
  readyAfter: number;
  process: ChildProcess;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const serverEntry = join(import.meta.dirname, "../apps/server/src/main.ts");

/** The environment that server and filling share. */
export function environmentOf({ dataDir, databaseUrl }: Store): Record<string, string | undefined> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: "1",
    LOG_LEVEL: "info",
    HOST: "127.0.0.1",
    // A few customers order without end.
    OPEN_ORDERS_PER_CUSTOMER: "0",
    PREPARED_STATEMENTS: process.env["PREPARED_STATEMENTS"],
  };
}

interface ServerOptions {
  /** Another way to start it. */
  script?: string;
  /** Any free one without it. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts the product as `npm start` does, logging as in production. */
export async function startServer(store: Store, options: ServerOptions = {}): Promise<RunningServer> {
  const { script = serverEntry, port = await freePort() } = options;
  const start = performance.now();
  const env = { ...environmentOf(store), ...options.env, PORT: String(port) };
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

/** A free port. */
export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return await promise;
}
