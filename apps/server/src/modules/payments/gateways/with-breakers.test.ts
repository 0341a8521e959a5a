import { createServer, type ServerResponse } from "node:http";
import type { Checkout, Order } from "@dasturxon/contract";
import { afterAll, expect, test, vi } from "vitest";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const HALF_MINUTE_MS = 30_000;
const FAILURES_BEFORE_OPEN = 3;

let respondToRequest: (reply: ServerResponse) => void;
let requestCount = 0;
const providerServer = createServer((_request, reply) => {
  requestCount += 1;
  respondToRequest(reply);
});
await new Promise<void>((listens) => providerServer.listen(0, "localhost", listens));
afterAll(() => {
  providerServer.closeAllConnections();
  providerServer.close();
});
const providerAddress = providerServer.address();
const apiUrl = `http://localhost:${typeof providerAddress === "object" && providerAddress ? providerAddress.port : 0}`;

const replyWithPage = (reply: ServerResponse) =>
  reply.end(
    JSON.stringify({
      success: true,
      token: "token",
      data: { uuid: "11111111-2222-3333-4444-555555555555", checkout_url: "https://app.rhmt.uz/invoice/1" },
    }),
  );
const providerFailures: Record<string, (reply: ServerResponse) => void> = {
  "is down": (reply) => void reply.socket?.destroy(),
  "has trouble of its own": (reply) => {
    reply.statusCode = 502;
    reply.end("{}");
  },
  "answers what is no answer": (reply) => reply.end("<html>Maintenance</html>"),
  "is too slow": () => undefined,
};

// Timeouts are shortened to 1/40, so that the tests do not wait eight seconds for a slow provider.
const originalTimeout = AbortSignal.timeout.bind(AbortSignal);
vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => originalTimeout(milliseconds / 40));

const app = await createTestShop();
const account = { storeId: "1", secret: "secret", mxik: "1".repeat(17), packageCode: "1", api: apiUrl };
// Each test has its own Multicard account, and therefore its own cached token.
let accountCount = 0;
const enableNewAccount = () =>
  enablePaymentProvider(app, "multicard", { ...account, applicationId: `shop ${(accountCount += 1)}` });
const { token } = await app.signIn(CUSTOMER_PHONE);

const postTestOrder = (paymentType: Order["paymentType"] = "RAHMAT") =>
  postOrder(app, token, createPickupBody({ paymentType }));
const fetchCheckout = ({ id }: { id: string }) =>
  app.call<Checkout & { code?: string }>(`/payments/v2/checkout/${id}`, { token });

async function closeBreaker(): Promise<void> {
  respondToRequest = replyWithPage;
  app.clock.advance(HALF_MINUTE_MS);
  expect((await fetchCheckout(await postTestOrder())).body.url).toBe("https://app.rhmt.uz/invoice/1");
}

test.each(Object.keys(providerFailures))(
  "[R21] [PY-2] a provider that %s gets three requests, then none for half a minute while guests are refused at once",
  async (way) => {
    await enableNewAccount();
    respondToRequest = providerFailures[way] ?? replyWithPage;
    const orders = [await postTestOrder(), await postTestOrder()];
    const first = orders[0] as Order;
    for (let at = 0; at < FAILURES_BEFORE_OPEN; at += 1)
      expect((await fetchCheckout(first)).body).toMatchObject({
        code: "payment_not_answering",
        statusCode: 409,
      });
    const known = requestCount;
    for (const each of [...orders, ...orders, ...orders])
      expect((await fetchCheckout(each)).body.code).toBe("payment_not_answering");
    expect(requestCount, "left alone").toBe(known);
    app.clock.advance(HALF_MINUTE_MS);
    const replies = await Promise.all(
      orders.flatMap((each) => [fetchCheckout(each), fetchCheckout(each), fetchCheckout(each)]),
    );
    expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => "payment_not_answering"));
    expect(requestCount, "one finds out for all").toBe(known + 1);
    await closeBreaker();
    expect((await fetchCheckout(first)).body.url, "and the order is paid there after all").toContain("rhmt");
  },
);

test("[R21] [OR-3] while a provider does not answer the order stays unpaid and can be paid another way", async () => {
  await enableNewAccount();
  respondToRequest = providerFailures["is down"] ?? replyWithPage;
  const it = await postTestOrder();
  for (let at = 0; at <= FAILURES_BEFORE_OPEN; at += 1) await fetchCheckout(it);
  const shown = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  expect(shown.body).toMatchObject({ isPaid: false, paymentType: "RAHMAT" });
  const changed = await app.call<Order>(`/orders/v1/orders/${it.id}/payment-type`, {
    token,
    body: { paymentType: "CASH" },
  });
  expect(changed.body).toMatchObject({ paymentType: "CASH" });
  await closeBreaker();
});

test("[R21] [CH-6] before ordering a guest is told which payment method is down, per brand and method, for half a minute", async () => {
  await enableNewAccount();
  respondToRequest = providerFailures["is down"] ?? replyWithPage;
  const fetchIsPaymentSilent = async (paymentType: Order["paymentType"], brand: "osh" | "pizza" = "osh") => {
    const cart = createPickupBody({ paymentType });
    const body =
      brand === "osh"
        ? cart
        : {
            ...cart,
            branchId: branchIdFromKey("center", brand),
            cartItems: [{ productId: productIdFromKey("plov", brand), count: 1 }],
          };
    const reply = await app.call<{ isPaymentSilent: boolean }>("/orders/v1/orders/quote", {
      body,
      host: `${brand}.localhost`,
    });
    return reply.body.isPaymentSilent;
  };
  expect(await fetchIsPaymentSilent("RAHMAT")).toBe(false);
  const it = await postTestOrder();
  for (let at = 0; at < FAILURES_BEFORE_OPEN; at += 1) await fetchCheckout(it);
  expect(await fetchIsPaymentSilent("RAHMAT")).toBe(true);
  expect(await fetchIsPaymentSilent("CASH")).toBe(false);
  expect(await fetchIsPaymentSilent("RAHMAT", "pizza")).toBe(false);
  app.clock.advance(HALF_MINUTE_MS);
  expect(await fetchIsPaymentSilent("RAHMAT")).toBe(false);
  await closeBreaker();
});

test("[R21] an outage of one provider does not block another", async () => {
  await enableNewAccount();
  respondToRequest = providerFailures["is down"] ?? replyWithPage;
  const it = await postTestOrder();
  for (let at = 0; at <= FAILURES_BEFORE_OPEN; at += 1) await fetchCheckout(it);
  const known = requestCount;
  await enablePaymentProvider(app, "payze", { apiKey: "key", apiSecret: "secret", api: apiUrl });
  await fetchCheckout(await postTestOrder("PAYZE"));
  expect(requestCount, "another provider").toBe(known + 1);
  await closeBreaker();
});

test("[R21] a refusal is a response: every guest's request reaches a provider that refuses", async () => {
  await enableNewAccount();
  respondToRequest = (reply) =>
    reply.end(JSON.stringify({ success: false, token: "token", error: { code: "ERROR_FIELDS" } }));
  const it = await postTestOrder();
  for (let at = 0; at < 2 * FAILURES_BEFORE_OPEN; at += 1)
    expect((await fetchCheckout(it)).body.code).toBe("payment_failed");
  respondToRequest = replyWithPage;
  expect((await fetchCheckout(it)).body.url).toContain("rhmt");
});
