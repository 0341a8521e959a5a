import type { Checkout, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expireOrderNow, payOrderNow } from "../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enableProvider } from "../../../../testing/take-provider.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../../testing/test-shop.ts";

const app = await shop();
const { account, origin } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER);

const online = (paymentType: "CLICK" | "CLICK_MINI_APP" | "CASH" = "CLICK") =>
  postOrder(app, token, pickup({ paymentType }));
const send = ({ id }: Order, as = token) =>
  app.call<{ phone?: string; isPaid?: boolean; code?: string }>(`/payments/v2/checkout/${id}/bill`, {
    token: as,
    method: "POST",
  });
const checkout = async ({ id }: Order) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
const phonePage = async (phone: string) =>
  (await fetch(`${origin}/simulators/click/phone?${new URLSearchParams({ number: phone })}`)).text();

test("[PY-2] [PY-3] a bill appears in the Click app of the customer's own phone and is paid there once", async () => {
  const order = await online();
  expect(await checkout(order)).toMatchObject({ sendsBill: true });
  expect((await send(order)).body).toEqual({ phone: CUSTOMER, isPaid: false });
  const [, link = ""] = /href="(services[^"]+)"/.exec(await phonePage(CUSTOMER)) ?? [];
  const pay = () =>
    fetch(new URL(link.replaceAll("&amp;", "&"), `${origin}/simulators/click/phone`), {
      method: "POST",
      body: new URLSearchParams({ press: "pay" }),
      redirect: "manual",
    });
  expect((await pay()).status).toBe(303);
  await payOrderNow(app, order);
  expect(await checkout(order)).toMatchObject({ isPaid: true });
  expect((await send(order)).body).toEqual({ phone: CUSTOMER, isPaid: true });
  expect(await (await pay()).text()).toContain("-4");
});

test("[PY-2] refuses to send a bill of another customer, an expired one, a cash order and a mini-app order", async () => {
  const { token: other } = await app.signIn("+998902222222");
  expect((await send(await online(), other)).body.code).toBe("not_found");
  expect((await send(await online("CASH"))).body.code).toBe("payment_not_allowed");
  expect(await checkout(await online("CLICK_MINI_APP"))).toMatchObject({ sendsBill: false });
  app.clock.advance(61_000);
  const late = await online();
  app.clock.advance(31 * 60_000);
  expect((await send(late)).body.code).toBe("order_closed");
  await expireOrderNow(app, late);
});

test("[PY-2] an unknown phone, a wrong secret and no response of Click are reported without a 5xx", async () => {
  const { token: unknown } = await app.signIn("+998903330000");
  const theirs = await postOrder(app, unknown, pickup({ paymentType: "CLICK" }));
  expect((await send(theirs, unknown)).body.code).toBe("bill_refused");
  app.clock.advance(61_000);
  await enableProvider(app, "click", { ...account, secretKey: "another" });
  expect((await send(await online())).body.code).toBe("bill_refused");
  await enableProvider(app, "click", { ...account, api: "http://localhost:9" });
  expect((await send(await online())).body.code).toBe("payment_not_answering");
  await enableProvider(app, "click", { ...account, merchantUserId: "" });
  const order = await online();
  expect(await checkout(order)).toMatchObject({ sendsBill: false });
  app.clock.advance(61_000);
  expect((await send(order)).body.code).toBe("payment_not_allowed");
});
