import type { Checkout } from "@dasturxon/contract";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { OrderScreen } from "./order-screen.tsx";

const order = { ...testOrder, paymentType: "PAYME" as const };
const paidOrder = { ...order, isPaid: true, version: 2 };
const CHECKOUT_ENDPOINT = "GET /payments/v2/checkout/{id}";
const ORDER_ENDPOINT = "GET /orders/v1/orders/{id}";
const payments = [
  { type: "PAYME" as const, name: { eng: "Payme" } },
  { type: "CLICK" as const, name: { eng: "Click" } },
  { type: "CASH" as const, name: { eng: "Cash" } },
];
const MapStub = () => null;

const createCheckout = (more: Partial<Checkout> = {}): Checkout => ({
  orderId: order.id,
  paymentType: "PAYME",
  amount: order.totalPrice,
  isPaid: false,
  // A URL within the page, so that opening it does not leave the page.
  url: "#provider",
  number: null,
  sendsBill: false,
  isDeclined: false,
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  ...more,
});

async function openOrder(api: FakeApiAnswers = {}) {
  await cleanup();
  signInTestCustomer();
  const store = await renderStore(<OrderScreen id={order.id} Map={MapStub} />, {
    brand: { payments },
    path: "/profile/orders/:id",
    at: [`/profile/orders/${order.id}`],
    api: {
      [ORDER_ENDPOINT]: order,
      [CHECKOUT_ENDPOINT]: createCheckout(),
      "GET /payments/v1/cards": { cards: [], entry: null },
      ...api,
    },
  });
  await expect.element(store.text("order.awaitsPayment").first()).toBeVisible();
  const findPayButton = (name: string) => page.getByRole("button", { name: new RegExp(`${name}$`) });
  const choosePayment = async (name: "Click" | "Cash") => {
    await store.button("order.payAnotherWay").click();
    await store.panel().getByText(name, { exact: true }).click();
  };
  return { ...store, payWith: findPayButton, choose: choosePayment };
}

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", location.pathname + location.search);
});

test("[OR-3] an unpaid order shows the remaining time, and its button opens the provider's page", async () => {
  const { payWith, api } = await openOrder();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/(29|30):\d\d/);
  await payWith("Payme").click();
  await expect.poll(() => location.hash).toBe("#provider");
  expect(api.calls(CHECKOUT_ENDPOINT).length, "where to pay is asked anew").toBeGreaterThan(1);
});

test("[OR-3] the button does not move when the remaining time becomes known, so that a press is not lost", async () => {
  const answer = Promise.withResolvers<Checkout>();
  const { payWith } = await openOrder({ [CHECKOUT_ENDPOINT]: () => answer.promise });
  const button = payWith("Payme");
  await expect.element(button).toBeDisabled();
  const before = button.element().getBoundingClientRect().top;
  answer.resolve(createCheckout());
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(button.element().getBoundingClientRect().top).toBe(before);
});

test("[OR-3] [PY-4] no payment is possible while saved cards load: a card's button appears above the other one", async () => {
  const cards = Promise.withResolvers<{ cards: []; entry: null }>();
  const { payWith } = await openOrder({ "GET /payments/v1/cards": () => cards.promise });
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.element(payWith("Payme")).toBeDisabled();
  cards.resolve({ cards: [], entry: null });
  await expect.element(payWith("Payme")).toBeEnabled();
});

test("[OR-3] [ER-1] reports a refused press, also when an earlier call responds later", async () => {
  const first = Promise.withResolvers<Checkout>();
  const { payWith, api } = await openOrder();
  await expect.element(page.getByRole("timer")).toBeVisible();
  const asked = api.calls(CHECKOUT_ENDPOINT).length;
  api.answer({ [CHECKOUT_ENDPOINT]: () => first.promise });
  window.dispatchEvent(new Event("pageshow"));
  await expect.poll(() => api.calls(CHECKOUT_ENDPOINT)).toHaveLength(asked + 1);
  api.answer({ [CHECKOUT_ENDPOINT]: createFakeRefusal("payment_failed") });
  await payWith("Payme").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  const reads = api.calls(ORDER_ENDPOINT).length;
  first.resolve(createCheckout());
  // The page fetches the order after it has handled the first checkout response.
  await expect.poll(() => api.calls(ORDER_ENDPOINT).length).toBeGreaterThan(reads);
  expect(page.getByRole("alert").elements()).toHaveLength(1);
});

test("[OR-3] after its deadline no payment is possible", async () => {
  const { payWith, button, t } = await openOrder({
    [CHECKOUT_ENDPOINT]: createCheckout({
      expiresAt: new Date(Date.now() - 1000).toISOString(),
      number: "123456789",
    }),
  });
  await expect.element(page.getByRole("timer")).toMatchTextContent(t("order.payTimeOver"));
  await expect.element(payWith("Payme")).toBeDisabled();
  await expect.element(button("order.payAnotherWay")).not.toBeInTheDocument();
  await expect.element(page.getByText("123456789")).not.toBeInTheDocument();
});

test("[OR-3] [CH-6] one tap changes the payment method: a provider's page opens at once, cash confirms the order", async () => {
  const { choose, api, text, t, button } = await openOrder({
    "POST /orders/v1/orders/{id}/payment-type": ({ body }) => ({
      ...order,
      version: 2,
      paymentType: (body as { paymentType: "CLICK" | "CASH" }).paymentType,
    }),
  });
  await choose("Click");
  await expect.poll(() => location.hash).toBe("#provider");
  expect(api.calls("POST /orders/v1/orders/{id}/payment-type")[0]?.body).toEqual({ paymentType: "CLICK" });
  api.answer({
    "POST /orders/v1/orders/{id}/payment-type": { ...order, version: 3, paymentType: "CASH" },
  });
  await choose("Cash");
  await expect.element(text("order.thanks")).toBeVisible();
  const payment = page.getByRole("region", { name: t("order.payment") });
  await expect.element(payment).toMatchTextContent(t("order.unpaid"));
  await expect.element(button("order.payAnotherWay")).not.toBeInTheDocument();
});

test("[OR-3] if the change is refused because the order was paid, the page says so and updates", async () => {
  const { choose, api, text, t } = await openOrder({
    "POST /orders/v1/orders/{id}/payment-type": () => {
      api.answer({ [ORDER_ENDPOINT]: paidOrder });
      return createFakeRefusal("payment_not_allowed");
    },
  });
  await choose("Cash");
  await expect.element(text("order.thanks")).toBeVisible();
  const payment = page.getByRole("region", { name: t("order.payment") });
  await expect.element(payment).toMatchTextContent(t("order.paid"));
});

test("[R21] [OR-3] while the provider does not answer the page says so, and offers another method first", async () => {
  const { payWith } = await openOrder({ [CHECKOUT_ENDPOINT]: createFakeRefusal("payment_not_answering") });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(payWith("Payme")).toBeEnabled();
});

test("[PY-2] a payment number is shown first, with the provider's page one tap away", async () => {
  const { t, payWith } = await openOrder({ [CHECKOUT_ENDPOINT]: createCheckout({ number: "123456789" }) });
  await expect.element(page.getByText(t("order.payNumber", { name: "Payme" }))).toBeVisible();
  await expect.element(page.getByText("123456789", { exact: true })).toBeVisible();
  expect(location.hash, "nothing is opened by itself").toBe("");
  await payWith("Payme").click();
  await expect.poll(() => location.hash).toBe("#provider");
});

test("[PY-2] on a computer the payment page is shown as a QR code, on a phone it is not", async () => {
  const { button, t } = await openOrder();
  await expect.element(button("order.payOnPhone")).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  const code = page.getByRole("img", { name: t("order.payCode", { name: "Payme" }) });
  await button("order.payOnPhone").click();
  await expect.element(code).toBeVisible();
  expect(code.element().querySelector("svg")?.getBoundingClientRect().width).toBeGreaterThan(150);
  await expectAccessible();
  await button("order.payOnPhone").click();
  await expect.element(code).not.toBeInTheDocument();
});

test("[PY-2] sends the bill to the provider's app on the phone at most once a minute", async () => {
  const { button, t } = await openOrder({
    [CHECKOUT_ENDPOINT]: createCheckout({ sendsBill: true }),
    "POST /payments/v2/checkout/{id}/bill": createFakeRefusal("bill_refused"),
  });
  const send = button("order.sendBill", { name: "Payme" });
  await send.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  const { api } = await openOrder({
    [CHECKOUT_ENDPOINT]: createCheckout({ sendsBill: true }),
    "POST /payments/v2/checkout/{id}/bill": { phone: "+998901234567", isPaid: false },
  });
  await button("order.sendBill", { name: "Payme" }).click();
  await expect
    .element(
      page.getByText(new RegExp(t("order.billSent", { name: "Payme", phone: "@" }).split("@")[0] ?? "")),
    )
    .toBeVisible();
  await expect.element(button("order.sendBill", { name: "Payme" })).toBeDisabled();
  expect(api.calls("POST /payments/v2/checkout/{id}/bill")).toHaveLength(1);
});

test("[OR-3] a waiting page checks the provider on each third poll, and shows a payment made on another phone", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { api, text } = await openOrder();
  const asked = api.calls(CHECKOUT_ENDPOINT).length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.calls(CHECKOUT_ENDPOINT), "the store alone is looked at").toHaveLength(asked);
  api.answer({ [ORDER_ENDPOINT]: paidOrder });
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => api.calls(CHECKOUT_ENDPOINT).length).toBe(asked + 1);
  await expect.element(text("order.thanks")).toBeVisible();
});

test("[OR-3] returning from the provider's page checks the payment at once", async () => {
  const { api, text } = await openOrder();
  const asked = api.calls(CHECKOUT_ENDPOINT).length;
  api.answer({ [ORDER_ENDPOINT]: paidOrder });
  window.dispatchEvent(new Event("pageshow"));
  await expect.element(text("order.thanks")).toBeVisible();
  expect(api.calls(CHECKOUT_ENDPOINT)).toHaveLength(asked + 1);
});

test("[ER-3] [OR-3] offline the order stays unpaid with a message, and can be paid when the network is back", async () => {
  const { payWith, api } = await openOrder();
  api.answer({ [CHECKOUT_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await payWith("Payme").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(payWith("Payme")).toBeEnabled();
  api.answer({ [CHECKOUT_ENDPOINT]: createCheckout() });
  await payWith("Payme").click();
  await expect.poll(() => location.hash).toBe("#provider");
});

test("[OR-3, PY-2] returning from the provider without a payment the order says so and offers another method", async () => {
  const { payWith, text, reload, choose, api } = await openOrder();
  await expect.element(text("order.notPaidYet")).not.toBeInTheDocument();
  await payWith("Payme").click();
  await expect.poll(() => location.hash).toBe("#provider");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(text("order.notPaidYet")).toBeVisible();
  await expectAccessible();
  await reload();
  await expect.element(text("order.notPaidYet")).toBeVisible();
  api.answer({ "POST /orders/v1/orders/{id}/payment-type": { ...order, paymentType: "CASH", version: 2 } });
  await choose("Cash");
  await expect.element(text("order.notPaidYet")).not.toBeInTheDocument();
});

test("[OR-3, PY-2] a declined card is said on the page, with another attempt and another method", async () => {
  const { t, text, button } = await openOrder({
    [CHECKOUT_ENDPOINT]: createCheckout({ isDeclined: true }),
  });
  await expect.element(text("order.declined")).toBeVisible();
  const again = page.getByRole("button", { name: new RegExp(`^${t("action.retry")} · .* · Payme$`) });
  await expect.element(again).toBeEnabled();
  await expect.element(button("order.payAnotherWay")).toBeEnabled();
});
