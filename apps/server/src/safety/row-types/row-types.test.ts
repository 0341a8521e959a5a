import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { printLoadTestFigure } from "../../testing/test-size.ts";
import { checkRowTypes } from "./check-rows.ts";
import { MAY_BE_NULL_TEXT } from "./compare-rows.ts";
import { neverNullColumns } from "./never-null.ts";
import { scaleTime } from "../../testing/time-limits.ts";

const PLANTED_QUERIES_FILE = "safety/row-types/planted/queries.ts";
const serverSourceFolder = join(import.meta.dirname, "../..");
const sourceFiles = globSync("**/*.ts", {
  cwd: serverSourceFolder,
  exclude: ["safety", "testing", "**/*.test.ts"],
}).toSorted();

describe.runIf(hasServer)("row types on PostgreSQL", async () => {
  if (!hasServer) return;
  const { db } = await createTestDatabase();

  test("every statement returns the columns of its row type", { timeout: scaleTime(120_000) }, async () => {
    const { findings, covered, uncovered } = await checkRowTypes(db, sourceFiles);
    printLoadTestFigure(`row types: ${covered} of ${covered + uncovered.length} statements are compared`);
    const isNeverNullFinding = ({ column, says }: { column: string; says: string }) =>
      column in neverNullColumns && says.endsWith(MAY_BE_NULL_TEXT);
    const unexpected = findings.filter((finding) => !isNeverNullFinding(finding));
    expect(new Set(unexpected.map(({ place, column, says }) => `${place} ${column}: ${says}`))).toEqual(
      new Set(),
    );
    expect(uncovered).toEqual([]);
    const meant = new Set(findings.filter(isNeverNullFinding).map(({ column }) => column));
    expect(Object.keys(neverNullColumns).filter((column) => !meant.has(column))).toEqual([]);
  });

  test(
    "finds a renamed, missing or mistyped column, and a statement that nothing runs",
    { timeout: scaleTime(60_000) },
    async () => {
      const { findings, covered, uncovered } = await checkRowTypes(db, [PLANTED_QUERIES_FILE]);
      const words = findings.map(({ column, says }) => `${/\w+(\.\w+)?$/.exec(column)?.[0]}: ${says}`);
      expect(words).toEqual([
        "NamedEntity.title: selected, not declared",
        "NamedEntity.name: declared as string, not selected",
        "NamedEntity.name: declared as string, not selected",
        "MistypedRow.number: declared as string, is number (20)",
        "MistypedRow.createdAt: declared as string, is Date (1184)",
        "MistypedRow.mean: declared as number, is string (1700)",
        "NullableRow.comment: declared as string, may be null",
        "NullableRow.courier: declared as string, may be null",
        "JsonRow.lines: declared as { at: Date; }[] with a Date inside, which JSON does not have",
        "couriers.title: built, not declared",
        "couriers.name: declared as string, not built",
      ]);
      expect(covered).toBe(6);
      expect(uncovered).toEqual([expect.stringContaining(PLANTED_QUERIES_FILE)]);
    },
  );
});
