import { describe, expect, test } from "vitest";
import { hasServer } from "../../testing/index.ts";
import { selectAllColumns } from "../../testing/every-row.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { fillBrandHistory, growingTables } from "./history/fill-brand.ts";
import { selectIndexes } from "./history/queries.ts";
import { faultyStatementSamples } from "./planted.ts";
import { findGrowingScans } from "./read-growth.ts";
import { explainInUsualTransaction } from "./read-plan.ts";
import { acceptedGrowingScans, configurationTables } from "./set-up.ts";
import { queryFiles, readStatementTexts } from "./statements.ts";

describe.runIf(hasServer)("a brand with a year of history on PostgreSQL", async () => {
  if (!hasServer) return;
  const app = await createTestShop();
  await fillBrandHistory(app.db, app.osh);
  const indexes = await app.db.platform(selectIndexes);
  const growth = {
    db: app.db,
    merchantId: app.osh,
    indexes: new Map(indexes.map((facts) => [facts.index, facts])),
    growing: growingTables,
  };
  const met = new Set<string>();

  test("every table is either filled with history or listed as configuration", async () => {
    const tables = new Set((await selectAllColumns(app)).map(({ table }) => table));
    expect(
      [...tables].filter((table) => !growingTables.has(table) && !configurationTables.includes(table)),
    ).toEqual([]);
    expect([...configurationTables, ...growingTables].filter((table) => !tables.has(table))).toEqual([]);
  });

  test.each(faultyStatementSamples)(
    "the check detects a query that grows with the brand: %s",
    async (text, table) => {
      const plan = await explainInUsualTransaction(app.db, { merchantId: app.osh, key: "planted", text });
      const looks = await findGrowingScans(plan, growth);
      expect(looks.map(({ look }) => look.split(" by ")[0])).toEqual(table ? [table] : []);
    },
  );

  test.each(queryFiles)("no statement of %s reads more rows as history grows", async (file) => {
    const wrong: string[] = [];
    for (const [key, texts] of await readStatementTexts(file)) {
      for (const text of texts) {
        const plan = await explainInUsualTransaction(app.db, { merchantId: app.osh, key, text });
        for (const { look, most } of await findGrowingScans(plan, growth)) {
          if (acceptedGrowingScans[key]?.includes(look)) met.add(`${key}: ${look}`);
          else wrong.push(`${key} reads ${look}: ${most}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("every query listed as large still is", () => {
    const meant = Object.entries(acceptedGrowingScans).flatMap(([key, looks]) =>
      looks.map((look) => `${key}: ${look}`),
    );
    expect(meant.filter((look) => !met.has(look))).toEqual([]);
  });
});
