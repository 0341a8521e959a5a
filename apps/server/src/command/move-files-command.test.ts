import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serverEnvFromS3, startS3rver } from "../testing/s3/s3-server.ts";
import { scaleTime } from "../testing/time-limits.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-move-"));
const s3 = await startS3rver();
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});
const dataDir = (name: string) => join(root, name);

async function runMoveCommand(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "move-files-command.ts"), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SECRET: "7d1c3b9e5a8f2046c0e1d3b5a7f90214",
      ...env,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  const [code] = await once(child, "close");
  return { code: code as number, said };
}

test(
  "[R40] copies pictures to a bucket and back with verification, and a second run copies nothing",
  { timeout: scaleTime(60_000) },
  async () => {
    const from = dataDir("from");
    mkdirSync(join(from, "uploads/brand"), { recursive: true });
    for (let at = 0; at < 12; at += 1) writeFileSync(join(from, `uploads/brand/${at}.webp`), `content ${at}`);
    const env = { ...serverEnvFromS3(s3), DATA_DIR: from };
    expect(await runMoveCommand(["--to", "s3"], env)).toEqual({
      code: 0,
      said: "12 copied, 0 there already, 0 removed meanwhile, 0 damaged\n",
    });
    expect((await runMoveCommand(["--to", "s3"], env)).said).toBe(
      "0 copied, 12 there already, 0 removed meanwhile, 0 damaged\n",
    );
    const target = dataDir("to");
    expect((await runMoveCommand(["--to", "disk", "--remove"], { ...env, DATA_DIR: target })).said).toMatch(
      /^12 copied/,
    );
    expect(readdirSync(join(target, "uploads/brand"))).toHaveLength(12);
    expect(readFileSync(join(target, "uploads/brand/7.webp"), "utf8")).toBe("content 7");
  },
);

test(
  "[R40] reports missing settings or an unreachable storage in one line without secrets",
  { timeout: scaleTime(60_000) },
  async () => {
    const env = { ...serverEnvFromS3(s3), DATA_DIR: dataDir("none") };
    expect((await runMoveCommand(["--to", "tape"], env)).said).toMatch(/^npm run files:move/);
    expect((await runMoveCommand(["--to", "s3"], { DATA_DIR: dataDir("none") })).said).toMatch(
      /^S3_BUCKET must be set/,
    );
    const away = await runMoveCommand(["--to", "disk"], {
      ...env,
      S3_ENDPOINT: "http://127.0.0.1:9",
      S3_SECRET_ACCESS_KEY: "hunter2hunter2",
    });
    expect([away.code, away.said.includes("hunter2")]).toEqual([1, false]);
    expect(away.said).toMatch(/^the file storage does not respond \(.*start it again\n$/);
  },
);
