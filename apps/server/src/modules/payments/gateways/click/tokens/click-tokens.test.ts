import type { CardConfirmationCode, Checkout, endpoints, Order, SavedCard } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../../../../platform/log.ts";
import { enableSavedCardsSetting } from "../../../../../testing/card-gateway.ts";
import { selectWaitingJobs } from "../../../../../testing/fake-payments.ts";
import { runExpireOrderJob } from "../../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../../../testing/test-app.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../../testing/test-shop.ts";
import { queryPayment, eraseCard, refundPayment } from "../../../index.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const app = await createTestShop({ log });
const { account, payments } = await serveClick(app);
await enableSavedCardsSetting(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");

const CARDS_PATH = "/payments/v1/cards";
const [FINE, POOR, DROPPED, BY_SHOP, BLOCKED, TWICE, BESIDE] = [
  "8600069195406311",
  "9860001122334459",
  "5454545454545454",
  "8600495473316478",
  "4444445987459073",
  "9860111122223337",
  "9860111122224442",
];
type Refusal = { code: string };
const callCardsApi = <T>(path: string, body?: object, as = token) =>
  app.call<T & Refusal>(`${CARDS_PATH}${path}`, { token: as, ...(body && { body }) });
const enterCard = (number: string, as = token) =>
  callCardsApi<CardConfirmationCode>("/number", { number, expiry: "03/99" }, as);
async function saveCard(number: string): Promise<SavedCard> {
  const { body } = await enterCard(number);
  return (await callCardsApi<SavedCard>(`/${body.id}/confirm`, { code: "666666" })).body;
}
const postTestOrder = () => postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
const payByCard = ({ id }: SavedCard, { id: orderId }: { id: string }, as = token) =>
  callCardsApi<{ isPaid: boolean }>(`/${id}/pay`, { orderId }, as);
const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
async function selectPaymentsOfOrder({ id }: { id: string }) {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string; state: string; bill: string }>`
      select p.id, p.state, b.state as bill from payments p
      join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id} order by p.created_at, p.id`.execute(tx),
  );
  return rows;
}
/** Asserts that Click has exactly one paid, unreversed payment of an order. */
const expectPaidOnce = async (it: Order) =>
  expect((await selectPaymentsOfOrder(it)).filter(({ state }) => state === "paid")).toHaveLength(1);
const card = await saveCard(FINE);

test("[PY-4] a card is entered in the store if only Click stores cards, confirmed by its code, and shown masked", async () => {
  expect(card).toEqual({
    id: card.id,
    mask: "860006******6311",
    expiry: "03/99",
    brand: "UZCARD",
    paymentType: "CLICK",
    isDefault: true,
  });
  const { body } = await callCardsApi<EndpointReply<typeof endpoints.cards>>("");
  expect(body.entry).toEqual({ paymentType: "CLICK", url: null, auth: null });
  expect((await enterCard(BLOCKED)).body.code).toBe("card_not_accepted");
  const added = (await enterCard(POOR)).body;
  expect(added).toEqual({ id: added.id, phone: "99890*****31", resendIn: null });
  expect((await callCardsApi(`/${added.id}/confirm`, { code: "000000" })).body.code).toBe("wrong_code");
  app.clock.advance(61_000);
  expect((await callCardsApi(`/${added.id}/code`, {})).body.code).toBe("card_not_accepted");
  for (const wrong of [
    { number: "8600", expiry: "03/99" },
    { number: FINE, expiry: "13/99" },
    { token: "x" },
  ])
    expect((await app.call(`${CARDS_PATH}/number`, { token, body: wrong })).status).toBe(400);
});

test("[PY-4] [S5] no card number is in a row or a log line, including refused ones", async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ row: string }>`select row_to_json(c)::text as row from saved_cards c
      where merchant_id = ${app.osh}`.execute(tx),
  );
  const all = [...rows.map(({ row }) => row), ...logLines].join("\n");
  expect(logLines.length).toBeGreaterThan(0);
  for (const number of [FINE, BLOCKED, POOR]) expect(all).not.toContain(number);
});

test("[PY-4] [PY-3] ten concurrent and repeated requests charge an order once by a token", async () => {
  const it = await postTestOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => payByCard(card, it)));
  expect(answers.filter(({ body }) => body.isPaid)).not.toHaveLength(0);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await payByCard(card, it)).body).toEqual({ isPaid: true });
  await expectPaidOnce(it);
  expect(await selectPaymentsOfOrder(it)).toHaveLength(1);
});

test("[PY-4] a card without funds is declined, and another pays the order", async () => {
  const it = await postTestOrder();
  const poor = await saveCard(POOR);
  expect((await payByCard(poor, it)).body.code).toBe("card_declined");
  expect((await payByCard(card, it)).body).toEqual({ isPaid: true });
  await expectPaidOnce(it);
});

test("[PY-3] [PY-4] a callback of Click for a token payment belongs to the same payment", async () => {
  const it = await postTestOrder();
  expect((await payByCard(await saveCard(BY_SHOP), it)).body).toEqual({ isPaid: true });
  expect(await selectPaymentsOfOrder(it)).toEqual([{ id: expect.any(String), state: "paid", bill: "paid" }]);
});

test("[R33] [PY-3] a lost response is resolved by the order's number, and the card is not charged again", async () => {
  const it = await postTestOrder();
  expect((await payByCard(await saveCard(DROPPED), it)).body).toEqual({ isPaid: true });
  await expectPaidOnce(it);
  const lost = await postTestOrder();
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  expect((await payByCard(card, lost)).body).toEqual({ isPaid: false });
  const [payment] = await selectPaymentsOfOrder(lost);
  const jobs = await selectWaitingJobs(app, "ask-payment");
  expect(jobs.some(({ key }) => key === `ask-payment:${payment?.id}:0`)).toBe(true);
  expect((await payByCard(card, lost)).body.code, "nobody can say").toBe("payment_not_answering");
  await enablePaymentProvider(app, "click", account);
  expect((await payByCard(card, lost)).body, "it may be under way still").toEqual({ isPaid: false });
  await queryPayment(
    { db: app.db, clock: app.clock, payments },
    { merchantId: app.osh, paymentId: payment?.id ?? "", round: 0 },
  );
  expect(await selectPaymentsOfOrder(lost)).toMatchObject([{ state: "created", bill: "waiting" }]);
  app.clock.advance(3 * 60_000);
  expect((await payByCard(card, lost)).body, "Click knows nothing of it, so it came to nothing").toEqual({
    isPaid: true,
  });
  await expectPaidOnce(lost);
});

test("[PY-5] [R11] paid on Click's page while the card is charged: the second charge is late and refunded by its own id", async () => {
  const it = await postTestOrder();
  expect((await payByCard(await saveCard(TWICE), it)).body).toEqual({ isPaid: true });
  await expectPaidOnce(it);
  const late = (await selectPaymentsOfOrder(it)).find(({ state }) => state === "late");
  const due = await selectWaitingJobs(app, "refund-payment");
  expect(due.map(({ key }) => key)).toContain(`refund-payment:${late?.id}`);
  await refundPayment(
    { db: app.db, clock: app.clock, payments },
    { merchantId: app.osh, paymentId: late?.id ?? "" },
  );
  expect((await selectPaymentsOfOrder(it)).map(({ state }) => state).toSorted()).toEqual([
    "paid",
    "refunded",
  ]);
});

test("[PY-5] [R11] a Prepare during a card charge takes no payment: its Complete finds no transaction", async () => {
  const it = await postTestOrder();
  expect((await payByCard(await saveCard(BESIDE), it)).body).toEqual({ isPaid: true });
  await new Promise((later) => setTimeout(later, 1000));
  expect(await selectPaymentsOfOrder(it)).toEqual([{ id: expect.any(String), state: "paid", bill: "paid" }]);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ isOwn: boolean }>`select transaction_id = id::text as "isOwn" from payments
      where merchant_id = ${app.osh} and order_id = ${it.id}`.execute(tx),
  );
  expect(rows, "the page's own number is nobody's").toEqual([{ isOwn: true }]);
});

test("[OR-3] a finished order is not charged by a token", async () => {
  const it = await postTestOrder();
  app.clock.advance(31 * 60_000);
  await runExpireOrderJob(app, it);
  expect((await payByCard(card, it)).body.code).toBe("order_closed");
  expect(await selectPaymentsOfOrder(it)).toEqual([]);
});

test("[PY-4] [S1] refuses another customer's card, another customer's order and an order with another method", async () => {
  const it = await postTestOrder();
  expect((await payByCard(card, it, otherCustomer.token)).body.code).toBe("not_found");
  const cash = await postOrder(app, token, createPickupBody());
  expect((await payByCard(card, cash)).body.code).toBe("payment_not_allowed");
  expect(await fetchCheckout(it)).toMatchObject({ isPaid: false });
});

test("[PY-4] a removed card is deleted at Click too and cannot pay", async () => {
  const gone = await saveCard(POOR);
  await app.call(`${CARDS_PATH}/${gone.id}`, { method: "DELETE", token });
  await eraseCard(
    { db: app.db, payments, credentialKeys: TEST_CREDENTIAL_KEYS },
    { merchantId: app.osh, cardId: gone.id },
  );
  const it = await postTestOrder();
  expect((await payByCard(gone, it)).body.code).toBe("not_found");
});

test("[BR-14] an account without API permission stores no cards", async () => {
  await enablePaymentProvider(app, "click", { ...account, merchantUserId: "" });
  expect((await callCardsApi<EndpointReply<typeof endpoints.cards>>("")).body.entry).toBeNull();
  expect((await enterCard(FINE)).body.code).toBe("feature_off");
  await enablePaymentProvider(app, "click", account);
});
