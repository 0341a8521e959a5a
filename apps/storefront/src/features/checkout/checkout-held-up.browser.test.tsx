import type { OrderTimeSlots } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { connectionStore } from "../../platform/connection.ts";
import { refreshQuote } from "../../shop/basket/quote.ts";
import { expireSession } from "../../shop/session/session.ts";
import {
  setDeliveryAddress,
  fillBasket,
  createOrderAnswers,
  createSomsaQuote,
} from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";
const SLOTS_ENDPOINT = "GET /orders/v1/orders/slots";
const LOST_CONNECTION_ANSWERS: FakeApiAnswers = {
  "POST /deliveries/v1/delivery/tariff/client/calculate": FAKE_CONNECTION_LOSS,
  "POST /orders/v1/orders/quote": FAKE_CONNECTION_LOSS,
  [SLOTS_ENDPOINT]: FAKE_CONNECTION_LOSS,
};
const loseConnection = () => connectionStore.set({ isLost: true, keptAt: null });

const tomorrow = new Date(Date.now() + 86_400_000);
const availableSlots: OrderTimeSlots = {
  isOpenNow: true,
  closesBeforeReadyAt: null,
  minutes: 25,
  pause: null,
  days: [{ day: tomorrow.toLocaleDateString("sv"), slots: [{ time: "12:30", at: tomorrow.toISOString() }] }],
};

/** Renders the checkout of a customer with an address and one somsa: 12 000 soʻm, and 10 000 soʻm for delivery. */
async function renderCheckout(api: FakeApiAnswers = {}) {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const answers = { ...(await createOrderAnswers()), [SLOTS_ENDPOINT]: availableSlots };
  const order = await loadExampleReply("placeOrder");
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: { ...answers, "GET /users/v1/users/me": testCustomer, [PLACE_ORDER_ENDPOINT]: order, ...api },
  });
  const findButton = (id: Parameters<typeof store.t>[0]) =>
    page.getByRole("button", { name: new RegExp(`^${store.t(id)}`) });
  return { ...store, begins: findButton, sheets: createCheckoutSheets(store), answers, order };
}

test("[CH-8, BK-8, BK-10, ER-3] offline the total lacks delivery; the waiting order survives a reload, and is sent after the price is confirmed", async () => {
  loseConnection();
  const { begins, sheets, t, reload, api, answers, order, panel, location } =
    await renderCheckout(LOST_CONNECTION_ANSWERS);
  const later = begins("checkout.placeLater");
  await expect.element(later).toMatchTextContent(/12\s000/);
  await expect.element(later).toMatchTextContent(new RegExp(t("breakdown.delivery"), "i"));
  await expect.element(sheets.row("when")).toMatchTextContent(t("checkout.soonUnknown"));
  await later.click();
  const waits = page.getByRole("alert");
  await expect.element(waits).toMatchTextContent(t("checkout.waits"));
  await reload();
  loseConnection();
  await expect.element(waits).toMatchTextContent(t("checkout.waits"));
  expect(api.calls(PLACE_ORDER_ENDPOINT)).toEqual([]);

  const quote = await createSomsaQuote();
  api.answer({
    ...answers,
    [PLACE_ORDER_ENDPOINT]: ({ body }) =>
      Object(body).totalPrice === 22_000 ? order : createFakeRefusal("price_changed", { breakdown: quote }),
  });
  connectionStore.set({ isLost: false, keptAt: null });
  await refreshQuote();
  const sheet = panel(t("checkout.deliveryCounted"));
  await expect.element(sheet).toMatchTextContent(t("checkout.deliveryCountedText"));
  expect(location()).toBe("/checkout");
  await sheet.getByRole("button", { name: new RegExp(`^${t("checkout.acceptPrice")}`) }).click();
  await expect.poll(location).toBe(`/profile/orders/${order.id}`);
  expect(api.calls(PLACE_ORDER_ENDPOINT).map(({ body }) => Object(body).totalPrice)).toEqual([
    12_000, 22_000,
  ]);
});

test("[US-4, CH-9] input at the checkout is kept after the session ended", async () => {
  const { field, reload, sheets } = await renderCheckout();
  await sheets.open("notes");
  await field("checkout.comment").fill("No onions");
  await sheets.close();
  expect(expireSession()).toBe(true);
  setDeliveryAddress();
  await reload();
  await sheets.open("notes");
  await expect.element(field("checkout.comment")).toHaveValue("No onions");
});
