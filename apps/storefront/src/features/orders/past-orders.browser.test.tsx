import type { DasturxonApi } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatTime } from "@dasturxon/domain/format";
import type { Order } from "../../platform/shapes.ts";
import { basketStore } from "../../shop/basket/basket.ts";
import { PAST_ORDERS_SECTION_ID } from "../../shop/session/past-orders-room.ts";
import { fillBasket } from "../../testing/basket-fixture.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, plov, somsa, testSettings } from "../../testing/shop-fixture.ts";
import { CustomerOrders } from "./active-orders.tsx";
import { PastOrdersRow } from "./again-row.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const PAST_ORDERS_ENDPOINT = "GET /orders/v1/orders/user/{userId}";
const deliveredOrder: Order = {
  ...testOrder,
  status: "DELIVERED",
  isCancelable: false,
  deliveredAt: testOrder.createdAt,
};
const pastOrders = { content: [deliveredOrder], page: 0, size: 10, totalElements: 1, totalPages: 1 };

/** Renders the home page for a customer with past orders, with the reserved space. */
async function openHome(
  past: EndpointReply<DasturxonApi[typeof PAST_ORDERS_ENDPOINT]> | typeof FAKE_CONNECTION_LOSS,
) {
  document.documentElement.dataset["again"] = "";
  signInTestCustomer();
  return renderStore(
    <main>
      <div id={PAST_ORDERS_SECTION_ID} />
      <PastOrdersRow userId={testCustomer.id} />
    </main>,
    {
      api: {
        [PAST_ORDERS_ENDPOINT]: past,
        "GET /orders/v1/orders/{id}/repeat": {
          ...(await loadExampleReply("repeatOrder")),
          cartItems: [{ productId: somsa.id, count: 2, modifications: [], whenGone: "REPLACE" }],
          missing: [],
        },
      },
    },
  );
}

test("[OR-9, UX-8] a past order over the menu is added to the basket by one tap", async () => {
  const store = await openHome(pastOrders);
  const row = page.getByRole("region", { name: store.t("order.repeat"), exact: true });
  await expect.element(row.getByRole("button")).toMatchTextContent("Somsa");
  await expectAccessible();
  await row.getByRole("button").click();
  await expect.poll(store.location).toBe("/basket");
  expect(basketStore.get().lines).toMatchObject([{ productId: somsa.id, count: 2, whenGone: "REPLACE" }]);
});

test.each([
  ["replace", [[somsa.id, 2]]],
  [
    "add",
    [
      [plov.id, 1],
      [somsa.id, 2],
    ],
  ],
] as const)("[OR-9] asks about a basket that is not empty: %s", async (answer, lines) => {
  fillBasket(plov);
  const store = await openHome(pastOrders);
  const row = page.getByRole("region", { name: store.t("order.repeat"), exact: true });
  await row.getByRole("button").click();
  const sheet = store.panel(store.t("order.repeatTitle"));
  await expect.element(sheet).toMatchTextContent(store.t("order.repeatText", { count: 1 }));
  expect(basketStore.get().lines).toMatchObject([{ productId: plov.id }]);
  await expectAccessible();
  await store.button(answer === "replace" ? "order.repeatReplace" : "order.repeatAdd").click();
  await expect.poll(store.location).toBe("/basket");
  expect(basketStore.get().lines.map(({ productId, count }) => [productId, count])).toEqual(lines);
});

test("[OR-9] an order whose only product is stopped says until when, not that it no longer exists", async () => {
  const backAt = new Date(Date.now() + 3_600_000).toISOString();
  const store = await openHome(pastOrders);
  const missing = [
    { productId: somsa.id, name: somsa.name, count: 2, left: 0, reason: "stopped" as const, backAt },
  ];
  const repeated = await loadExampleReply("repeatOrder");
  store.api.answer({ "GET /orders/v1/orders/{id}/repeat": { ...repeated, cartItems: [], missing } });
  await page
    .getByRole("region", { name: store.t("order.repeat"), exact: true })
    .getByRole("button")
    .click();
  const time = formatTime(backAt, testSettings.timeZone);
  await expect.element(page.getByText(new RegExp(`^Somsa: .*${time}`))).toBeVisible();
  await expect.element(store.text("order.repeatNothing")).not.toBeInTheDocument();
});

test.each<[string, EndpointReply<DasturxonApi[typeof PAST_ORDERS_ENDPOINT]> | typeof FAKE_CONNECTION_LOSS]>([
  ["do not come", FAKE_CONNECTION_LOSS],
  ["are none", { ...pastOrders, content: [], totalElements: 0, totalPages: 0 }],
])("[OR-9, UX-8] if past orders %s, the page reserves no space for them", async (_, past) => {
  const store = await openHome(past);
  await expect.poll(() => "again" in document.documentElement.dataset).toBe(false);
  const row = page.getByRole("region", { name: store.t("order.repeat"), exact: true });
  await expect.element(row).not.toBeInTheDocument();
});

test("[OR-4, OR-9] without active orders the list shows past orders, below a message", async () => {
  signInTestCustomer();
  const store = await renderStore(<OrdersScreen />, {
    path: "/profile/orders",
    api: { "GET /orders/v1/orders/user/{userId}/active": [], [PAST_ORDERS_ENDPOINT]: pastOrders },
  });
  await expect.element(store.text("orders.empty.active")).toBeVisible();
  const order = page.getByRole("article").getByRole("link").first();
  await expect.element(order).toHaveAttribute("href", `/profile/orders/${deliveredOrder.id}`);
  await expectAccessible();
});

test("[OR-3, OR-5] unpaid orders are shown before active ones, and are not counted among them", async () => {
  signInTestCustomer();
  const unpaid = { ...testOrder, id: createTestId(71), paymentType: "PAYME" as const, isPaid: false };
  const cooking = { ...testOrder, id: createTestId(72), status: "COOKING" as const };
  const store = await renderStore(<CustomerOrders userId={testCustomer.id} />, {
    path: "/search",
    api: { "GET /orders/v1/orders/user/{userId}/active": [cooking, unpaid] },
  });
  const line = page.getByRole("button", { expanded: false });
  await expect
    .element(line)
    .toHaveTextContent(
      `${store.t("orders.unpaid", { count: 1 })} · ${store.t("orders.underWay", { count: 1 })}`,
    );
  await line.click();
  const rows = page.getByRole("listitem");
  await expect.element(rows.first()).toMatchTextContent(store.t("order.awaitsPayment"));
});
