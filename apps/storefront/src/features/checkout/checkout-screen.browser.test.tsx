import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { connectionStore } from "../../platform/connection.ts";
import { basketStore } from "../../shop/basket/basket.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers, FakeApi } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";
const PLACE_LATER_ORDER_ENDPOINT = "POST /orders/v1/orders/at-time";
const DAY_MS = 86_400_000;

const tomorrow = new Date(Date.now() + DAY_MS);
const slots: OrderTimeSlots = {
  isOpenNow: true,
  closesBeforeReadyAt: null,
  minutes: 25,
  pause: null,
  days: [
    {
      day: tomorrow.toLocaleDateString("sv"),
      slots: ["12:30", "12:45"].map((time) => ({ time, at: tomorrow.toISOString() })),
    },
  ],
};

/** Renders the checkout of a customer with an address and one somsa: 12 000 soʻm, and 10 000 soʻm for delivery. */
async function renderCheckout(api: FakeApiAnswers = {}) {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const answers = await createOrderAnswers();
  const quote = await loadExampleReply("quoteOrder");
  const order = await loadExampleReply("placeOrder");
  const store = await renderStore(
    <CheckoutScreen signIn={({ isOpen }) => isOpen && <p>sign in first</p>} />,
    {
      path: "/checkout",
      api: {
        ...answers,
        "GET /orders/v1/orders/slots": slots,
        "GET /users/v1/users/me": testCustomer,
        [PLACE_ORDER_ENDPOINT]: order,
        [PLACE_LATER_ORDER_ENDPOINT]: order,
        ...api,
      },
    },
  );
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  const expectOrderPage = () => expect.poll(store.location).toBe(`/profile/orders/${order.id}`);
  return { store, place, sheets: createCheckoutSheets(store), placed: expectOrderPage, order, quote };
}

const listSentOrders = (api: FakeApi) => [
  ...api.calls(PLACE_ORDER_ENDPOINT),
  ...api.calls(PLACE_LATER_ORDER_ENDPOINT),
];

type RenderedCheckout = Awaited<ReturnType<typeof renderCheckout>>;

async function chooseTime({ store, sheets }: RenderedCheckout, time: string) {
  const when = await sheets.open("when");
  await store.text("checkout.later").click();
  await when.getByText(time, { exact: true }).click();
  await sheets.close();
}

async function writeComment({ store, sheets }: RenderedCheckout, comment: string) {
  await sheets.open("notes");
  await store.field("checkout.comment").fill(comment);
  await sheets.close();
}

test("[CH-8] a button pressed twice sends one order; the basket is empty then", async () => {
  const { store, place, placed } = await renderCheckout();
  await expect.element(place).toMatchTextContent(/22\s000/);
  await place.dblClick();
  await placed();
  await expect.poll(() => listSentOrders(store.api)).toHaveLength(1);
  expect(basketStore.get().lines).toEqual([]);
});

test("[BK-8] a price that changed is shown beside the old one and accepted in one tap, with a new key", async () => {
  const { store, place, placed, quote } = await renderCheckout();
  const dearer = { ...quote, totalPrice: 30_000 };
  store.api.answer({ [PLACE_ORDER_ENDPOINT]: createFakeRefusal("price_changed", { breakdown: dearer }) });
  await place.click();
  const sheet = store.panel(store.t("checkout.priceChanged"));
  await expect.element(sheet).toMatchTextContent(/22\s000/);
  await expect.element(sheet).toMatchTextContent(/30\s000/);
  store.api.answer({ [PLACE_ORDER_ENDPOINT]: await loadExampleReply("placeOrder") });
  await sheet.getByRole("button", { name: new RegExp(`^${store.t("checkout.acceptPrice")}`) }).click();
  await placed();
  const [first, second] = listSentOrders(store.api);
  expect(first?.body).toMatchObject({ totalPrice: 22_000 });
  expect(second?.body).toMatchObject({ totalPrice: 30_000 });
  expect(second?.key).not.toBe(first?.key);
});

test("[CH-8, R17] an order refused as busy is retried with its key while the button says so", async () => {
  const order = await loadExampleReply("placeOrder");
  let resolveOrder = () => {};
  const { store, place, placed } = await renderCheckout({
    [PLACE_ORDER_ENDPOINT]: () =>
      listSentOrders(store.api).length === 1
        ? createFakeRefusal("busy", { seconds: 0 })
        : new Promise((resolve) => (resolveOrder = () => resolve(order))),
  });
  await place.click();
  await expect
    .element(page.getByRole("status").filter({ hasText: store.t("checkout.crowded") }))
    .toBeVisible();
  await expect.poll(() => listSentOrders(store.api)).toHaveLength(2);
  resolveOrder();
  await placed();
  expect(new Set(listSentOrders(store.api).map(({ key }) => key)).size).toBe(1);
});

test("[CH-8, CH-9] a failed attempt keeps the input; sent again for later it has the same key", async () => {
  const screen = await renderCheckout({ [PLACE_ORDER_ENDPOINT]: FAKE_CONNECTION_LOSS });
  const { store, place, placed, sheets } = screen;
  await writeComment(screen, "No onions");
  await place.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("checkout.unsure"));
  await expect.element(sheets.row("notes")).toMatchTextContent("No onions");
  await chooseTime(screen, "12:45");
  await place.click();
  await placed();
  const [first, second] = listSentOrders(store.api);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({ day: slots.days[0]?.day, time: "12:45", comment: "No onions" });
});

test("[CH-8] a successful attempt with a lost response opens its one order and says so", async () => {
  const screen = await renderCheckout({ [PLACE_ORDER_ENDPOINT]: FAKE_CONNECTION_LOSS });
  const { store, place, order, placed } = screen;
  await place.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("checkout.unsure"));
  store.api.answer({
    [PLACE_ORDER_ENDPOINT]: createFakeRefusal("idempotency_conflict", { madeId: order.id }),
  });
  await place.click();
  await placed();
  await expect.element(store.text("checkout.earlierPlaced")).toBeVisible();
  expect(basketStore.get().lines).toEqual([]);
});

test("[CH-8, CH-9, ER-3] offline the order waits, can be withdrawn, and is sent once when the network is back", async () => {
  const { store, place, placed } = await renderCheckout();
  await expect.element(place).toMatchTextContent(/22\s000/);
  connectionStore.set({ isLost: true, keptAt: null });
  const later = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.placeLater")}`) });
  await later.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("checkout.waits"));
  await store.button("checkout.waitNoLonger").click();
  connectionStore.set({ isLost: false, keptAt: null });
  await expect.element(place).toBeEnabled();
  expect(listSentOrders(store.api)).toEqual([]);
  connectionStore.set({ isLost: true, keptAt: null });
  await later.click();
  connectionStore.set({ isLost: false, keptAt: null });
  await placed();
  await expect.poll(() => listSentOrders(store.api)).toHaveLength(1);
});

test("[CH-2] an order for later needs a time, which is on its button and in its call", async () => {
  const screen = await renderCheckout();
  const { store, sheets, placed } = screen;
  await sheets.open("when");
  await store.text("checkout.later").click();
  await sheets.close();
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.slot_missing")}`) }).click();
  await sheets.sheet("when").getByText("12:30", { exact: true }).click();
  await sheets.close();
  await expect.element(sheets.row("when")).toMatchTextContent("12:30");
  await screen.place.click();
  await placed();
  expect(store.api.calls(PLACE_ORDER_ENDPOINT)).toEqual([]);
  await expect
    .poll(() => store.api.calls(PLACE_LATER_ORDER_ENDPOINT)[0]?.body)
    .toMatchObject({ time: "12:30" });
});

test("[CH-10] receiver, notes, cutlery and banknote are sent with the order; a short phone opens its field instead", async () => {
  const { store, place, placed, sheets } = await renderCheckout();
  await sheets.open("who");
  await store.text("checkout.otherReceiver").click();
  await store.field("checkout.receiverPhone").fill("9012");
  await sheets.close();
  await page
    .getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.receiver_phone")}`) })
    .click();
  await expect.element(store.text("signIn.phoneShort")).toBeVisible();
  await expect.element(store.field("checkout.receiverPhone")).toHaveFocus();
  expect(listSentOrders(store.api)).toEqual([]);
  await store.field("checkout.receiverPhone").fill("907654321");
  await store.field("checkout.receiverName").fill("Lola");
  await sheets.close();
  await expect.element(sheets.row("who")).toMatchTextContent("Lola");
  const notes = await sheets.open("notes");
  await store.button("stepper.more", { name: store.t("checkout.cutlery") }).click();
  await store.field("checkout.comment").fill("No onions");
  await store.field("checkout.courierComment").fill("Blue gate");
  await store.text("checkout.leaveAtDoor").click();
  await notes.getByRole("button", { name: /50\s000/ }).click();
  await sheets.close();
  await place.click();
  await placed();
  await expect
    .poll(() => listSentOrders(store.api)[0]?.body)
    .toMatchObject({
      receiver: { name: "Lola", phone: "+998907654321" },
      cutlery: 1,
      comment: "No onions",
      courierComment: "Blue gate",
      isLeaveAtDoor: true,
      changeFrom: 50_000,
      paymentType: "CASH",
    });
});

test("[CH-9] input at the checkout survives a reload", async () => {
  const screen = await renderCheckout();
  const { store, place, sheets } = screen;
  await writeComment(screen, "Not spicy");
  await store.reload();
  await expect.element(sheets.row("notes")).toMatchTextContent("Not spicy");
  await sheets.open("notes");
  await expect.element(store.field("checkout.comment")).toHaveValue("Not spicy");
  await sheets.close();
  await expect.element(place).toMatchTextContent(/22\s000/);
});

test("[CH-4] reports an address that is no longer in the zone, with pickup one tap away", async () => {
  const quote = await loadExampleReply("quoteOrder");
  const { refusals } = await import("@dasturxon/contract/refusals");
  const { text } = refusals.out_of_zone;
  const obstacle = { code: "out_of_zone" as const, description: { ...text, "uz-Cyrl": text.uz }, data: {} };
  const { store } = await renderCheckout({
    "POST /deliveries/v1/delivery/tariff/client/calculate": createFakeRefusal("out_of_zone"),
    "POST /orders/v1/orders/quote": ({ body }) => ({
      ...quote,
      obstacles: Object(body).serviceType === "DELIVERY" ? [obstacle] : [],
    }),
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("checkout.outOfZone"));
  await page
    .getByRole("button", { name: new RegExp(store.t("branch.pickUpFrom", { branch: "Markaz" })) })
    .click();
  await expect
    .element(page.getByRole("radio", { name: store.t("service.PICK_UP"), exact: true }))
    .toBeChecked();
  await expect.element(store.text("checkout.outOfZone")).not.toBeInTheDocument();
  await expect.poll(() => fulfillmentStore.get().serviceType).toBe("PICK_UP");
});

test("[US-1, RT-5] a guest signs in by the last tap, and back leaves the checkout unchanged", async () => {
  const screen = await renderCheckout();
  const { store, place, sheets } = screen;
  const { closeSession } = await import("../../shop/session/session.ts");
  const { lines } = basketStore.get();
  closeSession();
  basketStore.set({ lines, promoCode: null });
  setDeliveryAddress();
  await writeComment(screen, "Not spicy");
  await place.click();
  await expect.element(page.getByText("sign in first")).toBeVisible();
  await store.back();
  await expect.element(page.getByText("sign in first")).not.toBeInTheDocument();
  await expect.element(sheets.row("notes")).toMatchTextContent("Not spicy");
  expect(listSentOrders(store.api)).toEqual([]);
});

test("[BK-8] an order with a product sold out in the meantime says so and is kept", async () => {
  const { store, place } = await renderCheckout({
    [PLACE_ORDER_ENDPOINT]: createFakeRefusal("product_unavailable", {
      productIds: [createTestId(11)],
      backAt: null,
    }),
  });
  await place.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.poll(() => basketStore.get().lines).toHaveLength(1);
  await expect.poll(() => store.location()).toBe("/checkout");
});
