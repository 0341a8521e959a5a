import { formatTime } from "@dasturxon/domain/format";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { connectionStore } from "../../platform/connection.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa } from "../../testing/shop-fixture.ts";
import type { Order } from "../../platform/shapes.ts";
import { OrderMapScreen } from "./order-map-screen.tsx";
import { OrderScreen } from "./order-screen.tsx";

const ORDER_ENDPOINT = "GET /orders/v1/orders/{id}";
const CLAIMS_ENDPOINT = "GET /orders/v1/orders/{id}/claims";
const CANCEL_ENDPOINT = "POST /orders/v1/orders/{id}/cancel";
const MapStub = () => null;
const canceledOrder: Order = {
  ...testOrder,
  version: 2,
  status: "CANCELED",
  isCancelable: false,
  cancelReason: { code: "TOO_LONG", comment: null, by: "customer", products: [] },
};

async function openOrder(order: Order, api: FakeApiAnswers = {}) {
  await cleanup();
  signInTestCustomer();
  const store = await renderStore(<OrderScreen id={order.id} Map={MapStub} />, {
    path: "/profile/orders/:id",
    at: [`/profile/orders/${order.id}`],
    api: { [ORDER_ENDPOINT]: order, [CLAIMS_ENDPOINT]: { until: null, claims: [] }, ...api },
  });
  const title = store.t("order.title", { number: order.number });
  await expect.element(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const cancelOrder = async (reason: "TOO_LONG" | "CHANGED_MIND", words = "") => {
    await store.button("order.cancelAsk").click();
    const sheet = store.panel(store.t("order.cancelTitle"));
    await sheet.getByText(store.t(`order.cancelReason.${reason}`), { exact: true }).click();
    await sheet.getByLabelText(store.t("order.cancelComment")).fill(words);
    await sheet.getByRole("button", { name: store.t("order.cancelYes"), exact: true }).click();
  };
  return { ...store, cancel: cancelOrder };
}

test("[OR-8] cancelling an order with a reason and comment updates it at once, with the refund and without a receipt", async () => {
  const { cancel, api, text, t, panel, button } = await openOrder(testOrder, {
    [CANCEL_ENDPOINT]: canceledOrder,
  });
  const receipt = page.getByRole("link", { name: t("receipt.title"), exact: true });
  await expect.element(receipt).toBeVisible();
  await button("order.cancelAsk").click();
  await expect.element(panel().getByRole("button", { name: t("order.cancelWhy") })).toBeDisabled();
  await panel()
    .getByRole("button", { name: t("order.cancelNo"), exact: true })
    .click();
  await cancel("TOO_LONG", "My bus leaves");
  await expect.element(text("order.state.CANCELED").first()).toBeVisible();
  await expect.element(receipt).not.toBeInTheDocument();
  await expect.element(text("order.cancel.TOO_LONG")).toBeVisible();
  await expect.element(text("order.money.notTaken").first()).toBeVisible();
  await expect
    .poll(() => api.calls(CANCEL_ENDPOINT)[0]?.body)
    .toEqual({ reason: "TOO_LONG", comment: "My bus leaves" });
});

test("[OR-8] an order accepted in the meantime is not cancelled: the page says so, updates and offers a call", async () => {
  const accepted: Order = { ...testOrder, version: 2, status: "ACCEPTED", isCancelable: false };
  const { cancel, api, text, button, t } = await openOrder(testOrder, {
    [CANCEL_ENDPOINT]: () => {
      api.answer({ [ORDER_ENDPOINT]: accepted });
      return createFakeRefusal("cancel_not_allowed");
    },
  });
  await cancel("CHANGED_MIND");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(text("order.state.ACCEPTED").first()).toBeVisible();
  await expect.element(button("order.cancelAsk")).not.toBeInTheDocument();
  const call = page.getByRole("link", { name: t("order.cancelCall"), exact: true });
  await expect.element(call).toHaveAttribute("href", "tel:+998712000000");
});

test("[ER-2] the notice `order confirmed` is shown when the branch accepts the order while its page is open", async () => {
  const { cancel, api, text } = await openOrder(testOrder, {
    [CANCEL_ENDPOINT]: () => {
      api.answer({ [ORDER_ENDPOINT]: { ...testOrder, version: 2, status: "ACCEPTED", isCancelable: false } });
      return createFakeRefusal("cancel_not_allowed");
    },
  });
  await expect.element(text("checkout.confirmed")).not.toBeInTheDocument();
  await cancel("CHANGED_MIND");
  await expect.element(text("checkout.confirmed")).toBeVisible();
});

test("[OR-8] [ER-3] offline the order is unchanged with a message, and can be cancelled again", async () => {
  const { cancel, api, text } = await openOrder(testOrder, { [CANCEL_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await cancel("CHANGED_MIND");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(text("order.thanks")).toBeVisible();
  api.answer({ [CANCEL_ENDPOINT]: canceledOrder });
  await cancel("CHANGED_MIND");
  await expect.element(text("order.state.CANCELED").first()).toBeVisible();
});

test("[OR-8, OR-9] an order refused because of a product names it, and the rest can be added to the basket", async () => {
  const tea = { ...testOrder.cartItems[0], productId: createTestId(12), name: { eng: "Tea" } };
  const refused: Order = {
    ...canceledOrder,
    cartItems: [...testOrder.cartItems, tea as Order["cartItems"][number]],
    cancelReason: {
      code: "OUT_OF_STOCK",
      comment: null,
      by: "staff",
      products: [{ productId: somsa.id, name: somsa.name }],
    },
  };
  const { text, button } = await openOrder(refused);
  await expect.element(text("order.goneProducts", { names: "Somsa" })).toBeVisible();
  await expect.element(button("order.repeatWithout")).toBeVisible();
  await expect.element(button("order.similar")).toBeVisible();
});

test("[PY-5] shows a late payment for another method as due for refund, also while the order is cancelled, and then as refunded", async () => {
  const late = {
    id: createTestId(31),
    paymentType: "PAYZE" as const,
    amount: 34_000,
    cameAt: testOrder.createdAt,
    givenAt: null,
  };
  const owing: Order = { ...testOrder, latePayments: [late] };
  const first = await openOrder(owing);
  const { t } = first;
  await expect.element(page.getByText(new RegExp(t("order.money.lateNotCounted")))).toBeVisible();
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect.element(facts).toMatchTextContent(t("order.lateReturning"));
  const { button, panel } = await openOrder({
    ...owing,
    latePayments: [{ ...late, givenAt: testOrder.createdAt }],
  });
  await expect.element(facts).toMatchTextContent(t("order.lateReturned"));
  await button("order.cancelAsk").click();
  const words = t("order.money.lateReturned", { name: "Payze", sum: "@" }).split("@")[0] ?? "";
  await expect.element(panel()).toMatchTextContent(words.trim());
});

test("[PY-5] shows the payment of a refused order as being refunded until it is refunded, also manually", async () => {
  const refusedOrder: Order = { ...canceledOrder, paymentType: "CLICK", isPaid: true, isRefundDue: true };
  const { t } = await openOrder(refusedOrder);
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect.element(facts).toMatchTextContent(t("order.refundReturning"));
  await openOrder({ ...refusedOrder, isRefundDue: false, refundedAt: testOrder.createdAt });
  await expect.element(facts).toMatchTextContent(t("order.refunded"));
});

test("[CH-1, PY-5] a paid order changed to pickup keeps the paid amount in its total, and shows the refund", async () => {
  const part = {
    id: createTestId(33),
    amount: 10_000,
    lines: null,
    createdAt: testOrder.createdAt,
    givenAt: null,
  };
  const fetched: Order = { ...testOrder, serviceType: "PICK_UP", paymentType: "CLICK", isPaid: true };
  const { t } = await openOrder({ ...fetched, partRefunds: [part] });
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect.element(facts).toMatchTextContent(t("order.partReturning"));
  await expect.element(page.getByText(t("breakdown.delivery"), { exact: true })).toBeVisible();
  await openOrder({ ...fetched, partRefunds: [{ ...part, givenAt: testOrder.createdAt }] });
  await expect.element(facts).toMatchTextContent(t("order.partRefunded"));
});

test("[MN-4] an order at a table shows the table and ends there without a handover", async () => {
  const { t, text } = await openOrder({
    ...testOrder,
    serviceType: "DINE_IN",
    table: { id: createTestId(50), number: "7", place: { eng: "Terrace" } },
    tableId: createTestId(50),
  });
  await expect.element(text("order.table")).toBeVisible();
  await expect.element(page.getByText("7 · Terrace")).toBeVisible();
  await expect.element(page.getByRole("list").first()).toMatchTextContent(t("order.state.CLOSED.DINE_IN"));
});

test("[CH-2] an order for later shows the time that it waits for", async () => {
  const { t } = await openOrder({
    ...testOrder,
    status: "AT_TIME",
    deliveryAt: "2099-03-02T13:40:00.000Z",
  });
  const main = page.getByRole("main");
  await expect.element(main.getByText(t("order.state.AT_TIME"), { exact: true }).first()).toBeVisible();
  await expect.element(main).toMatchTextContent("18:40");
});

test("[ER-3, OR-5] offline an order shows its last known state with the time, and is live again when the network is back", async () => {
  const { reload, api, text, t } = await openOrder(testOrder);
  connectionStore.set({ isLost: true, keptAt: null });
  api.answer({ [ORDER_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await reload();
  connectionStore.set({ isLost: true, keptAt: null });
  const known = page.getByText(new RegExp(`^${t("order.asOf", { time: "@" }).split("@")[0]?.trim()}`));
  await expect.element(text("order.thanks")).toBeVisible();
  await expect.element(page.getByText("Somsa", { exact: true })).toBeVisible();
  await expect.element(known).toBeVisible();
  api.answer({ [ORDER_ENDPOINT]: testOrder });
  connectionStore.set({ isLost: false, keptAt: null });
  await expect.element(known).not.toBeInTheDocument();
  await expect.element(text("order.thanks")).toBeVisible();
});

test("[RT-1] the map of another customer's order says that there is none, and links to the customer's own", async () => {
  signInTestCustomer();
  const store = await renderStore(
    <OrderMapScreen id={testOrder.id} Map={MapStub} onBack={() => undefined} />,
    {
      path: "/profile/orders/:id/map",
      at: [`/profile/orders/${testOrder.id}/map`],
      api: { [ORDER_ENDPOINT]: createFakeRefusal("not_found") },
    },
  );
  await expect.element(store.text("order.notFound")).toBeVisible();
  await store.button("orders.title").click();
  await expect.poll(() => store.location()).toBe("/profile/orders");
});

test("[OR-6] the map of a delivered order links back to the order", async () => {
  signInTestCustomer();
  const store = await renderStore(
    <OrderMapScreen id={testOrder.id} Map={MapStub} onBack={() => undefined} />,
    {
      path: "/profile/orders/:id/map",
      at: [`/profile/orders/${testOrder.id}/map`],
      api: { [ORDER_ENDPOINT]: { ...testOrder, status: "DELIVERED", deliveredAt: testOrder.createdAt } },
    },
  );
  await expect.poll(() => store.location()).toBe(`/profile/orders/${testOrder.id}`);
});

test("[EN-7] an order with a time window names both ends, and the day while it is not today, before and after acceptance", async () => {
  const from = Date.now() + 48 * 3_600_000;
  const until = from + 3_600_000;
  const [deliveryAt, deliveryUntil] = [new Date(from).toISOString(), new Date(until).toISOString()];
  const estimate = { step: "schedule", at: deliveryUntil, minimumMinutes: 0, promisedAt: deliveryUntil };
  const arrival = { ...estimate, isLate: false, positionAt: null } as Order["arrival"];
  const span = { deliveryAt, deliveryUntil, promisedAt: deliveryUntil, arrival } as Partial<Order>;
  const ends = `${formatTime(from, "Asia/Tashkent")}–${formatTime(until, "Asia/Tashkent")}`;
  for (const status of ["AT_TIME", "ACCEPTED"] as const) {
    const { text } = await openOrder({ ...testOrder, ...span, status });
    await expect.element(page.getByText(ends, { exact: true }).first()).toBeVisible();
    await expect.element(text("order.next.AT_TIME")).toBeVisible();
  }
});

test("an order with a tip shows it as a line, and the total includes it", async () => {
  const { t } = await openOrder({ ...testOrder, tip: 5_000 });
  const lines = page.getByRole("region", { name: t("order.lines") });
  await expect.element(lines.getByText(t("breakdown.tip"))).toBeVisible();
  await expect.element(lines.getByText(/39\s000/)).toBeVisible();
});
