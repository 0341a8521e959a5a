import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import type { MessageId } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { OrderScreen } from "./order-screen.tsx";

const ORDER_ENDPOINT = "GET /orders/v1/orders/{id}";
const MapStub = () => null;

async function openOrder(more: Partial<Order>, kind: "RESTAURANT" | "GROCERY" = "RESTAURANT") {
  await cleanup();
  signInTestCustomer();
  const store = await renderStore(<OrderScreen id={testOrder.id} Map={MapStub} />, {
    brand: { kind },
    path: "/profile/orders/:id",
    at: [`/profile/orders/${testOrder.id}`],
    api: { [ORDER_ENDPOINT]: { ...testOrder, ...more } },
  });
  const title = store.t("order.title", { number: testOrder.number });
  await expect.element(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const expectStatusText = (id: MessageId) =>
    expect.element(page.getByRole("status").filter({ hasText: store.t(id) })).toBeVisible();
  return { ...store, says: expectStatusText };
}

test("[OR-13] the page of a new order says that it will be confirmed soon, and nothing about a delay", async () => {
  const { text } = await openOrder({});
  await expect.element(text("order.next.CREATED")).toBeVisible();
  await expect.element(text("order.unanswered.push")).not.toBeInTheDocument();
});

test.each([
  ["push", "order.unanswered.push"],
  ["telegram", "order.unanswered.manager"],
  ["sms", "order.unanswered.manager"],
  ["call", "order.unanswered.call"],
  ["pause", "order.unanswered"],
] as const)(
  "[OR-13] after the step %s the guest reads the action taken, and no longer that the confirmation is near",
  async (alertStep, id) => {
    const { says, text } = await openOrder({ alertStep });
    await says(id);
    await expect.element(text("order.next.CREATED")).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test("[OR-13] the page says in turn that the manager was notified, that the order was seen, and that it was accepted", async () => {
  const { says, api, reload, text } = await openOrder({ alertStep: "push" });
  await says("order.unanswered.push");
  api.answer({ [ORDER_ENDPOINT]: { ...testOrder, version: 2, alertStep: "telegram" } });
  await reload();
  await says("order.unanswered.manager");
  api.answer({ [ORDER_ENDPOINT]: { ...testOrder, version: 3, isSeen: true } });
  await reload();
  await says("order.seen");
  api.answer({ [ORDER_ENDPOINT]: { ...testOrder, version: 4, status: "ACCEPTED", isSeen: true } });
  await reload();
  await expect.element(text("order.state.ACCEPTED").first()).toBeVisible();
  await expect.element(text("order.seen")).not.toBeInTheDocument();
});

test("[OR-13] an order refused because it was unanswered says so, with its refund", async () => {
  const refused: Partial<Order> = {
    version: 2,
    status: "CANCELED",
    isCancelable: false,
    cancelReason: { code: "NOT_ANSWERED", comment: null, by: "system", products: [] },
  };
  const { text } = await openOrder(refused);
  await expect.element(text("order.cancel.NOT_ANSWERED")).toBeVisible();
  await expect.element(text("order.money.notTaken").first()).toBeVisible();
  const paid = await openOrder({ ...refused, paymentType: "CLICK", isPaid: true, isRefundDue: true });
  const facts = page.getByRole("region", { name: paid.t("order.facts") });
  await expect.element(facts).toMatchTextContent(paid.t("order.refundReturning"));
});

test('[OR-13] uses "store" for a grocery', async () => {
  const { text } = await openOrder({ alertStep: "push" }, "GROCERY");
  await expect.element(text("order.unanswered.push.grocery")).toBeVisible();
});
