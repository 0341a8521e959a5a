import { globSync } from "node:fs";
import { join } from "node:path";
import type { Tx } from "../../platform/database/index.ts";
import { ownSamples } from "./own-samples.ts";
import { recordStatements } from "./record-statements.ts";

const root = join(import.meta.dirname, "../..");

/** Every file of queries, from the server's source on. */
export const queryFiles = globSync("**/queries.ts", { cwd: root, exclude: ["safety"] }).toSorted();

/** The statements of a file's queries by `file: name`; none where the samples do not fit. */
export async function statementsOf(file: string): Promise<Map<string, string[]>> {
  const found = (await import(join(root, file))) as Record<string, unknown>;
  const statements = new Map<string, string[]>();
  for (const [name, query] of Object.entries(found)) {
    if (typeof query !== "function") continue;
    const key = `${file}: ${name}`;
    statements.set(
      key,
      await recordStatements(query as (tx: Tx, ...args: unknown[]) => unknown, ownSamples[key]),
    );
  }
  return statements;
}
