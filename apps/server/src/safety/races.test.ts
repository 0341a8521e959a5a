import { describe, expect, test } from "vitest";
import { pickup, productId } from "../testing/test-shop.ts";
import { importMenu } from "../modules/products/index.ts";
import { hasServer } from "../testing/index.ts";
import { bySize, tellFigure } from "../testing/test-size.ts";
import { testMenu } from "../testing/test-menu.ts";
import { tally, twoProcesses, type TwoProcesses } from "../testing/two-processes.ts";

const ROUNDS = bySize(3, 20);
const cola = { productId: productId("cola"), count: 1 };
const oneCola = pickup({ cartItems: [cola], totalPrice: 11_000 });

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  const shop: TwoProcesses = hasServer ? await twoProcesses() : (undefined as never);
  const customers = hasServer
    ? await Promise.all(["1", "2", "3", "4"].map((digit) => shop.app.signIn(`+99890555000${digit}`)))
    : [];
  const tokenOf = (index: number) => customers[index % customers.length]?.token ?? "";

  async function stockCola(count: number): Promise<void> {
    const { app } = shop;
    const products = testMenu.products.map((product) =>
      product.key === "cola" ? { ...product, stock: count } : product,
    );
    await app.db.tenant(app.osh, (tx) =>
      importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }),
    );
  }

  async function leftCola(): Promise<number> {
    const owner = await shop.app.signInStaff("owner@osh");
    const reply = await shop.app.call<{ count: number }[]>("/console/v1/products?search=cola", {
      token: owner,
    });
    return reply.body[0]?.count ?? -1;
  }

  test(`[R3] 200 buyers of 50 units: exactly 50 buy, 150 are refused, nothing is left, ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await stockCola(50);
      const buyers = Array.from({ length: 200 }, (_, index) => shop.order(tokenOf(index), oneCola));
      expect(tally(await Promise.all(buyers))).toBe("200: 50, 409: 150");
      expect(await leftCola()).toBe(0);
    }
    tellFigure(`R3: 50 of 50 units sold to 200 buyers, ${ROUNDS} of ${ROUNDS} rounds`);
  }, 300_000);

  test("[R4] two lines of one product never sell more than is left together", async () => {
    await stockCola(5);
    const body = pickup({ cartItems: [{ ...cola, count: 2 }, cola], totalPrice: 29_000 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.order(tokenOf(index), body)),
    );
    expect(tally(answers)).toBe("200: 1, 409: 9");
    expect(await leftCola()).toBe(2);
  });

  test("[R5] a code for one use is used once by fifty at a time, and once by one customer", async () => {
    const once = pickup({ promoCode: "ONCE", totalPrice: 42_000 });
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shop.order(tokenOf(index), once)),
    );
    expect(tally(many)).toBe("200: 1, 409: 49");
    const mine = pickup({ promoCode: "MINE", totalPrice: 42_000 });
    const own = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shop.order(tokenOf(index % 2), mine)),
    );
    expect(tally(own)).toBe("200: 2, 409: 48");
  });

  test("[R7] ten repetitions at once give one order and the same bytes", async () => {
    const key = crypto.randomUUID();
    const token = tokenOf(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.order(token, pickup(), key)));
    expect(tally(answers)).toBe("200: 10");
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const later = await shop.order(token, pickup(), key);
    expect(later.text).toBe(answers[0]?.text);
  });

  test("[R7] the same key with another body is refused, for another customer it is another key", async () => {
    const key = crypto.randomUUID();
    const first = await shop.order(tokenOf(0), pickup(), key);
    const other = await shop.order(tokenOf(0), pickup({ comment: "no onion" }), key);
    expect([other.status, other.body.code]).toEqual([409, "idempotency_conflict"]);
    const stranger = await shop.order(tokenOf(1), pickup(), key);
    expect(stranger.status).toBe(200);
    expect(stranger.body.id).not.toBe(first.body.id);
  });

  test("[R7] a refused order keeps no answer: the mended one goes through under the same key", async () => {
    const key = crypto.randomUUID();
    const refused = await shop.order(tokenOf(0), pickup({ totalPrice: 1 }), key);
    expect(refused.status).toBe(409);
    expect((await shop.order(tokenOf(0), pickup(), key)).status).toBe(200);
  });
});
