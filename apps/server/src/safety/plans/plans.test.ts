import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Tx } from "../../platform/database/index.ts";
import { hasServer } from "../../testing/index.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { acceptedFullTableReads } from "./own-samples.ts";
import { findFullyReadTables } from "./read-plan.ts";
import { queryFiles, readStatementTexts } from "./statements.ts";

describe.runIf(hasServer)("plans on PostgreSQL", async () => {
  if (!hasServer) return;
  const app = await createTestShop();
  const partial = await app.db.platform(selectPartialIndexes);

  test.each(queryFiles)("[MN-8] every statement of %s uses an index", async (file) => {
    const wrong: string[] = [];
    for (const [key, texts] of await readStatementTexts(file)) {
      if (texts.length === 0) wrong.push(`${key} has no samples`);
      for (const text of texts) {
        try {
          const whole = await findFullyReadTables(app.db, { merchantId: app.osh, key, text, partial });
          const unexpected = whole.filter((table) => !acceptedFullTableReads[key]?.includes(table));
          if (unexpected.length > 0) wrong.push(`${key} reads all of ${unexpected.join(", ")}`);
        } catch (error) {
          wrong.push(`${key} cannot be explained: ${String(error)}: ${text.slice(0, 300)}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

async function selectPartialIndexes(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indpred is not null`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
