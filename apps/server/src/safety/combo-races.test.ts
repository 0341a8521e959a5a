import { describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { testProduct } from "../testing/test-menu.ts";
import { addToMenu, modificationId, pickup, productId } from "../testing/test-shop.ts";
import { tally, twoProcesses, type TwoProcesses } from "../testing/two-processes.ts";

const ROUNDS = 10;
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
const juice = pickup({ cartItems: [{ productId: productId("juice"), count: 1 }], totalPrice: 17_000 });

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  const shop: TwoProcesses = hasServer ? await twoProcesses() : (undefined as never);

  test(`[R3] [MN-6] the last part goes to one of two orders at once, be it in a set or alone, ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    const buyers = await Promise.all(["1", "2"].map((digit) => shop.app.signIn(`+99890555100${digit}`)));
    const name = { uz: "Drink" };
    const part = { key: "juice", name: { uz: "Juice" }, price: 0, maxCount: 1, partKey: "juice" };
    const drink = { key: "drink", name, min: 1, max: 1, modifications: [part] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await addToMenu(shop.app, {
        products: [
          testProduct("juice", 15_000, { stock: 1 }),
          testProduct("lunch", 50_000, { modificationGroups: [drink] }),
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
  }, 60_000);
});
