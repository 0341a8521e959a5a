import type { OrderQuote } from "@dasturxon/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { updateContentVersion } from "../../../merchants/index.ts";
import { changeBrandContent } from "../../../../testing/change-content.ts";
import { hasServer, createTestDatabase } from "../../../../testing/index.ts";
import type { TestApp } from "../../../../testing/test-app.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  productIdFromKey,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { startTwoProcesses } from "../../../../testing/two-processes.ts";

const plovId = productIdFromKey("plov");
const centerBranchId = branchIdFromKey("center");
const NO_DELIVERY_HOURS = JSON.stringify([{ type: "DELIVERY", hours: [] }]);

const updatePlovPrice = (price: number) =>
  sql`update products set cost_price = ${price} where id = ${plovId}`;

/** Returns a quote as one line: the total, and the codes of the reasons why the order cannot be placed. */
function formatQuote({ totalPrice, obstacles }: OrderQuote): string {
  return [totalPrice, ...obstacles.map(({ code }) => code)].join(" ");
}

async function fetchQuoteText(app: TestApp): Promise<string> {
  return formatQuote(
    (await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createDeliveryBody() })).body,
  );
}

/**
 * Changes of the brand that are made one after another. Each entry has a title, the change, the expected quote, and the
 * expected refusal of an order with the old total.
 */
const changeCases = [
  ["a price", updatePlovPrice(50_000), "112000", "price_changed"],
  [
    "the price of a branch",
    sql`insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
      select merchant_id, id, ${centerBranchId}, true, 60000 from products where id = ${plovId}`,
    "132000",
    "price_changed",
  ],
  ["a tariff", sql`update regions set base_price = 20000`, "142000", "price_changed"],
  ["a fee", sql`update merchant_settings set service_fee_amount = 5000`, "145000", "price_changed"],
  ["a discount", sql`update products set discount = 50 where id = ${plovId}`, "85000", "price_changed"],
  [
    "the smallest order",
    sql`update merchant_settings set minimal_delivery_price = 999000`,
    "85000 minimum_amount",
    "minimum_amount",
  ],
  [
    "a zone",
    sql`update regions set polygon = '[[1,1],[1,2],[2,2]]'`,
    "65000 out_of_zone minimum_amount",
    "out_of_zone",
  ],
  [
    "hours",
    sql`update branches set work_hours = ${NO_DELIVERY_HOURS}::jsonb where id = ${centerBranchId}`,
    "65000 day_off out_of_zone minimum_amount",
    "day_off",
  ],
] as const;

const databaseEngines = ["PostgreSQL", "the embedded engine"].filter(
  (engine) => hasServer || engine !== "PostgreSQL",
);

describe.each(databaseEngines)("on %s", async (engine) => {
  const app = await createTestShop({
    db: (await createTestDatabase(engine === "PostgreSQL" ? {} : { engine: "pglite" })).db,
  });
  const { token } = await app.signIn(CUSTOMER_PHONE);

  test("[BK-8, BK-10] a change by the brand is in the next quote and order", async () => {
    expect([await fetchQuoteText(app), await fetchQuoteText(app)]).toEqual(["102000", "102000"]);
    const seen = [];
    for (const [what, statement] of changeCases) {
      await changeBrandContent(app, app.osh, statement);
      const quote = await fetchQuoteText(app);
      const { body } = await app.call("/orders/v1/orders", { token, body: createDeliveryBody() });
      seen.push([what, quote, body["code"]]);
    }
    expect(seen).toEqual(changeCases.map(([what, , quote, code]) => [what, quote, code]));
  });
});

test("[BK-8] a rolled-back change is in no quote, even when the next change gets its version", async () => {
  const app = await createTestShop();
  expect(await fetchQuoteText(app)).toBe("102000");
  const undone = app.db.tenant(app.osh, async (tx) => {
    await updatePlovPrice(1000).execute(tx);
    await updateContentVersion(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await fetchQuoteText(app)).toBe("102000");
  await changeBrandContent(app, app.osh, updatePlovPrice(50_000));
  expect(await fetchQuoteText(app)).toBe("112000");
});

test("[MN-6, MN-7, PR-1] every quote reads changes that have no version", async () => {
  const app = await createTestShop();
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const cola = { cartItems: [{ productId: productIdFromKey("cola"), count: 2 }], promoCode: "ONCE" };
  const quoteObstacles = async () => {
    const { body } = await app.call<OrderQuote>("/orders/v1/orders/quote", {
      token,
      body: createDeliveryBody(cola),
    });
    return [body.promo?.state, ...body.obstacles.map(({ code }) => code)].join(" ");
  };
  const changeBrandData = (statement: ReturnType<typeof sql>) =>
    app.db.tenant(app.osh, (tx) => statement.execute(tx));
  expect(await quoteObstacles()).toBe("added minimum_amount");
  await changeBrandData(
    sql`update product_stock set left_count = 1 where product_id = ${productIdFromKey("cola")}`,
  );
  await changeBrandData(sql`update promos set used_count = 1 where code = 'ONCE'`);
  expect(await quoteObstacles()).toBe("used_up not_enough_stock minimum_amount promo_used_up");
});

describe.runIf(hasServer)("on PostgreSQL", () => {
  test("[BK-8, BK-10] a change by the brand is in the next quote of every process", async () => {
    const { app, urls } = await startTwoProcesses();
    const quoteAtEachServer = () =>
      Promise.all(
        urls.map(async (url) => {
          const reply = await fetch(`${url}/api/orders/v1/orders/quote`, {
            method: "POST",
            headers: { "merchant-id": app.osh, "content-type": "application/json" },
            body: JSON.stringify(createDeliveryBody()),
          });
          return formatQuote((await reply.json()) as OrderQuote);
        }),
      );
    expect(await quoteAtEachServer()).toEqual(["102000", "102000"]);
    for (let price = 46_000; price < 56_000; price += 1000) {
      await changeBrandContent(app, app.osh, updatePlovPrice(price));
      const total = String(2 * price + 12_000);
      expect(await quoteAtEachServer()).toEqual([total, total]);
    }
  });

  test("[BK-8] these tests fail on a price change that does not increment the version", async () => {
    const app = await createTestShop();
    const change = app.db.tenant(app.osh, (tx) => updatePlovPrice(1000).execute(tx));
    await expect(change).rejects.toThrow("products changed and the content version was not raised");
  });
});
