import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockDirectory } from "../platform/database/embedded/lock-file.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-staff-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function runStaffCommand(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "staff-command.ts"), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  child.stdin.end("turtle window seven lamp\n");
  const [code] = await once(child, "close");
  return { code: code as number, said };
}

test("on the embedded database it says that the server must be stopped first", async () => {
  const database = join(dataDir, "database");
  mkdirSync(database);
  const unlock = lockDirectory(database);
  const { code, said } = await runStaffCommand(["--login", "osh"]);
  unlock();
  expect(code).toBe(1);
  expect(said).toMatch(/^the data directory .* is in use by process \d+\. .*stop the server first\n$/);
});

test.runIf(hasServer)("on PostgreSQL it works while the server runs", async () => {
  const { databaseUrl } = (await createTestDatabase()).config;
  const { code, said } = await runStaffCommand(["--login", "new"], { DATABASE_URL: databaseUrl ?? "" });
  expect({ code, said }).toEqual({
    code: 1,
    said: "no account has the login new: add --brand and --role to create it\n",
  });
});
