import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runExpireOrderJob, runPayOrderJob } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { queryPayment, createPaymentRegistry, createProvider, selectDifferences } from "../index.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
const { token } = await app.signIn(CUSTOMER_PHONE);
const { db, clock } = app;
const payments = createPaymentRegistry([
  createProvider("multicard", { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS }),
]);
/** Number of the last status query, one day after the payment was opened. */
const LAST_QUERY_ROUND = 11;

async function beginPayment(): Promise<{ it: Order; press: (button: string) => Promise<boolean> }> {
  const it = await postOrder(app, token, createPickupBody({ paymentType: "RAHMAT" }));
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${it.id}`, { token });
  const pressPageButton = async (button: string) => {
    const page = `${origin}${new URL(body.url ?? "").pathname}`;
    const form = new URLSearchParams({ press: button });
    return (await fetch(page, { method: "POST", body: form, redirect: "manual" })).status === 303;
  };
  return { it, press: pressPageButton };
}
async function selectPaymentOfOrder({ id }: Order): Promise<{ id: string; state: string }> {
  const { rows } = await db.tenantRead(app.osh, (tx) =>
    sql<{ id: string; state: string }>`select id, state from payments
      where merchant_id = ${app.osh} and order_id = ${id}`.execute(tx),
  );
  if (!rows[0]) throw new Error("no payment was begun");
  return rows[0];
}
const queryOnePayment = ({ id: paymentId }: { id: string }, round = LAST_QUERY_ROUND) =>
  queryPayment({ db, clock, payments }, { merchantId: app.osh, paymentId, round });
const loadDifferencesOfPayment = async (payment: { id: string }) =>
  (await db.tenantRead(app.osh, (tx) => selectDifferences(tx, app.osh, { open: 100, looked: 0 })))
    .filter(({ paymentId }) => paymentId === payment.id)
    .map(({ was, is, said }) => ({ was, is, said }));

test("[R33] records a difference found a day later by the job once; equal states are not recorded", async () => {
  const told = await beginPayment();
  expect(await told.press("pay")).toBe(true);
  const known = await selectPaymentOfOrder(told.it);
  for (const round of [0, LAST_QUERY_ROUND]) await queryOnePayment(known, round);
  expect(await loadDifferencesOfPayment(known)).toEqual([]);
  const lost = await beginPayment();
  await lost.press("lose");
  const untold = await selectPaymentOfOrder(lost.it);
  for (const _ of [1, 2]) await queryOnePayment(untold);
  expect(await loadDifferencesOfPayment(untold)).toEqual([{ was: "pending", is: "paid", said: "paid" }]);
});

test("[R33] records a refund without a callback, found a day later, for the brand's staff", async () => {
  const { it, press } = await beginPayment();
  await press("pay");
  await runPayOrderJob(app, it);
  await press("giveBackUntold");
  const payment = await selectPaymentOfOrder(it);
  expect(payment.state).toBe("paid");
  await queryOnePayment(payment);
  expect((await selectPaymentOfOrder(it)).state).toBe("refunded");
  expect(await loadDifferencesOfPayment(payment)).toEqual([
    { was: "paid", is: "refunded", said: "returned" },
  ]);
});

test("[R11] [PY-5] reports a payment as reversed if the provider's call was refused and the payment was not kept", async () => {
  const { it, press } = await beginPayment();
  const { id, state } = await selectPaymentOfOrder(it);
  clock.advance(31 * 60_000);
  await runExpireOrderJob(app, it);
  expect(await press("pay"), "refused").toBe(false);
  const settled = await payments.pagesOf("multicard")?.settle(app.osh, id);
  expect(settled?.said, "nobody is told to give it back once more").toBe("returned");
  expect(state).toBe("pending");
  expect((await selectPaymentOfOrder(it)).state).not.toBe("late");
});
