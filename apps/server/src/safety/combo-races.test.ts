import type { OrderBody } from "@dasturxon/contract";
import * as fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { testPart, testProduct } from "../testing/test-menu.ts";
import { bySize, reportFigure } from "../testing/test-size.ts";
import { addToMenu, modificationId, pickup, productId } from "../testing/test-shop.ts";
import { tally, twoProcesses } from "../testing/two-processes.ts";
import { scaledTime } from "../testing/time-limits.ts";

const ROUNDS = 10;
const STORMS = bySize(8, 300);
const STOCK = { cola: 9, juice: 9 };
type Stocked = keyof typeof STOCK;
const lunch = pickup({
  cartItems: [
    {
      productId: productId("lunch"),
      count: 1,
      modifications: [{ id: modificationId("lunch/drink/juice"), count: 1 }],
    },
  ],
  totalPrice: 52_000,
});
/** Lines of a basket: a stocked product alone, or a set with this amount of it in each of its two places. */
const line = fc.oneof(
  fc.record({ alone: fc.constantFrom<Stocked>("cola", "juice"), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ first: fc.nat({ max: 2 }), second: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 2 }) }),
);
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;
const basket = fc.array(line, { minLength: 1, maxLength: 3 });

/** Returns the stock required by a basket, computed independently of the product. */
function demandOf(lines: Line[]): Record<Stocked, number> {
  const demand = { cola: 0, juice: 0 };
  for (const each of lines) {
    if ("alone" in each) demand[each.alone] += each.count;
    else demand.juice += (each.first + each.second) * each.count;
  }
  return demand;
}

function bodyOf(lines: Line[]): OrderBody {
  const chosen = (each: { first: number; second: number }) =>
    (["first", "second"] as const).flatMap((place) =>
      each[place] > 0 ? [{ id: modificationId(`feast/${place}/juice`), count: each[place] }] : [],
    );
  const cartItems = lines.map((each) =>
    "alone" in each
      ? { productId: productId(each.alone), count: each.count }
      : { productId: productId("feast"), count: each.count, modifications: chosen(each) },
  );
  const price = (each: Line) => ("alone" in each ? { cola: 9000, juice: 15_000 }[each.alone] : 40_000);
  const sum = lines.reduce((total, each) => total + price(each) * each.count, 0);
  return pickup({ cartItems, totalPrice: sum + (sum > 200_000 ? 0 : 2000) });
}

const juice = pickup({ cartItems: [{ productId: productId("juice"), count: 1 }], totalPrice: 17_000 });

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const shop = await twoProcesses();

  const part = { ...testPart("juice"), maxCount: 2 };
  const drink = (key: string, min: number) => ({
    key,
    name: { uz: "Drink" },
    min,
    max: 2,
    modifications: [part],
  });

  test(
    `[R4] one product on two lines, in two places of a set and alone, twelve concurrent baskets: never oversold, ${STORMS} of ${STORMS} rounds`,
    async () => {
      const buyers: string[] = [];
      for (const digit of ["3", "4", "5"]) buyers.push((await shop.app.signIn(`+99890555100${digit}`)).token);
      const storms = fc.sample(fc.array(basket, { minLength: 12, maxLength: 12 }), {
        numRuns: STORMS,
        seed: bySize(4, Date.now() % 2 ** 31),
      });
      let sold = 0;
      for (const baskets of storms) {
        await addToMenu(shop.app, {
          products: [
            testProduct("cola", 9000, { stock: STOCK.cola }),
            testProduct("juice", 15_000, { stock: STOCK.juice }),
            testProduct("feast", 40_000, { modificationGroups: [drink("first", 0), drink("second", 0)] }),
          ],
        });
        const answers = await Promise.all(
          baskets.map(async (lines, index) => {
            const { status, body } = await shop.order(buyers[index % buyers.length] ?? "", bodyOf(lines));
            return { status, code: body.code, demand: demandOf(lines) };
          }),
        );
        const left: Record<Stocked, number> = { ...STOCK };
        for (const { status, demand } of answers) {
          if (status !== 200) continue;
          sold += 1;
          left.cola -= demand.cola;
          left.juice -= demand.juice;
        }
        const { rows } = await shop.app.db.tenantRead(shop.app.osh, (tx) =>
          sql<{ id: string; left: number }>`select product_id as id, left_count as left from product_stock
          where merchant_id = ${shop.app.osh}`.execute(tx),
        );
        const kept = (key: Stocked) => rows.find(({ id }) => id === productId(key))?.left;
        expect({ cola: kept("cola"), juice: kept("juice") }).toEqual(left);
        expect(Math.min(left.cola, left.juice)).toBeGreaterThanOrEqual(0);
        for (const { status, code, demand } of answers) {
          if (status === 200) continue;
          expect([status, code]).toEqual([409, "not_enough_stock"]);
          // Stock only decreases in this test: a refused basket must also exceed the stock at the end.
          expect(demand.cola > left.cola || demand.juice > left.juice).toBe(true);
        }
      }
      reportFigure(
        `R4: ${STORMS} of ${STORMS} storms of 12 baskets over shared stock sold ${sold} baskets and never too much`,
      );
    },
    scaledTime(600_000),
  );

  test(
    `[R3] [MN-6] the last part goes to one of two concurrent orders, in a set or alone, ${ROUNDS} of ${ROUNDS} rounds`,
    async () => {
      const buyers = await Promise.all(["1", "2"].map((digit) => shop.app.signIn(`+99890555100${digit}`)));
      for (let round = 0; round < ROUNDS; round += 1) {
        await addToMenu(shop.app, {
          products: [
            testProduct("juice", 15_000, { stock: 1 }),
            testProduct("lunch", 50_000, { modificationGroups: [drink("drink", 1)] }),
          ],
        });
        const bodies = round % 2 === 0 ? [lunch, lunch] : [lunch, juice];
        const answers = await Promise.all(
          bodies.map((body, index) => shop.order(buyers[index]?.token ?? "", body)),
        );
        expect(tally(answers)).toBe("200: 1, 409: 1");
        const refused = answers.find(({ status }) => status === 409);
        expect(refused?.body).toMatchObject({
          code: "not_enough_stock",
          data: { name: { uz: "juice" }, max: 0 },
        });
      }
    },
    scaledTime(60_000),
  );
});
