import type { Api } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Order } from "../../platform/shapes.ts";
import { basketStore } from "../../shop/basket/basket.ts";
import { AGAIN_ID } from "../../shop/session/past-orders-room.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { signedIn, testCustomer } from "../../testing/customer-fixture.ts";
import { exampleOf } from "../../testing/example-replies.ts";
import { LOST } from "../../testing/fake-api.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { AgainRow } from "./again-row.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const PAST = "GET /orders/v1/orders/user/{userId}";
const delivered: Order = {
  ...testOrder,
  status: "DELIVERED",
  isCancelable: false,
  deliveredAt: testOrder.createdAt,
};
const pastOrders = { content: [delivered], page: 0, size: 10, totalElements: 1, totalPages: 1 };

/** Renders the home page for a customer with past orders: the device knows of them and reserves the space. */
async function openHome(past: ReplyOf<Api[typeof PAST]> | typeof LOST) {
  document.documentElement.dataset["again"] = "";
  signedIn();
  return renderStore(
    <main>
      <div id={AGAIN_ID} />
      <AgainRow userId={testCustomer.id} />
    </main>,
    {
      api: {
        [PAST]: past,
        "GET /orders/v1/orders/{id}/repeat": {
          ...(await exampleOf("repeatOrder")),
          cartItems: [{ productId: somsa.id, count: 2, modifications: [] }],
          missing: [],
        },
      },
    },
  );
}

test("[OR-9, UX-8] a past order over the menu is in the basket by one tap", async () => {
  const store = await openHome(pastOrders);
  const row = page.getByRole("region", { name: store.t("order.repeat"), exact: true });
  await expect.element(row.getByRole("button")).toMatchTextContent("Somsa");
  await expectAccessible();
  await row.getByRole("button").click();
  await expect.poll(store.location).toBe("/basket");
  expect(basketStore.get().lines).toMatchObject([{ productId: somsa.id, count: 2 }]);
});

test.each<[string, ReplyOf<Api[typeof PAST]> | typeof LOST]>([
  ["do not come", LOST],
  ["are none", { ...pastOrders, content: [], totalElements: 0, totalPages: 0 }],
])("[OR-9, UX-8] where past orders %s, the page keeps no room for them", async (_, past) => {
  const store = await openHome(past);
  await expect.poll(() => "again" in document.documentElement.dataset).toBe(false);
  const row = page.getByRole("region", { name: store.t("order.repeat"), exact: true });
  await expect.element(row).not.toBeInTheDocument();
});

test("[OR-4, OR-9] while nothing is under way the list shows past orders, below a word that says so", async () => {
  signedIn();
  const store = await renderStore(<OrdersScreen />, {
    path: "/profile/orders",
    api: { "GET /orders/v1/orders/user/{userId}/active": [], [PAST]: pastOrders },
  });
  await expect.element(store.text("orders.empty.active")).toBeVisible();
  const order = page.getByRole("article").getByRole("link").first();
  await expect.element(order).toHaveAttribute("href", `/profile/orders/${delivered.id}`);
  await expectAccessible();
});
