import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { servePaymentSimulators } from "../testing/serve-simulators.ts";
import { enableProvider } from "../testing/take-provider.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../testing/test-shop.ts";

const app = await shop();
await app.db.platform((tx) =>
  sql`update merchants set is_demo = true where merchant_id = ${app.osh}`.execute(tx),
);
const { demo, origin } = await servePaymentSimulators(app);
await enableProvider(app, "payme", { ...demo.payme, kassaId: "5e730e8e0b852a417aa49ceb" });
await enableProvider(app, "click", demo.click);
await enableProvider(app, "uzum", demo.uzum);
await enableProvider(app, "paynet", demo.paynet);
await enableProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
const { token } = await app.signIn(CUSTOMER);

const checkout = async ({ id }: Order) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
/** Submits a button of the order's payment page. @returns text of the page, or `back` if it redirects to the store. */
async function press(order: Order, button: string): Promise<string> {
  const { url } = await checkout(order);
  const { pathname, search } = new URL(url ?? "", origin);
  const page = `${origin}${pathname}${search}`;
  expect(await (await fetch(page)).text()).toContain(`value="${button}"`);
  const body = new URLSearchParams({ press: button });
  const reply = await fetch(page, { method: "POST", body, redirect: "manual" });
  return reply.status === 303 ? "back" : await reply.text();
}

for (const type of ["PAYME", "CLICK", "UZUM", "PAYNET", "RAHMAT"] as const)
  test(`[PY-3] [S24] calls with invalid signatures from the simulator of ${type} pay nothing`, async () => {
    const order = await postOrder(app, token, pickup({ paymentType: type }));
    expect(await press(order, "wrongSign")).not.toBe("back");
    expect((await checkout(order)).isPaid).toBe(false);
    expect(await press(order, "pay")).toBe("back");
    expect((await checkout(order)).isPaid).toBe(true);
  });

for (const type of ["PAYME", "CLICK", "UZUM", "PAYNET"] as const)
  test(`[PY-3] an order is paid once if the simulator of ${type} sends the last call before the first`, async () => {
    const order = await postOrder(app, token, pickup({ paymentType: type }));
    expect(await press(order, "reorder")).toBe("back");
    expect((await checkout(order)).isPaid).toBe(true);
  });
