import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasServer, testDatabase } from "../../testing/index.ts";
import { reportFigure } from "../../testing/test-size.ts";
import { checkRows } from "./check-rows.ts";
import { MAY_BE_NULL } from "./compare-rows.ts";
import { neverNull } from "./never-null.ts";
import { scaledTime } from "../../testing/time-limits.ts";

const PLANTED = "safety/row-types/planted/queries.ts";
const root = join(import.meta.dirname, "../..");
const sources = globSync("**/*.ts", { cwd: root, exclude: ["safety", "testing", "**/*.test.ts"] }).toSorted();

describe.runIf(hasServer)("row types on PostgreSQL", async () => {
  if (!hasServer) return;
  const { db } = await testDatabase();

  test("every statement returns the columns of its row type", { timeout: scaledTime(120_000) }, async () => {
    const { findings, covered, uncovered } = await checkRows(db, sources);
    reportFigure(`row types: ${covered} of ${covered + uncovered.length} statements are compared`);
    const isMeant = ({ column, says }: { column: string; says: string }) =>
      column in neverNull && says.endsWith(MAY_BE_NULL);
    const unexpected = findings.filter((finding) => !isMeant(finding));
    expect(new Set(unexpected.map(({ place, column, says }) => `${place} ${column}: ${says}`))).toEqual(
      new Set(),
    );
    expect(uncovered).toEqual([]);
    const meant = new Set(findings.filter(isMeant).map(({ column }) => column));
    expect(Object.keys(neverNull).filter((column) => !meant.has(column))).toEqual([]);
  });

  test(
    "finds a renamed, missing or mistyped column, and a statement that nothing runs",
    { timeout: scaledTime(60_000) },
    async () => {
      const { findings, covered, uncovered } = await checkRows(db, [PLANTED]);
      const words = findings.map(({ column, says }) => `${/\w+(\.\w+)?$/.exec(column)?.[0]}: ${says}`);
      expect(words).toEqual([
        "NamedEntity.title: selected, not declared",
        "NamedEntity.name: declared as string, not selected",
        "NamedEntity.name: declared as string, not selected",
        "MistypedRow.number: declared as string, is number (20)",
        "MistypedRow.createdAt: declared as string, is Date (1184)",
        "MistypedRow.mean: declared as number, is string (1700)",
        "MaybeNull.comment: declared as string, may be null",
        "MaybeNull.courier: declared as string, may be null",
        "JsonRow.lines: declared as { at: Date; }[] with a Date inside, which JSON does not have",
        "couriers.title: built, not declared",
        "couriers.name: declared as string, not built",
      ]);
      expect(covered).toBe(6);
      expect(uncovered).toEqual([expect.stringContaining(PLANTED)]);
    },
  );
});
