import type { Checkout, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { runExpireOrderJob, runPayOrderJob } from "../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";

const app = await createTestShop();
const { account, origin } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER_PHONE);

const placeClickOrder = (paymentType: "CLICK" | "CLICK_MINI_APP" | "CASH" = "CLICK") =>
  postOrder(app, token, createPickupBody({ paymentType }));
const sendClickBill = ({ id }: Order, as = token) =>
  app.call<{ phone?: string; isPaid?: boolean; code?: string }>(`/payments/v2/checkout/${id}/bill`, {
    token: as,
    method: "POST",
  });
const fetchCheckout = async ({ id }: Order) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
const fetchPhonePage = async (phone: string) =>
  (await fetch(`${origin}/simulators/click/phone?${new URLSearchParams({ number: phone })}`)).text();

test("[PY-2] [PY-3] a bill appears in the Click app of the customer's own phone and is paid there once", async () => {
  const order = await placeClickOrder();
  expect(await fetchCheckout(order)).toMatchObject({ sendsBill: true });
  expect((await sendClickBill(order)).body).toEqual({ phone: CUSTOMER_PHONE, isPaid: false });
  const [, link = ""] = /href="(services[^"]+)"/.exec(await fetchPhonePage(CUSTOMER_PHONE)) ?? [];
  const payOnPhone = () =>
    fetch(new URL(link.replaceAll("&amp;", "&"), `${origin}/simulators/click/phone`), {
      method: "POST",
      body: new URLSearchParams({ press: "pay" }),
      redirect: "manual",
    });
  expect((await payOnPhone()).status).toBe(303);
  await runPayOrderJob(app, order);
  expect(await fetchCheckout(order)).toMatchObject({ isPaid: true });
  expect((await sendClickBill(order)).body).toEqual({ phone: CUSTOMER_PHONE, isPaid: true });
  expect(await (await payOnPhone()).text()).toContain("-4");
});

test("[PY-2] refuses to send a bill of another customer, an expired one, a cash order and a mini-app order", async () => {
  const { token: other } = await app.signIn("+998902222222");
  expect((await sendClickBill(await placeClickOrder(), other)).body.code).toBe("not_found");
  expect((await sendClickBill(await placeClickOrder("CASH"))).body.code).toBe("payment_not_allowed");
  expect(await fetchCheckout(await placeClickOrder("CLICK_MINI_APP"))).toMatchObject({ sendsBill: false });
  app.clock.advance(61_000);
  const late = await placeClickOrder();
  app.clock.advance(31 * 60_000);
  expect((await sendClickBill(late)).body.code).toBe("order_closed");
  await runExpireOrderJob(app, late);
});

test("[PY-2] an unknown phone, a wrong secret and no response of Click are reported without a 5xx", async () => {
  const { token: unknown } = await app.signIn("+998903330000");
  const theirs = await postOrder(app, unknown, createPickupBody({ paymentType: "CLICK" }));
  expect((await sendClickBill(theirs, unknown)).body.code).toBe("bill_refused");
  app.clock.advance(61_000);
  await enablePaymentProvider(app, "click", { ...account, secretKey: "another" });
  expect((await sendClickBill(await placeClickOrder())).body.code).toBe("bill_refused");
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  expect((await sendClickBill(await placeClickOrder())).body.code).toBe("payment_not_answering");
  await enablePaymentProvider(app, "click", { ...account, merchantUserId: "" });
  const order = await placeClickOrder();
  expect(await fetchCheckout(order)).toMatchObject({ sendsBill: false });
  app.clock.advance(61_000);
  expect((await sendClickBill(order)).body.code).toBe("payment_not_allowed");
});
