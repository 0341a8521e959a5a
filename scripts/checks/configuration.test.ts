import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Environment variables that only the project's own scripts and tests set, never an operator. */
const INTERNAL_VARIABLES = new Set(["STOREFRONT_BUILD", "CONSOLE_BUILD", "DEV_LOOP", "DEV_DATABASE"]);
const root = new URL("../../", import.meta.url);
const readRepositoryFile = (path: string) => readFileSync(new URL(path, root), "utf8");
const findNames = (text: string, name: RegExp) =>
  new Set([...text.matchAll(name)].map(([, found = ""]) => found));
const sortPublicNames = (set: Set<string>) =>
  [...set].filter((name) => !INTERNAL_VARIABLES.has(name)).toSorted();

/** Finds the names of the environment variables that the server's configuration reads. */
function findNamesInSource(): Set<string> {
  const files = globSync(
    [
      "apps/server/src/config/*config.ts",
      "packages/providers/src/sms/*/gateway.ts",
      "packages/providers/src/payments/*/demo-account.ts",
    ],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(4);
  const facts = globSync("packages/providers/src/*/*/facts.ts", { cwd: root })
    .map(readRepositoryFile)
    .join("\n");
  return new Set([
    ...findNames(
      files.map(readRepositoryFile).join("\n"),
      /"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST|PLACES|SECRET|DEMO)"/g,
    ),
    ...findNames(facts, /apiVariable: "([A-Z0-9_]+)"/g),
  ]);
}

test("docs/configuration.md documents every environment variable that the server reads, and no other", () => {
  const rows = readRepositoryFile("docs/configuration.md").matchAll(/^\| (`[^|]+`) \|/gm);
  const documented = findNames([...rows].map(([, cell]) => cell).join(" "), /`([A-Z0-9_]+)`/g);
  // The script scripts/backup.mjs reads this variable.
  documented.delete("BACKUP_DATABASE_URL");
  expect(sortPublicNames(documented)).toEqual(sortPublicNames(findNamesInSource()));
});

test(".env.example lists the variables of docs/configuration.md", () => {
  const listed = findNames(readRepositoryFile(".env.example"), /^#?([A-Z0-9_]+)=/gm);
  listed.delete("BACKUP_DATABASE_URL");
  expect(sortPublicNames(listed)).toEqual(sortPublicNames(findNamesInSource()));
});
