import { createServer, type ServerResponse } from "node:http";
import type { Checkout, Order } from "@dasturxon/contract";
import { afterAll, expect, test, vi } from "vitest";
import { enableProvider } from "../../../testing/take-provider.ts";
import { branchId, CUSTOMER, pickup, postOrder, productId, shop } from "../../../testing/test-shop.ts";

const HALF_A_MINUTE = 30_000;
const ANSWERS = 3;

let answer: (reply: ServerResponse) => void;
let asked = 0;
const provider = createServer((_request, reply) => {
  asked += 1;
  answer(reply);
});
await new Promise<void>((listens) => provider.listen(0, "localhost", listens));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
const at = provider.address();
const api = `http://localhost:${typeof at === "object" && at ? at.port : 0}`;

const fine = (reply: ServerResponse) =>
  reply.end(
    JSON.stringify({
      success: true,
      token: "token",
      data: { uuid: "11111111-2222-3333-4444-555555555555", checkout_url: "https://app.rhmt.uz/invoice/1" },
    }),
  );
const ways: Record<string, (reply: ServerResponse) => void> = {
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
const takeAccount = () =>
  enableProvider(app, "multicard", { ...account, applicationId: `shop ${(accounts += 1)}` });
const { token } = await app.signIn(CUSTOMER);

const order = (paymentType: Order["paymentType"] = "RAHMAT") =>
  postOrder(app, token, pickup({ paymentType }));
const ask = ({ id }: { id: string }) =>
  app.call<Checkout & { code?: string }>(`/payments/v2/checkout/${id}`, { token });

async function wake(): Promise<void> {
  answer = fine;
  app.clock.advance(HALF_A_MINUTE);
  expect((await ask(await order())).body.url).toBe("https://app.rhmt.uz/invoice/1");
}

test.each(Object.keys(ways))(
  "[R21] [PY-2] a provider that %s gets three requests, then none for half a minute while guests are refused at once",
  async (way) => {
    await takeAccount();
    answer = ways[way] ?? fine;
    const orders = [await order(), await order()];
    const first = orders[0] as Order;
    for (let at = 0; at < ANSWERS; at += 1)
      expect((await ask(first)).body).toMatchObject({ code: "payment_not_answering", statusCode: 409 });
    const known = asked;
    for (const each of [...orders, ...orders, ...orders])
      expect((await ask(each)).body.code).toBe("payment_not_answering");
    expect(asked, "left alone").toBe(known);
    app.clock.advance(HALF_A_MINUTE);
    const replies = await Promise.all(orders.flatMap((each) => [ask(each), ask(each), ask(each)]));
    expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => "payment_not_answering"));
    expect(asked, "one finds out for all").toBe(known + 1);
    await wake();
    expect((await ask(first)).body.url, "and the order is paid there after all").toContain("rhmt");
  },
);

test("[R21] [OR-3] while a provider does not answer the order stays unpaid and can be paid another way", async () => {
  await takeAccount();
  answer = ways["is down"] ?? fine;
  const it = await order();
  for (let at = 0; at <= ANSWERS; at += 1) await ask(it);
  const shown = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  expect(shown.body).toMatchObject({ isPaid: false, paymentType: "RAHMAT" });
  const changed = await app.call<Order>(`/orders/v1/orders/${it.id}/payment-type`, {
    token,
    body: { paymentType: "CASH" },
  });
  expect(changed.body).toMatchObject({ paymentType: "CASH" });
  await wake();
});

test("[R21] [CH-6] before ordering a guest is told which payment method is down, per brand and method, for half a minute", async () => {
  await takeAccount();
  answer = ways["is down"] ?? fine;
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
  const it = await order();
  for (let at = 0; at < ANSWERS; at += 1) await ask(it);
  expect(await isSilent("RAHMAT")).toBe(true);
  expect(await isSilent("CASH")).toBe(false);
  expect(await isSilent("RAHMAT", "pizza")).toBe(false);
  app.clock.advance(HALF_A_MINUTE);
  expect(await isSilent("RAHMAT")).toBe(false);
  await wake();
});

test("[R21] an outage of one provider does not block another", async () => {
  await takeAccount();
  answer = ways["is down"] ?? fine;
  const it = await order();
  for (let at = 0; at <= ANSWERS; at += 1) await ask(it);
  const known = asked;
  await enableProvider(app, "payze", { apiKey: "key", apiSecret: "secret", api });
  await ask(await order("PAYZE"));
  expect(asked, "another provider").toBe(known + 1);
  await wake();
});

test("[R21] a refusal is a response: every guest's request reaches a provider that refuses", async () => {
  await takeAccount();
  answer = (reply) =>
    reply.end(JSON.stringify({ success: false, token: "token", error: { code: "ERROR_FIELDS" } }));
  const it = await order();
  for (let at = 0; at < 2 * ANSWERS; at += 1) expect((await ask(it)).body.code).toBe("payment_failed");
  answer = fine;
  expect((await ask(it)).body.url).toContain("rhmt");
});
