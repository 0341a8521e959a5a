import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createPickupBody, productIdFromKey } from "../testing/test-shop.ts";
import { importMenu } from "../modules/products/index.ts";
import { hasServer } from "../testing/index.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { testMenu } from "../testing/test-menu.ts";
import { countStatuses, startTwoProcesses } from "../testing/two-processes.ts";
import { scaleTime } from "../testing/time-limits.ts";

const ROUNDS = chooseByTestSize(3, 20);
const PROMO_ROUNDS = chooseByTestSize(2, 10);
const CASHBACK_ROUNDS = chooseByTestSize(3, 20);
const colaItem = { productId: productIdFromKey("cola"), count: 1 };
const oneColaOrder = createPickupBody({ cartItems: [colaItem], totalPrice: 11_000 });

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const shop = await startTwoProcesses();
  const customers = hasServer
    ? await Promise.all(["1", "2", "3", "4"].map((digit) => shop.app.signIn(`+99890555000${digit}`)))
    : [];
  const getCustomerToken = (index: number) => customers[index % customers.length]?.token ?? "";

  async function setColaStock(count: number): Promise<void> {
    const { app } = shop;
    const products = testMenu.products.map((product) =>
      product.key === "cola" ? { ...product, stock: count } : product,
    );
    await app.db.tenant(app.osh, (tx) =>
      importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }),
    );
  }

  async function fetchColaStock(): Promise<number> {
    const owner = await shop.app.signInStaff("owner@osh");
    const reply = await shop.app.call<{ count: number }[]>("/console/v1/products?search=cola", {
      token: owner,
    });
    return reply.body[0]?.count ?? -1;
  }

  const { app } = shop ?? {};
  const selectRows = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
    (await app.db.tenantRead(app.osh, (tx) => statement.execute(tx))).rows;
  /** Cancels an order ten times concurrently. Exactly one call succeeds. */
  const cancelTenTimes = async (order: { id: string } | undefined, token: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: "{}" };
    const path = `/orders/v1/orders/${order?.id}/cancel`;
    return countStatuses(await Promise.all(Array.from({ length: 10 }, () => shop.fetch(path, init))));
  };

  test(
    `[R3] 200 buyers of 50 units: exactly 50 succeed, 150 are refused, nothing is left, ${ROUNDS} of ${ROUNDS} rounds`,
    async () => {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await setColaStock(50);
        const began = performance.now();
        const buyers = Array.from({ length: 200 }, (_, index) =>
          shop.order(getCustomerToken(index), oneColaOrder),
        );
        const answers = await Promise.all(buyers);
        took.push(performance.now() - began);
        expect(countStatuses(answers)).toBe("200: 50, 409: 150");
        const refused = answers.filter(({ status }) => status === 409);
        expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["not_enough_stock"]));
        expect(await fetchColaStock()).toBe(0);
      }
      // The time limit is higher at the small test size, because other tests then use the same machine.
      const usual = took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) / 2)] ?? 0;
      expect(usual).toBeLessThan(scaleTime(chooseByTestSize(30_000, 5000)));
      printLoadTestFigure(
        `R3: 50 of 50 units sold to 200 buyers, ${ROUNDS} of ${ROUNDS} rounds, a round took ${Math.round(usual)} ms`,
      );
    },
    scaleTime(300_000),
  );

  test(
    `[R5] fifty concurrent orders use a single-use code once, and return it once, ${PROMO_ROUNDS} of ${PROMO_ROUNDS} rounds`,
    async () => {
      const once = createPickupBody({ promoCode: "ONCE", totalPrice: 42_000 });
      const mine = createPickupBody({ promoCode: "MINE", totalPrice: 42_000 });
      const sendFiftyOrders = (body: typeof once, people: number) =>
        Promise.all(
          Array.from({ length: 50 }, async (_, index) => {
            const token = getCustomerToken(index % people);
            return { token, ...(await shop.order(token, body)) };
          }),
        );
      const selectPromoUses = async () =>
        await selectRows(sql<{ code: string; used: number; kept: number }>`
        select code, used_count as used, (select count(*)::int from promo_uses u where u.promo_id = p.id
          and u.merchant_id = p.merchant_id and returned_at is null) as kept
        from promos p where merchant_id = ${app.osh} and code in ('ONCE', 'MINE') order by code`);
      for (let round = 0; round < PROMO_ROUNDS; round += 1) {
        const answers = [
          ...(await sendFiftyOrders(once, 4)),
          ...(await sendFiftyOrders(once, 1)),
          ...(await sendFiftyOrders(mine, 2)),
        ];
        expect(countStatuses(answers)).toBe("200: 3, 409: 147");
        expect(await selectPromoUses()).toEqual([
          { code: "MINE", used: 2, kept: 2 },
          { code: "ONCE", used: 1, kept: 1 },
        ]);
        for (const { token, body } of answers.filter(({ status }) => status === 200))
          expect(await cancelTenTimes(body, token)).toBe("200: 1, 409: 9");
        expect((await selectPromoUses()).map(({ used, kept }) => [used, kept])).toEqual([
          [0, 0],
          [0, 0],
        ]);
      }
      printLoadTestFigure(
        `R5: 3 of 3 uses of 150 tries, given back once each, ${PROMO_ROUNDS} of ${PROMO_ROUNDS} rounds`,
      );
    },
    scaleTime(120_000),
  );

  test(
    `[R6] one of twenty concurrent orders spends a balance of 100, returned once, ${CASHBACK_ROUNDS} of ${CASHBACK_ROUNDS} rounds`,
    async () => {
      const { token, userId } = await app.signIn("+998905550009");
      await app.db.tenant(app.osh, (tx) =>
        sql`with granted as (insert into cashback_movements
          (merchant_id, id, user_id, order_id, kind, amount, created_at)
          values (${app.osh}, ${crypto.randomUUID()}, ${userId}, ${crypto.randomUUID()}, 'granted', 100, now()))
        insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 100)`.execute(
          tx,
        ),
      );
      const selectBalanceAndLedger = async () =>
        (
          await selectRows(sql<{ balance: number; ledger: number }>`
          select balance, (select sum(amount)::int from cashback_movements m
            where m.merchant_id = b.merchant_id and m.user_id = b.user_id) as ledger
          from cashback_balances b where merchant_id = ${app.osh} and user_id = ${userId}`)
        )[0];
      for (let round = 0; round < CASHBACK_ROUNDS; round += 1) {
        const body = createPickupBody({ cashback: 100, totalPrice: 46_900 });
        const answers = await Promise.all(Array.from({ length: 20 }, () => shop.order(token, body)));
        expect(countStatuses(answers)).toBe("200: 1, 409: 19");
        const late = answers.filter(({ body }) => "code" in body && body.code === "cashback_exceeded");
        for (const { body } of late)
          expect(body, "who came late is told what is left").toMatchObject({ data: { max: 0 } });
        expect(await selectBalanceAndLedger()).toEqual({ balance: 0, ledger: 0 });
        const spender = answers.find(({ status }) => status === 200)?.body;
        expect(await cancelTenTimes(spender, token)).toBe("200: 1, 409: 9");
        expect(await selectBalanceAndLedger()).toEqual({ balance: 100, ledger: 100 });
      }
      printLoadTestFigure(
        `R6: 1 of 20 orders spends the balance and gives it back once, ${CASHBACK_ROUNDS} of ${CASHBACK_ROUNDS} rounds`,
      );
    },
    scaleTime(120_000),
  );
});
