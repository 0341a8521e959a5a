import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBinPath } from "../setup/bin.mjs";
import { pathFromRoot } from "../setup/paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "lint-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints a file by the rules of the repository. Returns the output. */
async function runLint(path: string, text: string): Promise<string> {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const args = [findBinPath("oxlint"), "--config", pathFromRoot(".oxlintrc.json"), "--format=unix", file];
  return new Promise((resolve) => execFile(process.execPath, args, (_error, output) => resolve(output)));
}

/** Returns the source of a function with `lines` lines, including its first and last line. */
const createFunctionText = (lines: number) =>
  `export function planted() {\n${"  Math.random();\n".repeat(lines - 2)}}\n`;

test("lint refuses a function of more than 100 lines", async () => {
  expect(await runLint("apps/server/src/long.ts", createFunctionText(101))).toContain(
    "max-lines-per-function",
  );
  expect(await runLint("apps/server/src/short.ts", createFunctionText(100))).not.toContain(
    "max-lines-per-function",
  );
});

test("suites of tests may be longer", async () => {
  expect(await runLint("apps/server/src/long.test.ts", createFunctionText(101))).not.toContain(
    "max-lines-per-function",
  );
});
