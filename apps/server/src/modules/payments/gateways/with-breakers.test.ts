import { createServer, type ServerResponse } from "node:http";
import type { Checkout, Order } from "@dasturxon/contract";
import { afterAll, expect, test, vi } from "vitest";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { branchId, CUSTOMER_PHONE, pickup, postOrder, productId, shop } from "../../../testing/test-shop.ts";

const HALF_MINUTE_MS = 30_000;
const FAILURES_BEFORE_OPEN = 3;

let answer: (reply: ServerResponse) => void;
let requestCount = 0;
const provider = createServer((_request, reply) => {
  requestCount += 1;
  answer(reply);
});
await new Promise<void>((listens) => provider.listen(0, "localhost", listens));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
const at = provider.address();
const api = `http://localhost:${typeof at === "object" && at ? at.port : 0}`;

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
const timeout = AbortSignal.timeout.bind(AbortSignal);
vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => timeout(milliseconds / 40));

const app = await shop();
const account = { storeId: "1", secret: "secret", mxik: "1".repeat(17), packageCode: "1", api };
// Each test has its own Multicard account, and therefore its own cached token.
let accounts = 0;
const enableNewAccount = () =>
  enablePaymentProvider(app, "multicard", { ...account, applicationId: `shop ${(accounts += 1)}` });
const { token } = await app.signIn(CUSTOMER_PHONE);

const postTestOrder = (paymentType: Order["paymentType"] = "RAHMAT") =>
  postOrder(app, token, pickup({ paymentType }));
const ask = ({ id }: { id: string }) =>
  app.call<Checkout & { code?: string }>(`/payments/v2/checkout/${id}`, { token });

async function closeBreaker(): Promise<void> {
  answer = replyWithPage;
  app.clock.advance(HALF_MINUTE_MS);
  expect((await ask(await postTestOrder())).body.url).toBe("https://app.rhmt.uz/invoice/1");
}

test.each(Object.keys(providerFailures))(
  "[R21] [PY-2] a provider that %s gets three requests, then none for half a minute while guests are refused at once",
  async (way) => {
    await enableNewAccount();
    answer = providerFailures[way] ?? replyWithPage;
    const orders = [await postTestOrder(), await postTestOrder()];
    const first = orders[0] as Order;
    for (let at = 0; at < FAILURES_BEFORE_OPEN; at += 1)
      expect((await ask(first)).body).toMatchObject({ code: "payment_not_answering", statusCode: 409 });
    const known = requestCount;
    for (const each of [...orders, ...orders, ...orders])
      expect((await ask(each)).body.code).toBe("payment_not_answering");
    expect(requestCount, "left alone").toBe(known);
    app.clock.advance(HALF_MINUTE_MS);
    const replies = await Promise.all(orders.flatMap((each) => [ask(each), ask(each), ask(each)]));
    expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => "payment_not_answering"));
    expect(requestCount, "one finds out for all").toBe(known + 1);
    await closeBreaker();
    expect((await ask(first)).body.url, "and the order is paid there after all").toContain("rhmt");
  },
);

test("[R21] [OR-3] while a provider does not answer the order stays unpaid and can be paid another way", async () => {
  await enableNewAccount();
  answer = providerFailures["is down"] ?? replyWithPage;
  const it = await postTestOrder();
  for (let at = 0; at <= FAILURES_BEFORE_OPEN; at += 1) await ask(it);
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
  answer = providerFailures["is down"] ?? replyWithPage;
  const isSilent = async (paymentType: Order["paymentType"], brand: "osh" | "pizza" = "osh") => {
    const cart = pickup({ paymentType });
    const body =
      brand === "osh"
        ? cart
        : {
            ...cart,
            branchId: branchId("center", brand),
            cartItems: [{ productId: productId("plov", brand), count: 1 }],
          };
    const reply = await app.call<{ isPaymentSilent: boolean }>("/orders/v1/orders/quote", {
      body,
      host: `${brand}.localhost`,
    });
    return reply.body.isPaymentSilent;
  };
  expect(await isSilent("RAHMAT")).toBe(false);
  const it = await postTestOrder();
  for (let at = 0; at < FAILURES_BEFORE_OPEN; at += 1) await ask(it);
  expect(await isSilent("RAHMAT")).toBe(true);
  expect(await isSilent("CASH")).toBe(false);
  expect(await isSilent("RAHMAT", "pizza")).toBe(false);
  app.clock.advance(HALF_MINUTE_MS);
  expect(await isSilent("RAHMAT")).toBe(false);
  await closeBreaker();
});

test("[R21] an outage of one provider does not block another", async () => {
  await enableNewAccount();
  answer = providerFailures["is down"] ?? replyWithPage;
  const it = await postTestOrder();
  for (let at = 0; at <= FAILURES_BEFORE_OPEN; at += 1) await ask(it);
  const known = requestCount;
  await enablePaymentProvider(app, "payze", { apiKey: "key", apiSecret: "secret", api });
  await ask(await postTestOrder("PAYZE"));
  expect(requestCount, "another provider").toBe(known + 1);
  await closeBreaker();
});

test("[R21] a refusal is a response: every guest's request reaches a provider that refuses", async () => {
  await enableNewAccount();
  answer = (reply) =>
    reply.end(JSON.stringify({ success: false, token: "token", error: { code: "ERROR_FIELDS" } }));
  const it = await postTestOrder();
  for (let at = 0; at < 2 * FAILURES_BEFORE_OPEN; at += 1)
    expect((await ask(it)).body.code).toBe("payment_failed");
  answer = replyWithPage;
  expect((await ask(it)).body.url).toContain("rhmt");
});
