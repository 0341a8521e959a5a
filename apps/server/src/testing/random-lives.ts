import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "./order-jobs.ts";
import type { TestedProvider, PaymentAttempt } from "./payment-ways.ts";
import type { TestApp } from "./test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder } from "./test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "./test-size.ts";

/** Number of sequences of events per provider. */
const RANDOM_EVENT_SEQUENCE_COUNT = chooseByTestSize(40, 10_000);
const TEST_ORDER_TOTAL = 47_000;

/** `A` and `B` are two transactions of the provider for the same order. */
const providerEvents = ["create A", "create B", "perform A", "perform B", "cancel A", "cancel B"] as const;
const customerAndStaffEvents = [
  "guest cancels",
  "expires",
  "to cash",
  "staff accept",
  "staff refuse",
  "jobs",
] as const;
type PaymentEvent = (typeof providerEvents)[number] | (typeof customerAndStaffEvents)[number];
/** Events sent concurrently. Payment events have the highest weight, because few orders would be paid otherwise. */
const concurrentEventsArbitrary = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("create A" as const, "perform A" as const) },
    { weight: 2, arbitrary: fc.constantFrom(...providerEvents) },
    { weight: 1, arbitrary: fc.constantFrom(...customerAndStaffEvents) },
  ),
  { minLength: 1, maxLength: 3, size: "max" },
);
const eventSequenceArbitrary = fc.array(concurrentEventsArbitrary, {
  minLength: 2,
  maxLength: 8,
  size: "max",
});

interface OrderOutcome {
  status: string;
  isPaid: boolean;
  paymentType: string;
  isRefunded: boolean;
  bill: string;
  version: number;
}

interface TestedOrder {
  order: { id: string };
  way: TestedProvider;
  tries: Readonly<Record<string, PaymentAttempt>>;
}

/**
 * Defines one test per provider: after any events in any order, the charged amount is the order's total, or there is a
 * task for the staff [R11].
 */
export async function testRandomEvents(
  app: TestApp,
  ways: (token: string) => TestedProvider[],
): Promise<void> {
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const owner = await app.signInStaff("owner@osh");
  let last = 1_000_000;

  async function readOrderOutcome(id: string): Promise<OrderOutcome> {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<OrderOutcome>`select o.status, o.is_paid as "isPaid", o.payment_type as "paymentType", o.version,
          o.refunded_at is not null as "isRefunded", b.state as bill
        from orders o join bills b on b.merchant_id = o.merchant_id and b.order_id = o.id
        where o.merchant_id = ${app.osh} and o.id = ${id}`.execute(tx),
    );
    const [row] = rows;
    if (!row) throw new Error("an order has gone");
    return row;
  }

  /** Runs the jobs of the events. Jobs may run more than once. */
  async function runJobs(order: { id: string }): Promise<void> {
    const { bill } = await readOrderOutcome(order.id);
    if (["paid", "refund_due", "refunded"].includes(bill)) await runPayOrderJob(app, order);
    if (bill === "refunded") await runReturnOrderJob(app, order);
  }

  async function runEvent({ order, way, tries }: TestedOrder, what: PaymentEvent): Promise<void> {
    const [verb = "", name = ""] = what.split(" ");
    const ofOrder = `/orders/v1/orders/${order.id}`;
    const postStaffAction = async (action: string, body: object) =>
      app.call(`/console/v1/orders/${order.id}/${action}`, {
        token: owner,
        body: { version: (await readOrderOutcome(order.id)).version, ...body },
      });
    const tried = tries[name];
    if (what === "guest cancels") await app.call(`${ofOrder}/cancel`, { token, body: {} });
    else if (what === "to cash")
      await app.call(`${ofOrder}/payment-type`, { token, body: { paymentType: "CASH" } });
    else if (what === "expires") await runExpireOrderJob(app, order);
    else if (what === "staff accept") await postStaffAction("accept", {});
    else if (what === "staff refuse") await postStaffAction("refuse", { reason: "TOO_BUSY" });
    else if (what === "jobs") await runJobs(order);
    else if (tried && verb === "create") await way.create(tried);
    else if (tried) await (verb === "perform" ? way.perform(tried) : way.cancel(tried));
  }

  /** Returns the amount paid for the order by the provider's ledger, without late payments that are returned. */
  async function sumCharged({ order, way, tries }: TestedOrder): Promise<number> {
    const late = (await way.countLate?.(order.id)) ?? 0;
    return TEST_ORDER_TOTAL * ((await way.countCharged(Object.values(tries))) - late);
  }

  for (const way of ways(token))
    test(`[R11] [PY-3] [PY-5] ${way.type}: ${RANDOM_EVENT_SEQUENCE_COUNT} random sequences: the amount charged is the order's total, or its refund is due`, async () => {
      let paid = 0;
      let due = 0;
      await fc.assert(
        fc.asyncProperty(eventSequenceArbitrary, async (rounds) => {
          const order = await postOrder(app, token, createPickupBody({ paymentType: way.type }));
          last += 2;
          const tries = { A: { orderId: order.id, at: last }, B: { orderId: order.id, at: last + 1 } };
          const lived = { order, way, tries };
          for (const round of rounds) await Promise.all(round.map((what) => runEvent(lived, what)));
          await way.settle?.(order.id);
          await runJobs(order);
          const truth = await readOrderOutcome(order.id);
          const charged = await sumCharged(lived);
          const isOff = truth.status === "CANCELED";
          if (charged === 0) expect(["waiting", "void", "refunded"]).toContain(truth.bill);
          else {
            expect(charged).toBe(TEST_ORDER_TOTAL);
            expect(truth).toMatchObject({ isPaid: true, paymentType: way.type, isRefunded: false });
            expect(truth.bill).toBe(isOff ? "refund_due" : "paid");
          }
          if (truth.bill === "refunded") expect(truth.isRefunded).toBe(true);
          const isTaken = !isOff && truth.status !== "CREATED";
          if (isTaken && truth.paymentType === way.type) expect(truth.isPaid).toBe(true);
          paid += Number(charged > 0 && !isOff);
          due += Number(charged > 0 && isOff);
        }),
        {
          numRuns: RANDOM_EVENT_SEQUENCE_COUNT,
          examples: [
            [[["create A"], ["perform A"]]],
            [[["create A"], ["perform A"], ["jobs"], ["staff refuse"]]],
            [[["create A"], ["perform A"], ["guest cancels"], ["jobs"]]],
          ],
        },
      );
      expect(
        [paid, due].every((count) => count > 0),
        "some were paid, and some of those cancelled",
      ).toBe(true);
      printLoadTestFigure(
        `R11 ${way.type}: ${RANDOM_EVENT_SEQUENCE_COUNT} of ${RANDOM_EVENT_SEQUENCE_COUNT} lives kept to it: ${paid} paid, ${due} with a refund due`,
      );
    }, 3_600_000);
}
