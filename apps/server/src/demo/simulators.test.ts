import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { servePaymentSimulators } from "../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";

const app = await createTestShop();
await app.db.platform((tx) =>
  sql`update merchants set is_demo = true where merchant_id = ${app.osh}`.execute(tx),
);
const { demo, origin } = await servePaymentSimulators(app);
await enablePaymentProvider(app, "payme", { ...demo.payme, kassaId: "5e730e8e0b852a417aa49ceb" });
await enablePaymentProvider(app, "click", demo.click);
await enablePaymentProvider(app, "uzum", demo.uzum);
await enablePaymentProvider(app, "paynet", demo.paynet);
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
const { token } = await app.signIn(CUSTOMER_PHONE);

const fetchCheckout = async ({ id }: Order) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
/** Submits a button of the order's payment page. @returns text of the page, or `back` if it redirects to the store. */
async function pressPageButton(order: Order, button: string): Promise<string> {
  const { url } = await fetchCheckout(order);
  const { pathname, search } = new URL(url ?? "", origin);
  const page = `${origin}${pathname}${search}`;
  expect(await (await fetch(page)).text()).toContain(`value="${button}"`);
  const body = new URLSearchParams({ press: button });
  const reply = await fetch(page, { method: "POST", body, redirect: "manual" });
  return reply.status === 303 ? "back" : await reply.text();
}

for (const type of ["PAYME", "CLICK", "UZUM", "PAYNET", "RAHMAT"] as const)
  test(`[PY-3] [S24] calls with invalid signatures from the simulator of ${type} pay nothing`, async () => {
    const order = await postOrder(app, token, createPickupBody({ paymentType: type }));
    expect(await pressPageButton(order, "wrongSign")).not.toBe("back");
    expect((await fetchCheckout(order)).isPaid).toBe(false);
    expect(await pressPageButton(order, "pay")).toBe("back");
    expect((await fetchCheckout(order)).isPaid).toBe(true);
  });

for (const type of ["PAYME", "CLICK", "UZUM", "PAYNET"] as const)
  test(`[PY-3] an order is paid once if the simulator of ${type} sends the last call before the first`, async () => {
    const order = await postOrder(app, token, createPickupBody({ paymentType: type }));
    expect(await pressPageButton(order, "reorder")).toBe("back");
    expect((await fetchCheckout(order)).isPaid).toBe(true);
  });
