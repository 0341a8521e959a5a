import type { Checkout } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { TEST_CREDENTIAL_KEYS } from "../testing/test-app.ts";
import { createPickupBody } from "../testing/test-shop.ts";
import {
  chooseByTestSize,
  selectPartOfProcess,
  printLoadTestFigure,
  printLoadTestProgress,
} from "../testing/test-size.ts";
import { type ReportedPayment, createReportedPayments } from "../testing/reported-payments.ts";
import { startTwoProcesses } from "../testing/two-processes.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../testing/time-limits.ts";

const ORDER_COUNT = chooseByTestSize(18, 500);
/** Number of concurrent payments. */
const PARALLEL_PAYMENTS = 6;

interface OrderPaymentState {
  bill: string;
  payments: string[];
  isPaid: boolean;
  changes: string[];
  events: string[];
}

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const keys = TEST_CREDENTIAL_KEYS.map((key) => key.toString("hex")).join(",");
  const shop = await startTwoProcesses({ CREDENTIALS_KEYS: keys });
  const { app } = shop;
  const ways = await createReportedPayments(shop);
  afterAll(() => app.http.app.close());
  const tokens: string[] = [];
  for (let digit = 0; digit < 6; digit += 1) tokens.push((await app.signIn(`+99890555000${digit}`)).token);

  const readOrderPaymentState = async (orderId: string): Promise<OrderPaymentState> => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<OrderPaymentState>`select b.state as bill, o.is_paid as "isPaid",
          array(select p.state from payments p where p.merchant_id = o.merchant_id and p.order_id = o.id) as payments,
          array(select c.reason from order_changes c where c.merchant_id = o.merchant_id and c.order_id = o.id
            order by c.version) as changes,
          array(select x.topic from outbox x where x.merchant_id = o.merchant_id and x.key = o.id::text
            order by x.topic) as events
        from orders o join bills b on b.merchant_id = o.merchant_id and b.order_id = o.id
        where o.merchant_id = ${app.osh} and o.id = ${orderId}`.execute(tx),
    );
    const [row] = rows;
    if (!row) throw new Error("an order has gone");
    return row;
  };
  const selectPaymentId = async (orderId: string): Promise<string | null> => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string }>`select id from payments
        where merchant_id = ${app.osh} and order_id = ${orderId}`.execute(tx),
    );
    return rows[0]?.id ?? null;
  };

  /** Requests the checkout of the order, like a guest who returns from the payment page to one of the processes. */
  async function returnToCheckout(token: string, orderId: string): Promise<Checkout & { status: number }> {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await shop.fetch(`/payments/v2/checkout/${orderId}`, { headers });
    return { ...((await reply.json()) as Checkout), status: reply.status };
  }

  async function placeAndPayOrder(way: ReportedPayment, token: string): Promise<string> {
    const { body } = await shop.order(token, createPickupBody({ paymentType: way.type }));
    const checkout = await returnToCheckout(token, body.id);
    const last = await way.prepare({ orderId: body.id, paymentId: await selectPaymentId(body.id), checkout });
    // The provider's notifications and the guest's requests alternate between both processes.
    const [, , ...pages] = await Promise.all([
      last(),
      last(),
      returnToCheckout(token, body.id),
      returnToCheckout(token, body.id),
    ]);
    expect(
      pages.map(({ status }) => status),
      `${way.type}: the guest is refused nothing`,
    ).toEqual([200, 200]);
    return body.id;
  }

  test(
    `[R10] [PY-3] concurrent callbacks and polls in two processes: each of ${ORDER_COUNT} orders is paid, published and shown to the kitchen once`,
    async () => {
      const wanted = selectPartOfProcess(Array.from({ length: ORDER_COUNT }, (_, index) => index));
      const ids = new Map<number, string>();
      printLoadTestProgress(() => `${ids.size} of ${wanted.length} orders`);
      const left = wanted.values();
      await Promise.all(
        tokens.slice(0, PARALLEL_PAYMENTS).map(async (token) => {
          for (const index of left) {
            const way = ways[index % ways.length];
            if (way) ids.set(index, await placeAndPayOrder(way, token));
            if (ids.size % 50 === 0) printLoadTestProgress(() => `${ids.size} of ${wanted.length} orders`);
          }
        }),
      );
      for (const [index, id] of ids) {
        const type = ways[index % ways.length]?.type;
        await expect
          .poll(async () => (await readOrderPaymentState(id)).isPaid, {
            ...EVENT_POLL_OPTIONS,
            message: type,
          })
          .toBe(true);
        expect(await readOrderPaymentState(id), type).toEqual({
          bill: "paid",
          payments: ["paid"],
          isPaid: true,
          changes: ["UPDATE", "PAID"],
          events: ["bill-paid", "order-changed", "order-changed"],
        });
      }
      printLoadTestFigure(
        `R10: ${ids.size} of ${wanted.length} orders were paid once, told on once, shown once`,
      );
    },
    scaleTime(900_000),
  );
});
