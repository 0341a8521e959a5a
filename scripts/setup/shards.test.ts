import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinPath } from "./bin.mjs";
import { pathFromRoot } from "./paths.mjs";
import { runnerByTitle, createShardArguments } from "./runners.mjs";
import { scaleTime } from "./time-scale.mjs";

const SHARD_COUNT = 3;
const partNames = Array.from({ length: 7 }, (_, index) => `part-${index}`);
mkdirSync(pathFromRoot("test-results"), { recursive: true });
const folder = mkdtempSync(pathFromRoot("test-results/shards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const writeTestFile = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of partNames) {
    writeTestFile(
      `${name}.test.mjs`,
      `import { test } from "vitest"; test("${name} unit", () => undefined);`,
    );
    writeTestFile(
      `${name}.spec.mjs`,
      `import { test } from "@playwright/test"; test("${name} browser", () => undefined);`,
    );
  }
  writeTestFile("vitest.config.mjs", 'export default { test: { include: ["*.test.mjs"] } };');
  writeTestFile("playwright.config.mjs", 'export default { testMatch: "*.spec.mjs" };');
});

function listTitles(args: string[], kind: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: { PATH: process.env["PATH"] } }, (_error, output) =>
      resolve(output.match(new RegExp(`part-\\d (?=${kind})`, "g"))?.map((name) => name.trim()) ?? []),
    );
  });
}

const shards = Array.from({ length: SHARD_COUNT }, (_, index) =>
  createShardArguments({ index: index + 1, count: SHARD_COUNT }),
);

async function expectEachTestOnce(argsOf: (shard: string[]) => string[], kind: string) {
  const found: string[][] = [];
  for (const shard of shards) found.push(await listTitles(argsOf(shard), kind));
  expect(found.filter((titles) => titles.length === 0)).toEqual([]);
  expect(found.flat().toSorted()).toEqual(partNames);
}

test(
  "every unit test is in exactly one of three shards",
  () => expectEachTestOnce((shard) => [findBinPath("vitest"), "run", "--reporter=verbose", ...shard], "unit"),
  scaleTime(60_000),
);

test(
  "every browser test is in exactly one of three shards",
  () => {
    const cli = findBinPath("@playwright/test", { command: "playwright", workspace: "e2e" });
    return expectEachTestOnce((shard) => [cli, "test", "--list", ...shard], "browser");
  },
  scaleTime(60_000),
);

test("only the first shard runs the checks", async () => {
  const { passed, failed } = await runnerByTitle.check({
    shard: { index: 2, count: SHARD_COUNT },
    lanes: undefined,
    selection: undefined,
  });
  expect([passed, failed]).toEqual([0, 0]);
});

test("without a shard a runner gets no part", () => {
  expect(createShardArguments(undefined)).toEqual([]);
});
