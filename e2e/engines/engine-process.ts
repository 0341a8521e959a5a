import { spawn, type ChildProcess } from "node:child_process";
import { scaleTime } from "../../scripts/setup/time-scale.mjs";

/** Starts a program that ends with this process. */
export function startProcess(path: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const endChild = () => child.kill("SIGKILL");
  process.once("exit", endChild);
  child.once("exit", () => process.off("exit", endChild));
  return child;
}

/** Waits for a line of the process's output that matches, and returns the match. */
export async function waitForLine(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = "";
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${child.spawnfile} did not start: ${output}`)),
      scaleTime(30_000),
    );
    child.once("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += String(chunk);
        const found = pattern.exec(output);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(timer);
}
