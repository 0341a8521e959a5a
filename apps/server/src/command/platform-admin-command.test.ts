import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { totpStepFromTime, totpCodeFromStep } from "../modules/users/index.ts";
import { PLATFORM_HOST } from "../testing/administrator.ts";
import { hasServer } from "../testing/index.ts";
import { TEST_SECRET, createTestApp } from "../testing/test-app.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-admin-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function runCommand(args: string[], { input = "\n", env = {} }: { input?: string; env?: object } = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "platform-admin-command.ts"), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SECRET: TEST_SECRET, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code: code as number, said };
}

test("[S39] prints its usage without a login", async () => {
  const { code, said } = await runCommand([]);
  expect([code, said]).toEqual([1, expect.stringMatching(/^npm run platform:admin -- --login NAME/)]);
});

test.runIf(hasServer)(
  "[S39] creates an administrator that can sign in with the printed data, and disables one",
  async () => {
    const { db, config } = await createTestDatabase();
    const app = await createTestApp({ db });
    const env = { DATABASE_URL: config.databaseUrl ?? "" };
    const { code, said } = await runCommand(["--login", "Anvar"], { env });
    expect([said, code]).toEqual([expect.stringMatching(/^anvar: made\n/), 0]);
    const [, password = ""] = /^Password: ((?:[a-z2-7]{5}-){3}[a-z2-7]{5})$/m.exec(said) ?? [];
    const [, factor = ""] = /^Digits: +([A-Z2-7]{32}) /m.exec(said) ?? [];
    const signIn = async (stepsAhead: number) => {
      const digits = totpCodeFromStep(factor, totpStepFromTime(app.clock.now()) + stepsAhead);
      const body = { login: "anvar", password, code: digits };
      return (await app.call("/platform/v1/sign-in", { host: PLATFORM_HOST, body })).status;
    };
    expect(await signIn(0)).toBe(200);
    const removed = await runCommand(["--login", "anvar", "--remove"], { env });
    expect([removed.code, await signIn(1)]).toEqual([0, 401]);
  },
);
