import { globSync } from "node:fs";
import { join } from "node:path";
import type { Tx } from "../../platform/database/index.ts";
import { ownSamples } from "./own-samples.ts";
import { type RecordedStatement, recordStatements } from "./record-statements.ts";

const root = join(import.meta.dirname, "../..");

/** Every file of queries, from the server's source on. */
export const queryFiles = globSync("**/queries.ts", { cwd: root, exclude: ["safety"] }).toSorted();

/** The texts of the statements of a file's queries by `file: name`; none where the samples do not fit. */
export async function statementsOf(file: string): Promise<Map<string, string[]>> {
  const recorded = [...(await recordFile(file))];
  return new Map(recorded.map(([key, statements]) => [key, statements.map(({ text }) => text)]));
}

/** The same, each statement with its words as they are written. */
export async function recordFile(file: string): Promise<Map<string, RecordedStatement[]>> {
  const found = (await import(join(root, file))) as Record<string, unknown>;
  const statements = new Map<string, RecordedStatement[]>();
  for (const [name, query] of Object.entries(found)) {
    // Columns are no statement: they are explained within those that take them.
    if (typeof query !== "function" || name.endsWith("Columns")) continue;
    const key = `${file}: ${name}`;
    statements.set(
      key,
      await recordStatements(query as (tx: Tx, ...args: unknown[]) => unknown, ownSamples[key]),
    );
  }
  return statements;
}
