import { describe, expect, test } from "vitest";
import { hasServer } from "../../testing/index.ts";
import { everyColumn } from "../../testing/every-row.ts";
import { shop } from "../../testing/test-shop.ts";
import { fillBrand, growing } from "./history/fill-brand.ts";
import { selectIndexes } from "./history/queries.ts";
import { planted } from "./planted.ts";
import { looksThatGrow } from "./read-growth.ts";
import { explainIn } from "./read-plan.ts";
import { acceptedGrowth, setUp } from "./set-up.ts";
import { queryFiles, statementsOf } from "./statements.ts";

describe.runIf(hasServer)("a brand with a year of history on PostgreSQL", async () => {
  if (!hasServer) return;
  const app = await shop();
  await fillBrand(app.db, app.osh);
  const indexes = await app.db.platform(selectIndexes);
  const growth = {
    db: app.db,
    merchantId: app.osh,
    indexes: new Map(indexes.map((facts) => [facts.index, facts])),
    growing,
  };
  const met = new Set<string>();

  test("every table is either filled with history or listed as configuration", async () => {
    const tables = new Set((await everyColumn(app)).map(({ table }) => table));
    expect([...tables].filter((table) => !growing.has(table) && !setUp.includes(table))).toEqual([]);
    expect([...setUp, ...growing].filter((table) => !tables.has(table))).toEqual([]);
  });

  test.each(planted)("the check detects a query that grows with the brand: %s", async (text, table) => {
    const plan = await explainIn(app.db, { merchantId: app.osh, key: "planted", text });
    const looks = await looksThatGrow(plan, growth);
    expect(looks.map(({ look }) => look.split(" by ")[0])).toEqual(table ? [table] : []);
  });

  test.each(queryFiles)("no statement of %s reads more rows as history grows", async (file) => {
    const wrong: string[] = [];
    for (const [key, texts] of await statementsOf(file)) {
      for (const text of texts) {
        const plan = await explainIn(app.db, { merchantId: app.osh, key, text });
        for (const { look, most } of await looksThatGrow(plan, growth)) {
          if (acceptedGrowth[key]?.includes(look)) met.add(`${key}: ${look}`);
          else wrong.push(`${key} reads ${look}: ${most}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("every query listed as large still is", () => {
    const meant = Object.entries(acceptedGrowth).flatMap(([key, looks]) =>
      looks.map((look) => `${key}: ${look}`),
    );
    expect(meant.filter((look) => !met.has(look))).toEqual([]);
  });
});
