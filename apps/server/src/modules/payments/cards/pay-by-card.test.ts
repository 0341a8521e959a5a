import { createServer } from "node:http";
import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { enableSavedCardsSetting } from "../../../testing/card-gateway.ts";
import { createCardToken, saveConfirmedCard } from "../../../testing/enter-card.ts";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../testing/order-jobs.ts";
import { callAsPayme } from "../../../testing/payme.ts";
import { servePayme } from "../../../testing/serve-payme.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { queryPayment, createPaymentRegistry, createProvider, refundBill, refundPayment } from "../index.ts";

const app = await createTestShop();
const oshPaymeKey = "key-of-osh";
const apiUrl = await servePayme(app, oshPaymeKey);
const account = { kassaId: "kassa-of-osh", key: oshPaymeKey, checkout: "/simulators/payme", api: apiUrl };
await enablePaymentProvider(app, "payme", account);
await enableSavedCardsSetting(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");
const owner = await app.signInStaff("owner@osh");
const credentialKeys = TEST_CREDENTIAL_KEYS;
const payments = createPaymentRegistry([
  createProvider("payme", { db: app.db, clock: app.clock, credentialKeys }),
]);
const jobDeps = { db: app.db, payments, clock: app.clock };

const saveCardNumber = (number: string) => saveConfirmedCard(app, apiUrl, { number, token });
const goodCardId = await saveCardNumber("8600069195406311");
const postTestOrder = () => postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
const payByCard = (cardId: string, { id: orderId }: { id: string }, as = token) =>
  app.call<{ isPaid?: boolean; code?: string }>(`/payments/v1/cards/${cardId}/pay`, {
    token: as,
    body: { orderId },
  });
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;

interface PaymentOfOrder {
  id: string;
  state: string;
  bill: string;
  receipt: string;
  transaction: string;
  receipts: object;
}
async function selectPaymentsOfOrder({ id }: { id: string }): Promise<PaymentOfOrder[]> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<PaymentOfOrder>`
      select p.id, p.state, p.page_id as receipt, p.transaction_id as transaction, b.state as bill,
        p.fiscal_receipts as receipts
      from payments p join bills b on b.merchant_id = p.merchant_id and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id} order by p.created_at, p.id`.execute(tx),
  );
  return rows;
}
async function fetchReceiptState(id: string): Promise<number> {
  const reply = await fetch(apiUrl, {
    method: "POST",
    headers: { "x-auth": `${account.kassaId}:${account.key}` },
    body: JSON.stringify({ id: 1, method: "receipts.check", params: { id } }),
  });
  return ((await reply.json()) as { result: { state: number } }).result.state;
}
const callMerchantApi = (method: string, params: object) =>
  callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
    method,
    params,
    authorization: `Basic ${Buffer.from(`Paycom:${account.key}`).toString("base64")}`,
  });

test("[PY-4] an order is paid by a saved card once, however often and concurrently requested", async () => {
  const it = await postTestOrder();
  const replies = await Promise.all(Array.from({ length: 10 }, () => payByCard(goodCardId, it)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(replies.some(({ body }) => body.isPaid)).toBe(true);
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: true });
  await runPayOrderJob(app, it);
  expect(await fetchOrder(it)).toMatchObject({ isPaid: true });
  const rows = await selectPaymentsOfOrder(it);
  expect(rows).toMatchObject([{ state: "paid", bill: "paid" }]);
  // The test's Payme sends the id of the receipt as the transaction id in its calls to our Merchant API callback.
  expect(rows[0]?.transaction).toBe(rows[0]?.receipt);
  expect(rows[0]?.receipts).toHaveProperty("PERFORM");
});

test("[PY-4] a card without funds is declined, the order stays unpaid, and another card pays it", async () => {
  const poor = await saveCardNumber("9860001122334459");
  const fault = await saveCardNumber("8600143417770323");
  const it = await postTestOrder();
  for (const bad of [poor, fault]) expect((await payByCard(bad, it)).body.code).toBe("card_declined");
  expect(await fetchOrder(it)).toMatchObject({ isPaid: false });
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: true });
  expect((await selectPaymentsOfOrder(it)).map(({ state }) => state)).toEqual(["failed", "failed", "paid"]);
});

test("[PY-3] [PY-4] a lost response is resolved by a status request: paid once", async () => {
  const dropped = await saveCardNumber("5454545454545454");
  const it = await postTestOrder();
  expect((await payByCard(dropped, it)).body).toEqual({ isPaid: true });
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: true });
  expect(await selectPaymentsOfOrder(it)).toMatchObject([{ state: "paid" }]);
});

test("[PY-4] [S1] refuses another customer's card or order, and an unconfirmed or removed card", async () => {
  const it = await postTestOrder();
  const theirs = await saveConfirmedCard(app, apiUrl, {
    number: "8600495473316478",
    token: otherCustomer.token,
  });
  expect((await payByCard(theirs, it)).status).toBe(404);
  expect((await payByCard(goodCardId, it, otherCustomer.token)).status).toBe(404);
  const body = { token: await createCardToken(apiUrl, { number: "8600495473316478" }) };
  const added = (await app.call<{ id: string }>("/payments/v1/cards", { token, body })).body;
  expect((await payByCard(added.id, it)).status, "without its code").toBe(404);
  const gone = await saveCardNumber("8600495473316478");
  await app.call(`/payments/v1/cards/${gone}`, { token, method: "DELETE" });
  expect((await payByCard(gone, it)).status).toBe(404);
  expect(await selectPaymentsOfOrder(it)).toEqual([]);
});

test("[OR-3] refuses a card payment for a finished or cash order", async () => {
  const cash = await postOrder(app, token, createPickupBody());
  expect((await payByCard(goodCardId, cash)).body.code).toBe("payment_not_allowed");
  const late = await postTestOrder();
  await app.call(`/orders/v1/orders/${late.id}/cancel`, { token, body: {} });
  expect((await payByCard(goodCardId, late)).body.code).toBe("order_closed");
  expect(await selectPaymentsOfOrder(late)).toEqual([]);
});

test("[PY-5] a card payment is refunded by its receipt, once even if requested twice", async () => {
  const it = await postTestOrder();
  await payByCard(goodCardId, it);
  await runPayOrderJob(app, it);
  const { version } = await fetchOrder(it);
  await app.call<BoardOrder>(`/console/v1/orders/${it.id}/refuse`, {
    token: owner,
    body: { version, reason: "TOO_BUSY" },
  });
  for (const _ of [1, 2]) await refundBill(jobDeps, { merchantId: app.osh, orderId: it.id });
  await runReturnOrderJob(app, it);
  const [row] = await selectPaymentsOfOrder(it);
  expect(row).toMatchObject({ state: "refunded", bill: "refunded" });
  expect(row?.receipts).toHaveProperty("CANCEL");
  expect(await fetchReceiptState(row?.receipt ?? "")).toBe(50);
});

test("[PY-3] a card payment ends an abandoned Payme transaction, which can no longer be performed", async () => {
  const it = await postTestOrder();
  const params = { time: app.clock.now().getTime(), amount: 4_700_000, account: { order_id: it.id } };
  expect((await callMerchantApi("CreateTransaction", { id: "page-1", ...params })).result).toMatchObject({
    state: 1,
  });
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: true });
  expect((await callMerchantApi("PerformTransaction", { id: "page-1" })).error?.code).toBe(-31008);
  expect((await callMerchantApi("CreateTransaction", { id: "page-2", ...params })).error?.code).toBeLessThan(
    -31000,
  );
  expect((await selectPaymentsOfOrder(it)).map(({ state }) => state)).toEqual(["expired", "paid"]);
});

/** A fake Payme with configurable responses. It makes no billing calls. */
const paymeReplies: Record<string, object | null> = {};
const fakePayme = createServer(async (request, reply) => {
  let text = "";
  for await (const part of request) text += part;
  const { method } = JSON.parse(text) as { method: string };
  const result = paymeReplies[method];
  reply.statusCode = result ? 200 : 502;
  reply.end(JSON.stringify({ id: 1, result: result ?? {} }));
});
await new Promise<void>((listens) => fakePayme.listen(0, "localhost", listens));
const paymeAddress = fakePayme.address();
afterAll(() => fakePayme.close());
afterAll(() => app.http.app.close());

test("[R33] [PY-3] without a response the order waits, a retry pays the same receipt, and the job finds the payment", async () => {
  await enablePaymentProvider(app, "payme", {
    ...account,
    api: `http://localhost:${typeof paymeAddress === "object" && paymeAddress ? paymeAddress.port : 0}`,
  });
  const it = await postTestOrder();
  expect((await payByCard(goodCardId, it)).body.code, "no receipt was made").toBe("payment_not_answering");
  paymeReplies["receipts.create"] = { receipt: { _id: "5e730e8e0b852a417aa49ceb", state: 0 } };
  for (const _ of [1, 2]) expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: false });
  paymeReplies["receipts.check"] = { state: 2 };
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: false });
  const [row, ...more] = await selectPaymentsOfOrder(it);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ state: "pending", receipt: "5e730e8e0b852a417aa49ceb" });
  paymeReplies["receipts.check"] = { state: 4 };
  await queryPayment(jobDeps, { merchantId: app.osh, paymentId: row?.id ?? "", round: 0 });
  expect(await selectPaymentsOfOrder(it)).toMatchObject([{ state: "paid", bill: "paid" }]);
});

test("[R33] [PY-4] a guest that returns to the order triggers a status request to the provider", async () => {
  const it = await postTestOrder();
  paymeReplies["receipts.create"] = { receipt: { _id: "5e730e8e0b852a417aa49ced", state: 0 } };
  paymeReplies["receipts.check"] = { state: 2 };
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: false });
  paymeReplies["receipts.check"] = { state: 4 };
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${it.id}`, { token });
  expect(body).toMatchObject({ isPaid: true, url: null });
  expect(await selectPaymentsOfOrder(it)).toMatchObject([{ state: "paid" }]);
});

test("[PY-5] a payment after the order's end is late and is refunded by the receipt", async () => {
  const it = await postTestOrder();
  paymeReplies["receipts.create"] = { receipt: { _id: "5e730e8e0b852a417aa49cec", state: 0 } };
  paymeReplies["receipts.check"] = { state: 2 };
  expect((await payByCard(goodCardId, it)).body).toEqual({ isPaid: false });
  await runExpireOrderJob(app, it);
  const [row] = await selectPaymentsOfOrder(it);
  expect(row).toMatchObject({ state: "expired" });
  paymeReplies["receipts.check"] = { state: 4 };
  const job = { merchantId: app.osh, paymentId: row?.id ?? "" };
  await queryPayment(jobDeps, { ...job, round: 1 });
  expect(await selectPaymentsOfOrder(it)).toMatchObject([{ state: "late", bill: "void" }]);
  paymeReplies["receipts.cancel"] = { receipt: { state: 21 } };
  await expect(refundPayment(jobDeps, job)).rejects.toThrow("on its way");
  paymeReplies["receipts.check"] = { state: 50 };
  await refundPayment(jobDeps, job);
  expect(await selectPaymentsOfOrder(it)).toMatchObject([{ state: "refunded", bill: "void" }]);
});
