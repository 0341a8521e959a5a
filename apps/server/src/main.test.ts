import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "./testing/index.ts";
import { COMPILE_CACHE_FOLDER } from "./testing/server-process.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "./testing/time-limits.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
// The embedded engine serves only one process, so the process under test creates its own database.
const database = hasServer ? await createTestDatabase() : null;
const databaseUrl = database?.config.databaseUrl ?? null;

const runningProcesses = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of runningProcesses) child.kill("SIGKILL");
  for (const child of runningProcesses) if (child.exitCode === null) await once(child, "exit");
  runningProcesses.clear();
});

function startTestProcess(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      DEMO: "0",
      PORT: "0",
      LOG_LEVEL: "error",
      SECRET: "0123456789abcdef0123456789abcdef",
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
  runningProcesses.add(child);
  const said = { out: "", err: "" };
  child.stdout?.on("data", (part: Buffer) => (said.out += part.toString()));
  child.stderr?.on("data", (part: Buffer) => (said.err += part.toString()));
  const exit = once(child, "exit").then(([code]) => {
    runningProcesses.delete(child);
    return code as number | null;
  });
  const awaitReady = async () => {
    await expect
      .poll(() => said.out + said.err, EVENT_POLL_OPTIONS)
      .toMatch(/^ready http:\/\/localhost:\d+$/m);
    return /^ready (.+)$/m.exec(said.out)?.[1] ?? "";
  };
  return { child, said, exit, ready: awaitReady };
}

test("the process prints its address, answers requests, and exits with 0 on a signal", async () => {
  const { child, exit, ready, said } = startTestProcess();
  const url = await ready();
  expect(said.out.trimEnd().split("\n").at(-1)).toBe(`ready ${url}`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/api/support/v1/brand/catalog`)).json()).toEqual([]);
  const begin = performance.now();
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect(performance.now() - begin).toBeLessThan(scaleTime(10_000));
});

test("the process ends when its parent process has ended", async () => {
  const { child, exit, ready } = startTestProcess();
  await ready();
  child.disconnect();
  expect(await exit).toBe(0);
});

test.runIf(hasServer)("[S30] does not serve a demo next to a brand that is not part of it", async () => {
  const add = sql`insert into merchants (merchant_id, key) values (gen_random_uuid(), 'real')`;
  await database?.db.platform((tx) => add.execute(tx));
  const { exit, said } = startTestProcess({ DEMO: "public" });
  expect(await exit).toBe(1);
  expect(said.err).toBe("DEMO must not be public here: the database has brands that are not the demo's\n");
  await database?.db.platform((tx) => sql`delete from merchants`.execute(tx));
});

test("reports a port in use in one line and exits with code 1", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { exit, said } = startTestProcess({ PORT: String(port), HOST: "127.0.0.1" });
  expect(await exit).toBe(1);
  expect(said.err).toBe(`port ${port} is in use: stop what listens there or set PORT\n`);
  other.close();
});

test("reports an invalid setting in one line and exits with code 1", async () => {
  const { exit, said } = startTestProcess({ PORT: "many" });
  expect(await exit).toBe(1);
  expect(said.err).toMatch(/^PORT must be a whole number .+\n$/);
});

test.runIf(hasServer)(
  "[R19] reports a database that refuses the connection in one line and exits with code 1",
  async () => {
    const missing = new URL(databaseUrl ?? "");
    missing.pathname = "/nowhere";
    const { exit, said } = startTestProcess({ DATABASE_URL: missing.href });
    expect(await exit).toBe(1);
    expect(said.err).toMatch(/^the database at .+\/nowhere refuses the connection: database "nowhere" .+\n$/);
  },
);

test("[R19] waits at the start for an unreachable database, and exits with 0 on a signal", async () => {
  const { child, exit, said } = startTestProcess({ DATABASE_URL: "postgres://localhost:1/nowhere" });
  await expect
    .poll(() => said.out, EVENT_POLL_OPTIONS)
    .toContain("the database is unreachable: the start is retried");
  expect(said.out).toContain("the database at localhost:1/nowhere is out of reach: ");
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect(said.err).toBe("");
});

test("an uncaught error ends the process", async () => {
  const fault = "process.on('message', () => Promise.reject(new Error('of another kind')))";
  const { child, exit, ready, said } = startTestProcess({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}`,
  });
  await ready();
  child.send("fail");
  expect(await exit).toBe(1);
  expect(said.out).toContain("of another kind");
});
