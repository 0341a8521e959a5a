import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { addToBasket } from "../../shop/basket/basket.ts";
import { groupStore } from "../../shop/basket/group.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { guestGroupMembership, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa, testBranch } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

/** Renders the checkout of a customer who picks up one somsa at the branch. */
async function openCheckout(...codes: "too_many_orders"[]) {
  signInTestCustomer();
  addToBasket(somsa, [], 1);
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const quote = await loadExampleReply("quoteOrder");
  return await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: {
      "POST /orders/v1/orders/quote": {
        ...quote,
        obstacles: codes.map((code) => ({
          code,
          description: describeRefusalCode(code, { max: 5 }),
          data: { max: 5 },
        })),
      },
      "GET /orders/v1/orders/slots": await loadExampleReply("slots"),
      "GET /payments/v1/cards": { cards: [], entry: null },
      "GET /users/v1/users/me": testCustomer,
    },
  });
}

test("[GR-3] only the host orders a member's products: the checkout links to the group, and is the guest's own again afterwards", async () => {
  groupStore.set(guestGroupMembership);
  const { location } = await openCheckout();
  await expect.poll(location).toBe(`/group/${testGroup.id}`);
  groupStore.set(null);
  const own = await openCheckout();
  await expect.element(page.getByRole("heading", { name: own.t("checkout.title"), level: 1 })).toBeVisible();
});

test("[S34] a guest with too many unanswered orders is told before trying, with a link to them", async () => {
  const { t, location } = await openCheckout("too_many_orders");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(describeRefusalCode("too_many_orders", { max: 5 }).en);
  await page.getByRole("button", { name: new RegExp(`^${t("checkout.mend.orders")}`) }).click();
  await expect.poll(location).toBe("/profile/orders");
});
