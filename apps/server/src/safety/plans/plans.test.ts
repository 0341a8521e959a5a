import { globSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Tx } from "../../platform/database/index.ts";
import { hasServer } from "../../testing/index.ts";
import { shop } from "../../testing/test-shop.ts";
import { ownSamples, readsWhole } from "./own-samples.ts";
import { tablesReadWhole } from "./read-plan.ts";
import { recordStatements } from "./record-statements.ts";

type Query = (tx: Tx, ...args: unknown[]) => unknown;

const root = join(import.meta.dirname, "../..");
const files = globSync("**/queries.ts", { cwd: root, exclude: ["safety"] }).toSorted();

describe.runIf(hasServer)("plans on PostgreSQL", async () => {
  const app = hasServer ? await shop() : (undefined as never);
  const partial = hasServer ? await app.db.platform(partialIndexes) : new Set<string>();

  test.each(files)("[MN-8] every statement of %s finds its rows by an index", async (file) => {
    const found = (await import(join(root, file))) as Record<string, unknown>;
    const wrong: string[] = [];
    for (const [name, query] of Object.entries(found)) {
      if (typeof query !== "function") continue;
      const key = `${file}: ${name}`;
      const texts = await recordStatements(query as Query, ownSamples[key]);
      if (texts.length === 0) wrong.push(`${key} has no samples`);
      for (const text of texts) {
        try {
          const whole = await tablesReadWhole(app.db, { merchantId: app.osh, text, partial });
          const unexpected = whole.filter((table) => !readsWhole[key]?.includes(table));
          if (unexpected.length > 0) wrong.push(`${key} reads all of ${unexpected.join(", ")}`);
        } catch (error) {
          wrong.push(`${key} cannot be explained: ${String(error)}: ${text.slice(0, 300)}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

async function partialIndexes(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indpred is not null`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
