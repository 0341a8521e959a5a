import { describe, expect, test } from "vitest";
import { updateContentVersion } from "../../modules/merchants/index.ts";
import { hasServer } from "../../testing/index.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { insertTableRows } from "./history/queries.ts";
import { findTableScans } from "./looks.ts";
import { explainInUsualTransaction } from "./read-plan.ts";
import { readStatementTexts } from "./statements.ts";

const checkedQueries = [
  ["modules/products/queries.ts", "selectProducts"],
  ["modules/orders/placing/facts/queries.ts", "selectBrandFacts"],
] as const;

const columnExpressions = {
  id: "gen_random_uuid()",
  category_id: "(select id from categories limit 1)",
  name: "'{}'",
  cost_price: "1000",
};

describe.runIf(hasServer)("a few products of a large menu on PostgreSQL", async () => {
  if (!hasServer) return;
  const app = await createTestShop();

  // The test updates no planner statistics, as after a large import, so the planner assumes that every menu is small.
  await app.db.tenant(app.osh, async (tx) => {
    await insertTableRows(tx, "products", { columns: columnExpressions, count: 5_000 });
    await updateContentVersion(tx);
  });

  test.each(checkedQueries)(
    "looks each one up by its key, never through the whole menu: %s: %s",
    async (file, name) => {
      const key = `${file}: ${name}`;
      const texts = (await readStatementTexts(file)).get(key) ?? [];
      const ofSome = texts.filter((text) => text.includes("unnest("));
      expect(ofSome).not.toEqual([]);
      for (const text of ofSome) {
        const plan = await explainInUsualTransaction(app.db, { merchantId: app.osh, key, text });
        const looks = findTableScans(plan).filter(({ table }) => table === "products");
        const ways = looks.map(({ index, filter }) => `${index} ${filter}`.trim());
        expect([...new Set(ways)]).toEqual(["products_pkey"]);
      }
    },
  );
});
