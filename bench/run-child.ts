import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface ChildScript {
  process: ChildProcess;
  /** Returns the standard output of the child so far. */
  said(): string;
  /** Resolves with the first line of the output that matches. Rejects if the child ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends the child: sends SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

const runningChildren = new Set<ChildProcess>();

// Ends the children with the benchmark. Each child also ends when the IPC channel closes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const child of runningChildren) child.kill("SIGTERM");
    process.exit(1);
  });
}

interface ChildOptions {
  /** Input of the script. Passed as JSON on standard input, because arguments have a length limit. */
  input?: unknown;
  env?: Record<string, string | undefined>;
}

/** Starts a script under this Node with a minimal environment. */
export function startChild(script: string, { input, env = {} }: ChildOptions = {}): ChildScript {
  const { PATH, HOME, STOREFRONT_BUILD, CONSOLE_BUILD } = process.env;
  const inherited = { PATH, HOME, STOREFRONT_BUILD, CONSOLE_BUILD, NODE_ENV: "production" };
  const child = spawn(process.execPath, [script], {
    stdio: ["pipe", "pipe", "inherit", "ipc"],
    // Passes maps and bytes through the IPC channel without conversion.
    serialization: "advanced",
    env: { ...inherited, ...env },
  });
  runningChildren.add(child);
  child.stdin?.on("error", () => undefined).end(input === undefined ? "" : JSON.stringify(input));
  const ended = once(child, "exit").finally(() => runningChildren.delete(child));
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    // Only the beginning of the child's output is kept, because a server's log may be long.
    if (said.length < 5_000_000) said += part;
  });
  return {
    process: child,
    said: () => said,
    line: (pattern) => waitForOutput(child, () => said, pattern),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(timer);
    },
  };
}

function waitForOutput(child: ChildProcess, said: () => string, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const finishWaiting = (settle: () => void) => {
      child.stdout?.off("data", matchOutput);
      child.off("exit", rejectOnExit);
      settle();
    };
    const matchOutput = () => {
      const found = pattern.exec(said());
      if (found) finishWaiting(() => resolve(found));
    };
    const rejectOnExit = (code: number | null) =>
      finishWaiting(() => reject(new Error(`a child of the bench ended with ${code}: ${said()}`)));
    child.stdout?.on("data", matchOutput);
    child.once("exit", rejectOnExit);
    matchOutput();
  });
}

/** Runs a script of `children/` to its end and returns the JSON that it printed last. */
export async function runChildScript<T>(
  name: string,
  { input, env = {} }: { input: unknown; env?: Record<string, string | undefined> },
): Promise<T> {
  const script = join(import.meta.dirname, "children", `${name}.ts`);
  const child = startChild(script, { input, env });
  try {
    const [code] = await once(child.process, "close");
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${child.said()}`);
    return JSON.parse(child.said().trim().split("\n").at(-1) || "null") as T;
  } finally {
    await child.stop();
  }
}
