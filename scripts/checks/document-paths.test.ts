import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const trackedPaths = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const GUIDE_PATHS = ["README.md", "CONTRIBUTING.md", "docs/where.md", "docs/glossary.md", "docs/operate.md"];
/** Names that look like paths, but are generated files or not files of the repository. */
const NON_FILE_NAME_PATTERN =
  /^(apps\/server\/migrations\/NNNN-name\.sql|test-results\/.*|text\/event-stream|\/.*|[A-Z_]+\/.*)$/;

/** Paths in backticks. They may be relative to any folder, and have `<placeholders>`, `*` and `{alternatives}`. */
const findPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\s…()=]+)`/g)]
    .map(([, code = ""]) => code.replace(/\/$/, ""))
    .filter((code) => /^[\w.-]+(\/|\.(ts|tsx|mjs|md|json|jsonl|po|sql|css|svg)$)/.test(code))
    .filter((code) => !NON_FILE_NAME_PATTERN.test(code) && !/^(\d|\.)/.test(code));

function isExistingPath(path: string): boolean {
  const pattern = path
    .replaceAll(/[.+?^$()[\]\\|]/g, "\\$&")
    .replaceAll(/<[^>]+>|\*+/g, "[^/]+")
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`);
  const expression = new RegExp(`(^|/)${pattern}($|[/.-])`);
  return trackedPaths.some((file) => expression.test(file));
}

test("README, CONTRIBUTING and the guides in docs/ name only files and folders that exist", () => {
  const named = GUIDE_PATHS.flatMap((guide) =>
    findPaths(readFileSync(`${root}${guide}`, "utf8")).map((path) => ({ guide, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ path }) => !isExistingPath(path)).map(({ guide, path }) => `${guide}: ${path}`),
  ).toEqual([]);
});

test("a path that no file has is found, whatever its placeholders", () => {
  const found = findPaths(
    "`apps/gone/<name>.ts`, `locales/<language>/bot.json`, `no code` and `packages/domain/`",
  );
  expect(found.filter((path) => !isExistingPath(path))).toEqual(["apps/gone/<name>.ts"]);
});
