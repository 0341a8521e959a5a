import type { OrderQuote } from "@dasturxon/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { updateContentVersion } from "../../../merchants/index.ts";
import { changeContent } from "../../../../testing/change-content.ts";
import { hasServer, testDatabase } from "../../../../testing/index.ts";
import type { TestApp } from "../../../../testing/test-app.ts";
import { branchId, CUSTOMER, delivery, productId, shop } from "../../../../testing/test-shop.ts";
import { twoProcesses } from "../../../../testing/two-processes.ts";

const plov = productId("plov");
const center = branchId("center");
const byNoHour = JSON.stringify([{ type: "DELIVERY", hours: [] }]);

const priced = (price: number) => sql`update products set cost_price = ${price} where id = ${plov}`;

/** Returns total and obstacles of a quote in one line. */
function told({ totalPrice, obstacles }: OrderQuote): string {
  return [totalPrice, ...obstacles.map(({ code }) => code)].join(" ");
}

async function quoted(app: TestApp): Promise<string> {
  return told((await app.call<OrderQuote>("/orders/v1/orders/quote", { body: delivery() })).body);
}

/** Consecutive changes: title, change, expected quote, and the expected refusal of an order at the old total. */
const changes = [
  ["a price", priced(50_000), "112000", "price_changed"],
  [
    "the price of a branch",
    sql`insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
      select merchant_id, id, ${center}, true, 60000 from products where id = ${plov}`,
    "132000",
    "price_changed",
  ],
  ["a tariff", sql`update regions set base_price = 20000`, "142000", "price_changed"],
  ["a fee", sql`update merchant_settings set service_fee_amount = 5000`, "145000", "price_changed"],
  ["a discount", sql`update products set discount = 50 where id = ${plov}`, "85000", "price_changed"],
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
    sql`update branches set work_hours = ${byNoHour}::jsonb where id = ${center}`,
    "65000 day_off out_of_zone minimum_amount",
    "day_off",
  ],
] as const;

const engines = ["PostgreSQL", "the embedded engine"].filter(
  (engine) => hasServer || engine !== "PostgreSQL",
);

describe.each(engines)("on %s", async (engine) => {
  const app = await shop({
    db: (await testDatabase(engine === "PostgreSQL" ? {} : { engine: "pglite" })).db,
  });
  const { token } = await app.signIn(CUSTOMER);

  test("[BK-8, BK-10] a change by the brand is in the next quote and order", async () => {
    expect([await quoted(app), await quoted(app)]).toEqual(["102000", "102000"]);
    const seen = [];
    for (const [what, statement] of changes) {
      await changeContent(app, app.osh, statement);
      const quote = await quoted(app);
      const { body } = await app.call("/orders/v1/orders", { token, body: delivery() });
      seen.push([what, quote, body["code"]]);
    }
    expect(seen).toEqual(changes.map(([what, , quote, code]) => [what, quote, code]));
  });
});

test("[BK-8] a rolled-back change is in no quote, even when the next change gets its version", async () => {
  const app = await shop();
  expect(await quoted(app)).toBe("102000");
  const undone = app.db.tenant(app.osh, async (tx) => {
    await priced(1000).execute(tx);
    await updateContentVersion(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await quoted(app)).toBe("102000");
  await changeContent(app, app.osh, priced(50_000));
  expect(await quoted(app)).toBe("112000");
});

test("[MN-6, MN-7, PR-1] every quote reads changes that have no version", async () => {
  const app = await shop();
  const { token } = await app.signIn(CUSTOMER);
  const cola = { cartItems: [{ productId: productId("cola"), count: 2 }], promoCode: "ONCE" };
  const ask = async () => {
    const { body } = await app.call<OrderQuote>("/orders/v1/orders/quote", { token, body: delivery(cola) });
    return [body.promo?.state, ...body.obstacles.map(({ code }) => code)].join(" ");
  };
  const change = (statement: ReturnType<typeof sql>) => app.db.tenant(app.osh, (tx) => statement.execute(tx));
  expect(await ask()).toBe("added minimum_amount");
  await change(sql`update product_stock set left_count = 1 where product_id = ${productId("cola")}`);
  await change(sql`update promos set used_count = 1 where code = 'ONCE'`);
  expect(await ask()).toBe("used_up not_enough_stock minimum_amount promo_used_up");
});

describe.runIf(hasServer)("on PostgreSQL", () => {
  test("[BK-8, BK-10] a change by the brand is in the next quote of every process", async () => {
    const { app, urls } = await twoProcesses();
    const everywhere = () =>
      Promise.all(
        urls.map(async (url) => {
          const reply = await fetch(`${url}/api/orders/v1/orders/quote`, {
            method: "POST",
            headers: { "merchant-id": app.osh, "content-type": "application/json" },
            body: JSON.stringify(delivery()),
          });
          return told((await reply.json()) as OrderQuote);
        }),
      );
    expect(await everywhere()).toEqual(["102000", "102000"]);
    for (let price = 46_000; price < 56_000; price += 1000) {
      await changeContent(app, app.osh, priced(price));
      const total = String(2 * price + 12_000);
      expect(await everywhere()).toEqual([total, total]);
    }
  });

  test("[BK-8] these tests fail on a price change that does not increment the version", async () => {
    const app = await shop();
    const change = app.db.tenant(app.osh, (tx) => priced(1000).execute(tx));
    await expect(change).rejects.toThrow("products changed and the content version was not raised");
  });
});
