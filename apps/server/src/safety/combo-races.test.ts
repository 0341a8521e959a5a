import type { OrderBody } from "@dasturxon/contract";
import * as fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { createTestSetPart, createTestProduct } from "../testing/test-menu.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import {
  addToTestMenu,
  modificationIdFromPath,
  createPickupBody,
  productIdFromKey,
} from "../testing/test-shop.ts";
import { countStatuses, startTwoProcesses } from "../testing/two-processes.ts";
import { scaleTime } from "../testing/time-limits.ts";

const ROUNDS = 10;
const RACE_COUNT = chooseByTestSize(8, 300);
const STOCK_BY_PRODUCT = { cola: 9, juice: 9 };
type StockedProduct = keyof typeof STOCK_BY_PRODUCT;
const lunchOrder = createPickupBody({
  cartItems: [
    {
      productId: productIdFromKey("lunch"),
      count: 1,
      modifications: [{ id: modificationIdFromPath("lunch/drink/juice"), count: 1 }],
    },
  ],
  totalPrice: 52_000,
});
/**
 * Lines of a basket: a stocked product alone, or a set that contains this amount of the product in each of its two
 * places.
 */
const lineArbitrary = fc.oneof(
  fc.record({
    alone: fc.constantFrom<StockedProduct>("cola", "juice"),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ first: fc.nat({ max: 2 }), second: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 2 }) }),
);
type GeneratedLine = typeof lineArbitrary extends fc.Arbitrary<infer T> ? T : never;
const basketArbitrary = fc.array(lineArbitrary, { minLength: 1, maxLength: 3 });

/** Returns the stock required by a basket, computed independently of the server's code. */
function countDemand(lines: GeneratedLine[]): Record<StockedProduct, number> {
  const demand = { cola: 0, juice: 0 };
  for (const each of lines) {
    if ("alone" in each) demand[each.alone] += each.count;
    else demand.juice += (each.first + each.second) * each.count;
  }
  return demand;
}

function createOrderBody(lines: GeneratedLine[]): OrderBody {
  const toChosenModifications = (each: { first: number; second: number }) =>
    (["first", "second"] as const).flatMap((place) =>
      each[place] > 0 ? [{ id: modificationIdFromPath(`feast/${place}/juice`), count: each[place] }] : [],
    );
  const cartItems = lines.map((each) =>
    "alone" in each
      ? { productId: productIdFromKey(each.alone), count: each.count }
      : {
          productId: productIdFromKey("feast"),
          count: each.count,
          modifications: toChosenModifications(each),
        },
  );
  const getLinePrice = (each: GeneratedLine) =>
    "alone" in each ? { cola: 9000, juice: 15_000 }[each.alone] : 40_000;
  const sum = lines.reduce((total, each) => total + getLinePrice(each) * each.count, 0);
  return createPickupBody({ cartItems, totalPrice: sum + (sum > 200_000 ? 0 : 2000) });
}

const juiceOrder = createPickupBody({
  cartItems: [{ productId: productIdFromKey("juice"), count: 1 }],
  totalPrice: 17_000,
});

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const shop = await startTwoProcesses();

  const part = { ...createTestSetPart("juice"), maxCount: 2 };
  const createDrinkGroup = (key: string, min: number) => ({
    key,
    name: { uz: "Drink" },
    min,
    max: 2,
    modifications: [part],
  });

  test(
    `[R4] one product on two lines, in two places of a set and alone, twelve concurrent baskets: never oversold, ${RACE_COUNT} of ${RACE_COUNT} rounds`,
    async () => {
      const buyers: string[] = [];
      for (const digit of ["3", "4", "5"]) buyers.push((await shop.app.signIn(`+99890555100${digit}`)).token);
      const storms = fc.sample(fc.array(basketArbitrary, { minLength: 12, maxLength: 12 }), {
        numRuns: RACE_COUNT,
        seed: chooseByTestSize(4, Date.now() % 2 ** 31),
      });
      let sold = 0;
      for (const baskets of storms) {
        await addToTestMenu(shop.app, {
          products: [
            createTestProduct("cola", 9000, { stock: STOCK_BY_PRODUCT.cola }),
            createTestProduct("juice", 15_000, { stock: STOCK_BY_PRODUCT.juice }),
            createTestProduct("feast", 40_000, {
              modificationGroups: [createDrinkGroup("first", 0), createDrinkGroup("second", 0)],
            }),
          ],
        });
        const answers = await Promise.all(
          baskets.map(async (lines, index) => {
            const { status, body } = await shop.order(
              buyers[index % buyers.length] ?? "",
              createOrderBody(lines),
            );
            return { status, code: body.code, demand: countDemand(lines) };
          }),
        );
        const left: Record<StockedProduct, number> = { ...STOCK_BY_PRODUCT };
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
        const findStockLeft = (key: StockedProduct) =>
          rows.find(({ id }) => id === productIdFromKey(key))?.left;
        expect({ cola: findStockLeft("cola"), juice: findStockLeft("juice") }).toEqual(left);
        expect(Math.min(left.cola, left.juice)).toBeGreaterThanOrEqual(0);
        for (const { status, code, demand } of answers) {
          if (status === 200) continue;
          expect([status, code]).toEqual([409, "not_enough_stock"]);
          // The stock only decreases in this test, so a basket that was refused must also exceed the stock at the end.
          expect(demand.cola > left.cola || demand.juice > left.juice).toBe(true);
        }
      }
      printLoadTestFigure(
        `R4: ${RACE_COUNT} of ${RACE_COUNT} storms of 12 baskets over shared stock sold ${sold} baskets and never too much`,
      );
    },
    scaleTime(600_000),
  );

  test(
    `[R3] [MN-6] the last part goes to one of two concurrent orders, in a set or alone, ${ROUNDS} of ${ROUNDS} rounds`,
    async () => {
      const buyers = await Promise.all(["1", "2"].map((digit) => shop.app.signIn(`+99890555100${digit}`)));
      for (let round = 0; round < ROUNDS; round += 1) {
        await addToTestMenu(shop.app, {
          products: [
            createTestProduct("juice", 15_000, { stock: 1 }),
            createTestProduct("lunch", 50_000, { modificationGroups: [createDrinkGroup("drink", 1)] }),
          ],
        });
        const bodies = round % 2 === 0 ? [lunchOrder, lunchOrder] : [lunchOrder, juiceOrder];
        const answers = await Promise.all(
          bodies.map((body, index) => shop.order(buyers[index]?.token ?? "", body)),
        );
        expect(countStatuses(answers)).toBe("200: 1, 409: 1");
        const refused = answers.find(({ status }) => status === 409);
        expect(refused?.body).toMatchObject({
          code: "not_enough_stock",
          data: { name: { uz: "juice" }, max: 0 },
        });
      }
    },
    scaleTime(60_000),
  );
});
