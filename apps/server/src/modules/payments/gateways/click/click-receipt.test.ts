import type { endpoints, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../../testing/fake-payments.ts";
import { setFiscalCodes } from "../../../../testing/fiscal-codes.ts";
import { runPayOrderJob } from "../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { fetchReceipt } from "../../index.ts";

const app = await createTestShop();
const { account, origin, payments } = await serveClick(app, { tin: "301234567" });
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

async function placePaidOrder(): Promise<{ order: Order; paymentId: string; page: string }> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
  const { url } = (await app.call<{ url: string }>(`/payments/v2/checkout/${order.id}`, { token })).body;
  const { pathname, search } = new URL(url);
  const page = `${origin}${pathname}${search}`;
  const body = new URLSearchParams({ press: "pay" });
  expect((await fetch(page, { method: "POST", body, redirect: "manual" })).status).toBe(303);
  await runPayOrderJob(app, order);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{
      id: string;
    }>`select id from payments where merchant_id = ${app.osh} and order_id = ${order.id}`.execute(tx),
  );
  return { order, page, paymentId: rows[0]?.id ?? "" };
}
const fetchReceiptNow = (paymentId: string, round = 0) =>
  fetchReceipt({ db: app.db, payments }, { merchantId: app.osh, paymentId, round });
const fetchReceiptLink = async ({ id }: { id: string }) =>
  (await app.call<{ fiscal: { sale: string | null } }>(`/orders/v1/orders/${id}/receipt`, { token })).body
    .fiscal.sale;

test("[OR-10] Click gets the lines once after the payment, and its receipt link is shown to guest and staff", async () => {
  await setFiscalCodes(app);
  const { order, paymentId, page } = await placePaidOrder();
  const jobs = await selectWaitingJobs(app, "fetch-receipt");
  expect(jobs.map(({ key }) => key)).toContain(`fetch-receipt:${paymentId}:0`);
  expect(await fetchReceiptLink(order)).toBeNull();
  await fetchReceiptNow(paymentId);
  await fetchReceiptNow(paymentId);
  const link = await fetchReceiptLink(order);
  expect(link).toMatch(/^https:\/\/ofd\.soliq\.uz\/epi\?t=click&r=\d+$/);
  const told = await (await fetch(page)).text();
  expect(told).toMatch(/plov × 1: 45\s000/);
  expect(told).toContain("MXIK 10202001002000000");
  const { body } = await app.call<EndpointReply<typeof endpoints.boardOrder>>(
    `/console/v1/orders/${order.id}`,
    {
      token: owner,
    },
  );
  expect(body.fiscal).toEqual({ sale: link, refund: null, hasLines: true });
  const day = dayFromInstant(app.clock.now(), "Asia/Tashkent");
  const list = await app.call<EndpointReply<typeof endpoints.listPayments>>(
    `/console/v1/payments?day=${day}`,
    {
      token: owner,
    },
  );
  expect(list.body.payments.find(({ id }) => id === paymentId)).toMatchObject({ receiptUrl: link });
});

test("[OR-10] without fiscal codes, seller data or API permission nothing is sent, and the payment stands", async () => {
  const { order, paymentId } = await placePaidOrder();
  for (const field of ["tin", "merchantUserId"]) {
    await enablePaymentProvider(app, "click", { ...account, [field]: "" });
    await fetchReceiptNow(paymentId);
    expect(await fetchReceiptLink(order)).toBeNull();
  }
  await enablePaymentProvider(app, "click", account);
  await setFiscalCodes(app, { productMxik: null, productPackage: null });
  const uncoded = await placePaidOrder();
  await fetchReceiptNow(uncoded.paymentId);
  expect(await fetchReceiptLink(uncoded.order)).toBeNull();
  expect(await fetchReceiptAsStaff(uncoded.order)).toMatchObject({
    isPaid: true,
    fiscal: { hasLines: false },
  });
  await fetchReceiptNow(paymentId);
  expect(await fetchReceiptLink(order), "its codes are those of when it was placed").not.toBeNull();
});

test("[OR-10] retries fiscal data that Click refuses or does not answer", async () => {
  await setFiscalCodes(app);
  const { order, paymentId } = await placePaidOrder();
  await enablePaymentProvider(app, "click", { ...account, amountScale: "1000" });
  await expect(fetchReceiptNow(paymentId, 1)).rejects.toThrow("Click refused the lines of a receipt by -8");
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  await expect(fetchReceiptNow(paymentId, 1)).rejects.toThrow("did not answer");
  const jobs = await selectWaitingJobs(app, "fetch-receipt");
  expect(jobs.map(({ key }) => key)).toContain(`fetch-receipt:${paymentId}:2`);
  await enablePaymentProvider(app, "click", account);
  await fetchReceiptNow(paymentId, 5);
  expect(await fetchReceiptLink(order)).not.toBeNull();
});

const fetchReceiptAsStaff = async ({ id }: { id: string }) =>
  (await app.call<EndpointReply<typeof endpoints.boardOrder>>(`/console/v1/orders/${id}`, { token: owner }))
    .body;
