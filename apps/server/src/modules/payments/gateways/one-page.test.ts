import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { hasServer } from "../../../testing/index.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import type { Bill } from "./bill.ts";
import { createPaymentPageProvider } from "./page-provider.ts";
import { selectBill, voidBill } from "../index.ts";

/** Needs PostgreSQL: the test holds the bill's lock from a second connection. */
describe.runIf(hasServer)("two concurrent checkouts of an order", async () => {
  if (!hasServer) return;
  const app = await createTestShop();
  const { db, clock } = app;
  await enablePaymentProvider(app, "multicard", { storeId: "1" });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const payer = { origin: "http://localhost", language: "uz", returnUrl: "http://localhost/" } as const;
  const opened: string[] = [];
  let isHeld = Promise.resolve();
  const provider = createPaymentPageProvider(
    { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS },
    "multicard",
    {
      async open(_, { paymentId }) {
        await isHeld;
        opened.push(paymentId);
        return { pageId: `page-${opened.length}`, page: `https://pay.example/${opened.length}` };
      },
      ask: async () => ({ state: "waiting", tiyin: 0, reference: "" }),
      giveBack: async () => "by_hand",
      tryOut: async () => true,
    },
  );
  async function placeOrderWithBill(): Promise<Bill> {
    const { id } = await postOrder(app, token, createPickupBody({ paymentType: "RAHMAT" }));
    const bill = await db.tenantRead(app.osh, (tx) => selectBill(tx, app.osh, id));
    if (!bill) throw new Error("no bill");
    return bill;
  }
  const selectPaymentStates = async ({ orderId }: Bill) => {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{ state: string; page: string | null }>`select state, page from payments
        where merchant_id = ${app.osh} and order_id = ${orderId} order by created_at`.execute(tx),
    );
    return rows;
  };
  async function isLockAwaited(): Promise<boolean> {
    const { rows } = await db.platform((tx) => sql`select pid from pg_locks where not granted`.execute(tx));
    return rows.length > 0;
  }

  test("[PY-2] [PY-3] both concurrent checkouts get the page opened while the second waited for the bill", async () => {
    const bill = await placeOrderWithBill();
    let releaseHeldPage = () => {};
    isHeld = new Promise((resolve) => (releaseHeldPage = resolve));
    const first = provider.checkout(bill, payer);
    await expect.poll(async () => (await selectPaymentStates(bill)).length).toBe(1);
    let releaseRequest = () => {};
    const held = db.tenant(app.osh, async (tx) => {
      await sql`select 1 from bills where merchant_id = ${app.osh} and order_id = ${bill.orderId} for update`.execute(
        tx,
      );
      await new Promise<void>((resolve) => (releaseRequest = resolve));
    });
    await sleep(50);
    const second = provider.checkout(bill, payer);
    await expect.poll(isLockAwaited).toBe(true);
    releaseHeldPage();
    const page = await first;
    releaseRequest();
    await held;
    expect(await second).toEqual(page);
    expect(await selectPaymentStates(bill)).toEqual([
      { state: "pending", page: page && typeof page === "object" ? page.url : "" },
    ]);
  });

  test("[PY-2] [PY-3] all concurrent checkouts of an order show one page, and one payment is pending", async () => {
    for (let round = 0; round < 10; round += 1) {
      const bill = await placeOrderWithBill();
      const pages = await Promise.all(Array.from({ length: 4 }, () => provider.checkout(bill, payer)));
      expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
      expect((await selectPaymentStates(bill)).map(({ state }) => state)).toEqual(["pending"]);
    }
  });

  test("[PY-3] closes a finished bill, including one with an open page whose account was removed", async () => {
    const over = await placeOrderWithBill();
    await db.tenant(app.osh, (tx) =>
      voidBill(tx, { merchantId: app.osh, orderId: over.orderId, now: clock.now() }),
    );
    expect(await provider.checkout(over, payer)).toBe("closed");
    const bill = await placeOrderWithBill();
    await provider.checkout(bill, payer);
    const untouched = await placeOrderWithBill();
    await changeBrandContent(
      app,
      app.osh,
      sql`delete from payment_credentials where merchant_id = ${app.osh} and provider = 'multicard'`,
    );
    expect(await provider.checkout(bill, payer)).toBe("closed");
    expect(await provider.checkout(untouched, payer)).toBe(null);
  });
});
