import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { binPathOf } from "./bin.mjs";
import { fromRoot } from "./paths.mjs";
import { runners, shardArgument } from "./runners.mjs";
import { scaledTime } from "./time-scale.mjs";

const COUNT = 3;
const names = Array.from({ length: 7 }, (_, index) => `part-${index}`);
mkdirSync(fromRoot("test-results"), { recursive: true });
const folder = mkdtempSync(fromRoot("test-results/shards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of names) {
    put(`${name}.test.mjs`, `import { test } from "vitest"; test("${name} unit", () => undefined);`);
    put(
      `${name}.spec.mjs`,
      `import { test } from "@playwright/test"; test("${name} browser", () => undefined);`,
    );
  }
  put("vitest.config.mjs", 'export default { test: { include: ["*.test.mjs"] } };');
  put("playwright.config.mjs", 'export default { testMatch: "*.spec.mjs" };');
});

function titlesIn(args: string[], kind: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: { PATH: process.env["PATH"] } }, (_error, output) =>
      resolve(output.match(new RegExp(`part-\\d (?=${kind})`, "g"))?.map((name) => name.trim()) ?? []),
    );
  });
}

const shards = Array.from({ length: COUNT }, (_, index) => shardArgument({ index: index + 1, count: COUNT }));

async function expectEachOnce(argsOf: (shard: string[]) => string[], kind: string) {
  const found: string[][] = [];
  for (const shard of shards) found.push(await titlesIn(argsOf(shard), kind));
  expect(found.filter((titles) => titles.length === 0)).toEqual([]);
  expect(found.flat().toSorted()).toEqual(names);
}

test(
  "every unit test is in exactly one of three shards",
  () => expectEachOnce((shard) => [binPathOf("vitest"), "run", "--reporter=verbose", ...shard], "unit"),
  scaledTime(60_000),
);

test(
  "every browser test is in exactly one of three shards",
  () => {
    const cli = binPathOf("@playwright/test", { command: "playwright", workspace: "e2e" });
    return expectEachOnce((shard) => [cli, "test", "--list", ...shard], "browser");
  },
  scaledTime(60_000),
);

test("only the first shard runs the checks", async () => {
  const { passed, failed } = await runners.check({
    shard: { index: 2, count: COUNT },
    lanes: undefined,
    selection: undefined,
  });
  expect([passed, failed]).toEqual([0, 0]);
});

test("without a shard a runner gets no part", () => {
  expect(shardArgument(undefined)).toEqual([]);
});
