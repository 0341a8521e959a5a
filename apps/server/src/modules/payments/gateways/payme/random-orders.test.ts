import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { expireOrderNow, payOrderNow, returnOrderNow } from "../../../../testing/order-jobs.ts";
import { callPayme, takePayme } from "../../../../testing/payme.ts";
import { CUSTOMER, pickup, placed, shop } from "../../../../testing/test-shop.ts";
import { bySize, reportFigure } from "../../../../testing/test-size.ts";

const SEQUENCES = bySize(60, 10_000);
const SUM = 47_000;

const app = await shop();
await takePayme(app);
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
let last = 0;

/** `A`, `B`: two transactions of Payme's that try to pay the same order. */
const byPayme = ["create A", "create B", "perform A", "perform B", "cancel A", "cancel B"] as const;
const byOthers = ["guest cancels", "expires", "to cash", "staff accept", "staff refuse", "jobs"] as const;
type Happening = (typeof byPayme)[number] | (typeof byOthers)[number];
/** What happens at the same moment: mostly money that comes, or little would ever be paid. */
const round = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("create A" as const, "perform A" as const) },
    { weight: 2, arbitrary: fc.constantFrom(...byPayme) },
    { weight: 1, arbitrary: fc.constantFrom(...byOthers) },
  ),
  { minLength: 1, maxLength: 3, size: "max" },
);
const life = fc.array(round, { minLength: 2, maxLength: 8, size: "max" });

interface Truth {
  status: string;
  isPaid: boolean;
  paymentType: string;
  isRefunded: boolean;
  bill: string;
  version: number;
}

async function truthOf(id: string): Promise<Truth> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<Truth>`select o.status, o.is_paid as "isPaid", o.payment_type as "paymentType", o.version,
        o.refunded_at is not null as "isRefunded", b.state as bill
      from orders o join bills b on b.merchant_id = o.merchant_id and b.order_id = o.id
      where o.merchant_id = ${app.osh} and o.id = ${id}`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error("an order has gone");
  return row;
}

/** The jobs that the events would bring, as often as they may come. */
async function runJobs(order: { id: string }): Promise<void> {
  const { bill } = await truthOf(order.id);
  if (["paid", "refund_due", "refunded"].includes(bill)) await payOrderNow(app, order);
  if (bill === "refunded") await returnOrderNow(app, order);
}

async function happen(order: { id: string }, transactions: Record<string, string>, what: Happening) {
  const [verb = "", name = ""] = what.split(" ");
  const id = transactions[name];
  const staff = async (action: string, body: object) =>
    app.call(`/console/v1/orders/${order.id}/${action}`, {
      token: owner,
      body: { version: (await truthOf(order.id)).version, ...body },
    });
  const payme = (method: string, params: object) =>
    callPayme(app, `/payments/v1/payme/${app.osh}`, { method, params: { id, ...params } });
  const account = { order_id: order.id };
  if (what === "guest cancels") await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  else if (what === "to cash")
    await app.call(`/orders/v1/orders/${order.id}/payment-type`, { token, body: { paymentType: "CASH" } });
  else if (what === "expires") await expireOrderNow(app, order);
  else if (what === "staff accept") await staff("accept", {});
  else if (what === "staff refuse") await staff("refuse", { reason: "TOO_BUSY" });
  else if (what === "jobs") await runJobs(order);
  else if (verb === "create")
    await payme("CreateTransaction", { time: app.clock.now().getTime(), amount: SUM * 100, account });
  else if (verb === "perform") await payme("PerformTransaction", {});
  else await payme("CancelTransaction", { reason: 5 });
}

/** What Payme's books say that the customer has paid now, in sum. */
async function chargedBy(transactions: Record<string, string>): Promise<number> {
  let charged = 0;
  for (const id of Object.values(transactions)) {
    const call = { method: "CheckTransaction", params: { id } };
    const { result } = await callPayme(app, `/payments/v1/payme/${app.osh}`, call);
    if (result?.["state"] === 2) charged += SUM;
  }
  return charged;
}

test(`[R11] [PY-3] [PY-5] ${SEQUENCES} random lives: what was charged is the order's sum, or its refund is due`, async () => {
  let paid = 0;
  let due = 0;
  await fc.assert(
    fc.asyncProperty(life, async (rounds) => {
      const order = await placed(app, token, pickup({ paymentType: "PAYME" }));
      last += 2;
      const [A, B] = [last, last + 1].map((each) => each.toString(16).padStart(24, "0"));
      const transactions = { A: A ?? "", B: B ?? "" };
      for (const round of rounds) await Promise.all(round.map((what) => happen(order, transactions, what)));
      await runJobs(order);
      const truth = await truthOf(order.id);
      const charged = await chargedBy(transactions);
      const isOff = truth.status === "CANCELED";
      if (charged === 0) expect(["waiting", "void", "refunded"]).toContain(truth.bill);
      else {
        expect(charged).toBe(SUM);
        expect(truth).toMatchObject({ isPaid: true, paymentType: "PAYME", isRefunded: false });
        expect(truth.bill).toBe(isOff ? "refund_due" : "paid");
      }
      if (truth.bill === "refunded") expect(truth.isRefunded).toBe(true);
      const isTaken = !isOff && truth.status !== "CREATED";
      if (isTaken && truth.paymentType === "PAYME") expect(truth.isPaid).toBe(true);
      paid += Number(charged > 0 && !isOff);
      due += Number(charged > 0 && isOff);
    }),
    {
      numRuns: SEQUENCES,
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
  reportFigure(`R11: ${SEQUENCES} of ${SEQUENCES} lives kept to it: ${paid} paid, ${due} with a refund due`);
}, 3_600_000);
