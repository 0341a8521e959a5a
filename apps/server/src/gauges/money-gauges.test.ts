import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createMoneyGauges } from "./money-gauges.ts";
import {
  createMoneyFigureReader,
  createPaymentRegistry,
  type MoneyFigureRow,
  ProviderSilenceError,
} from "../modules/payments/index.ts";
import { serveHealth } from "../platform/http/index.ts";
import { callAsClick } from "../testing/click.ts";
import { insertLatePayment, insertPaymentDifference } from "../testing/late-payment.ts";
import { enableCallingProviders } from "../testing/payment-ways.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";

const app = await createTestShop();
const createTestedProviders = await enableCallingProviders(app);
const { payments } = app;
serveHealth(app.http, {
  areMetricsOpenHere: true,
  gauges: createMoneyGauges({ db: app.db, clock: app.clock, payments }),
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
/** Returns the samples of a metric in the Prometheus text format. */
async function readGauge(name: string): Promise<string[]> {
  app.clock.advance(31_000);
  const { body } = await app.http.app.inject({ url: "/metrics" });
  return body.split("\n").filter((line) => line.startsWith(`${name}{`));
}
const placeOrder = (paymentType: Order["paymentType"]) =>
  postOrder(app, token, createPickupBody({ paymentType }));
let lastTransactionNumber = 0;
async function createPaidOrder(): Promise<Order> {
  const order = await placeOrder("PAYME");
  const way = createTestedProviders(token).find(({ type }) => type === "PAYME");
  lastTransactionNumber += 1;
  const tried = { orderId: order.id, at: lastTransactionNumber };
  await way?.create(tried);
  await way?.perform(tried);
  return order;
}

test("[PY-5] the metrics of all brands' payments are labelled by provider: count, amount and age", async () => {
  await createPaidOrder();
  expect(await readGauge("payments_last_hour")).toEqual([
    'payments_last_hour{provider="payme",state="paid"} 1',
  ]);
  expect(await readGauge("refunds_due")).toEqual([]);
  const order = await createPaidOrder();
  await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  const refusal = { version: 2, reason: "TOO_BUSY" };
  await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body: refusal });
  expect(await readGauge("refunds_due")).toEqual(['refunds_due{provider="payme"} 1']);
  expect(await readGauge("refunds_due_sum")).toEqual(['refunds_due_sum{provider="payme"} 47000']);
  await insertLatePayment(app, order);
  await insertPaymentDifference(app, order);
  expect(await readGauge("payments_late")).toEqual(['payments_late{provider="payze"} 2']);
  const [age = ""] = await readGauge("payments_late_oldest_seconds");
  expect(Number(age.split(" ")[1])).toBeGreaterThan(30);
  expect(await readGauge("payment_differences")).toEqual(['payment_differences{provider="payze"} 1']);
});

test("[PY-5] the metrics are the same when the brands are read one at a time", async () => {
  const parts = { db: app.db, clock: app.clock };
  const toFigureLines = (rows: MoneyFigureRow[]) =>
    rows
      .map(({ figure, provider, state, number, amount, oldest }) =>
        [figure, provider, state, number, amount, oldest.toISOString()].join(" "),
      )
      .toSorted();
  await insertLatePayment(app, await placeOrder("PAYME"));
  const atOnce = toFigureLines(await createMoneyFigureReader(parts)());
  expect(atOnce).not.toEqual([]);
  expect(toFigureLines(await createMoneyFigureReader({ ...parts, page: 1 })())).toEqual(atOnce);
});

test("[PY-3] counts refusals sent with HTTP 200 by the protocol's code", async () => {
  await callAsClick(app, `/payments/v1/click/${app.osh}`, "action=0");
  expect(await readGauge("payment_answers_total")).toEqual(
    expect.arrayContaining([
      'payment_answers_total{provider="payme",code="ok"} 4',
      'payment_answers_total{provider="click",code="-8"} 1',
    ]),
  );
});

test("[R21] counts a provider that does not answer beside those that do", async () => {
  let isOut = true;
  const { tally, pagesOf } = createPaymentRegistry([
    {
      types: ["RAHMAT"],
      checkout: async () => null,
      refund: async () => null,
      pages: {
        provider: "multicard",
        settle: async () => {
          if (isOut) throw new ProviderSilenceError("out");
          return null;
        },
        giveBack: async () => "given",
      },
    },
  ]);
  await expect(pagesOf("multicard")?.settle("m", "p")).rejects.toThrow("out");
  isOut = false;
  await pagesOf("multicard")?.settle("m", "p");
  expect(tally.calls()).toEqual([
    { provider: "multicard", outcome: "silent", value: 1 },
    { provider: "multicard", outcome: "answered", value: 1 },
  ]);
});
