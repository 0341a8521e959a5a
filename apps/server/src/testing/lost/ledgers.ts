import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { queryPayment, checkPayment, type PaymentRegistry } from "../../modules/payments/index.ts";
import { createTestClock } from "../../platform/clock.ts";
import type { TestApp } from "../test-app.ts";
import { scaleTime } from "../time-limits.ts";
import type { FakeProvider } from "./stand-in.ts";

/** Maximum time in minutes until our data and the provider's ledger agree after a lost message. */
const MAX_LEDGER_AGREEMENT_MINUTES = 10;

interface ProductLedger {
  status: string;
  isPaid: boolean;
  isRefunded: boolean;
  bill: string;
  payments: string[];
  differences: number;
}

/**
 * Creates functions that run the jobs due within ten minutes and compare an order in our database with the provider's
 * ledger.
 */
export function createProductLedgers(
  app: TestApp,
  url: string,
  paymentsAt: (clock: TestApp["clock"]) => PaymentRegistry,
) {
  const jobs = new Client(url);
  const opened = jobs.connect();

  /** Runs the jobs that are due within the next ten minutes. */
  async function runDueJobs(orderId: string): Promise<void> {
    await opened;
    const clock = createTestClock(new Date(Date.now() + MAX_LEDGER_AGREEMENT_MINUTES * 60_000));
    const deps = { db: app.db, clock, payments: paymentsAt(clock) };
    const known = await app.db.tenantRead(app.osh, (tx) =>
      sql<{
        id: string;
      }>`select id from payments where merchant_id = ${app.osh} and order_id = ${orderId}`.execute(tx),
    );
    const ids = known.rows.map(({ id }) => id);
    for (;;) {
      const { rows } = await jobs.query<{ task: string; payload: { paymentId: string; round: number } }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier in ('ask-payment', 'check-payment') and j.locked_at is null
           and j.run_at <= $1 and j.payload ->> 'paymentId' = any($2)
         returning t.identifier as task, j.payload`,
        [clock.now(), ids],
      );
      if (rows.length === 0) return;
      for (const { task, payload } of rows)
        if (task === "ask-payment") await queryPayment(deps, { merchantId: app.osh, ...payload });
        else await checkPayment(deps, { merchantId: app.osh, ...payload });
    }
  }

  async function readProductLedger(orderId: string): Promise<ProductLedger> {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<ProductLedger>`select o.status, o.is_paid as "isPaid", o.refunded_at is not null as "isRefunded", b.state as bill,
          array(select p.state from payments p where p.merchant_id = ${app.osh} and p.order_id = o.id) as payments,
          (select count(*)::int from payment_differences d join payments p on p.merchant_id = ${app.osh}
            and p.id = d.payment_id where d.merchant_id = ${app.osh} and p.order_id = o.id) as differences
        from orders o join bills b on b.merchant_id = ${app.osh} and b.order_id = o.id
        where o.merchant_id = ${app.osh} and o.id = ${orderId}`.execute(tx),
    );
    const [row] = rows;
    if (!row) throw new Error("an order has gone");
    return row;
  }

  /** Returns null if the ledgers agree, or if the difference is reported to the staff. */
  async function findLedgerDifference(standIn: FakeProvider, orderId: string): Promise<string | null> {
    const held = await standIn.countHeld(orderId);
    const row = await readProductLedger(orderId);
    const countInStates = (...states: string[]) =>
      row.payments.filter((state) => states.includes(state)).length;
    const taken = countInStates("paid", "cancelling", "part_refunded");
    const late = countInStates("late");
    const isOff = row.status === "CANCELED";
    const wrong = [
      held !== taken + late && `the provider holds ${held}, we know of ${taken} and ${late} that are late`,
      taken > 1 && "paid more than once",
      taken === 1 && !["paid", "refund_due"].includes(row.bill) && "taken for a bill that is not paid",
      taken === 0 && ["paid", "refund_due"].includes(row.bill) && "a bill is paid by nothing",
      taken === 1 && !row.isPaid && "the order does not know that it is paid",
      taken === 1 && isOff && row.bill !== "refund_due" && "money of an order that is off is not due",
      row.bill === "refunded" && !row.isRefunded && "the order does not know that its money went back",
      row.bill === "refunded" &&
        !isOff &&
        row.differences === 0 &&
        "nobody was told that the money went back",
    ].filter((text) => typeof text === "string");
    return wrong.length === 0 ? null : `${wrong.join("; ")}: ${JSON.stringify(row)}`;
  }

  return {
    letTimePass: runDueJobs,
    /**
     * Returns the difference that remains between our data and the provider's ledger after events and jobs had time to
     * run.
     */
    async lastDifference(
      standIn: FakeProvider,
      orderId: string,
    ): Promise<{ text: string | null } & ProductLedger> {
      const until = Date.now() + scaleTime(60_000);
      for (;;) {
        const text = await findLedgerDifference(standIn, orderId);
        if (text === null || Date.now() > until) return { text, ...(await readProductLedger(orderId)) };
        await sleep(200);
      }
    },
    close: () => jobs.end(),
  };
}
