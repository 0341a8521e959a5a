import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { scaleTime } from "./time-scale.mjs";

const folder = mkdtempSync(join(tmpdir(), "dasturxon-children-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Script of a server that returns its process id, counts requests and ends gracefully with its own exit code.
const serverFile = join(folder, "server.mjs");
writeFileSync(
  serverFile,
  `import { spawn } from "node:child_process";
   if (process.argv[2] === "fail") { console.error("port 1 is in use"); process.exit(1); }
   const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
   const alive = setInterval(() => {}, 1000);
   for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {
     console.log("asked " + signal);
     clearInterval(alive);
     setTimeout(() => process.exit(7), 200);
   });
   console.log("pids " + process.pid + " " + left.pid);`,
);

interface StartedScript {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

/** Starts a script that hands over to the server, like start.mjs. */
function runScript(...args: string[]): StartedScript {
  const children = JSON.stringify(join(import.meta.dirname, "children.mjs"));
  const code = `import { replaceProcess } from ${children}; replaceProcess(process.execPath, ${JSON.stringify([serverFile, ...args])});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, said: () => text, ended };
}

async function readPids(script: StartedScript): Promise<number[]> {
  await vi.waitFor(() => expect(script.said()).toMatch(/pids \d+ \d+/), scaleTime(10_000));
  return (/pids (\d+) (\d+)/.exec(script.said()) ?? []).slice(1).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const expectProcessesEnded = (pids: number[]) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), scaleTime(12_000));

test(
  "forwards a signal once, returns the server's exit code, and leaves no process",
  async () => {
    const script = runScript();
    const pids = await readPids(script);
    script.child.kill("SIGINT");
    script.child.kill("SIGINT");
    expect(await script.ended).toBe(7);
    expect(script.said().match(/asked/g)).toHaveLength(1);
    await expectProcessesEnded(pids);
  },
  scaleTime(30_000),
);

test(
  "killing a script ends the server with it gracefully",
  async () => {
    const script = runScript();
    const pids = await readPids(script);
    script.child.kill("SIGKILL");
    await script.ended;
    await expectProcessesEnded(pids);
    expect(script.said()).toContain("asked SIGTERM");
  },
  scaleTime(30_000),
);

test("a server that cannot start ends the script with its line and exit code", async () => {
  const script = runScript("fail");
  expect(await script.ended).toBe(1);
  expect(script.said()).toBe("port 1 is in use\n");
});
