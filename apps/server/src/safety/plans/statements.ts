import { globSync } from "node:fs";
import { join } from "node:path";
import type { Tx } from "../../platform/database/index.ts";
import { queryArgumentSamples } from "./own-samples.ts";
import { type RecordedStatement, recordStatements } from "./record-statements.ts";

const serverSourceFolder = join(import.meta.dirname, "../..");

/** Paths of all files with queries, relative to the server's source folder. */
export const queryFiles = globSync("**/queries.ts", {
  cwd: serverSourceFolder,
  exclude: ["safety"],
}).toSorted();

/** Returns the statements of a file's queries by `file: name`. Empty if the samples do not fit. */
export async function readStatementTexts(file: string): Promise<Map<string, string[]>> {
  const recorded = [...(await recordStatementsOfFile(file))];
  return new Map(recorded.map(([key, statements]) => [key, statements.map(({ text }) => text)]));
}

/** Same as `readStatementTexts`, with the source text of each statement. */
export async function recordStatementsOfFile(file: string): Promise<Map<string, RecordedStatement[]>> {
  const found = (await import(join(serverSourceFolder, file))) as Record<string, unknown>;
  const statements = new Map<string, RecordedStatement[]>();
  for (const [name, query] of Object.entries(found)) {
    // Functions with these name endings return SQL fragments, which are tested as part of the statements that use them.
    if (typeof query !== "function" || /(?:Columns|Condition|Join)$/.test(name)) continue;
    const key = `${file}: ${name}`;
    statements.set(
      key,
      await recordStatements(query as (tx: Tx, ...args: unknown[]) => unknown, queryArgumentSamples[key]),
    );
  }
  return statements;
}
