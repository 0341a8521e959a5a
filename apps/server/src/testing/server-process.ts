import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface ServerProcess {
  child: ChildProcess;
  /** Address of the server, once the process is ready. Rejects if the process ends before. */
  ready: Promise<string>;
  /** Exit code and signal of the process. */
  exit: Promise<{ code: number | null; signal: string | null }>;
}

/** Folder of the compile cache of `npm start`, which halves the start time of a process. */
export const COMPILE_CACHE_FOLDER = join(
  import.meta.dirname,
  "../../../../node_modules/.cache/dasturxon/compiled",
);

/** Starts the server in a separate process on a free port. `env`: additional environment variables. */
export function startServer(databaseUrl: string, env: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: "20",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      SECRET: "0123456789abcdef0123456789abcdef",
      STOREFRONT_BUILD: "none",
      DRAIN_MILLISECONDS: "0",
      OPEN_ORDERS_PER_CUSTOMER: "0",
      ...env,
    },
  });
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const port = /^ready .+:(\d+)$/m.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  // The rejection is handled here too, because tests that kill the process before it is ready do not await `ready`.
  ready.catch(() => undefined);
  return { child, ready, exit };
}
