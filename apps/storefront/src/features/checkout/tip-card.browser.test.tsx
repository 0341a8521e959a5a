import type { OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import {
  createOrderAnswers,
  createSomsaQuote,
  fillBasket,
  setDeliveryAddress,
} from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa, testOrderSettings } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { checkoutDraftStore } from "./draft.ts";

const QUOTE_ENDPOINT = "POST /orders/v1/orders/quote";
const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";

/** Renders the checkout of one somsa (12 000 soʻm) with a delivery price of 10 000 soʻm and these tips. */
async function renderCheckout(tips: Partial<(typeof testOrderSettings)["tips"]> = {}) {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const quote = await createSomsaQuote();
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    orderSettings: { tips: { ...testOrderSettings.tips, ...tips } },
    api: {
      ...(await createOrderAnswers()),
      [QUOTE_ENDPOINT]: ({ body }: { body: unknown }): OrderQuote => ({
        ...quote,
        tip: Number(Object(body).tip ?? 0),
      }),
      "GET /users/v1/users/me": testCustomer,
      [PLACE_ORDER_ENDPOINT]: await loadExampleReply("placeOrder"),
    },
  });
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  const group = page.getByRole("radiogroup", { name: store.t("checkout.tip") });
  return { store, place, group };
}

test("no tip is selected first; a tap adds the tip to the breakdown and the total, and the order sends it", async () => {
  const { store, place, group } = await renderCheckout();
  await expect.element(group.getByRole("radio", { name: store.t("checkout.tipNone") })).toBeChecked();
  await expect.element(place).toMatchTextContent(/22\s000/);
  await group.getByText(/^5\s000$/).click();
  await expect.element(group.getByRole("radio", { name: /^5\s000$/ })).toBeChecked();
  await expect.element(page.getByRole("term").getByText(store.t("breakdown.tip"))).toBeVisible();
  await expect.element(place).toMatchTextContent(/27\s000/);
  await place.click();
  await expect.poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)).toHaveLength(1);
  const [sent] = store.api.calls(PLACE_ORDER_ENDPOINT);
  expect(sent?.body).toMatchObject({ tip: 5000, totalPrice: 22_000 });
});

test("the tips are chosen with the keyboard", async () => {
  const { group, place } = await renderCheckout();
  group.getByRole("radio").first().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(group.getByRole("radio", { name: /^10\s000$/ })).toBeChecked();
  await expect.element(place).toMatchTextContent(/32\s000/);
});

test("a percentage shows its amount", async () => {
  const { group, place } = await renderCheckout({ unit: "PERCENT", choices: [5, 10] });
  await group.getByText(/10%/).click();
  await expect.element(group.getByText(/1\s200/)).toBeVisible();
  await expect.element(place).toMatchTextContent(/23\s200/);
});

test("a pickup has no tip, also if one was chosen for a delivery", async () => {
  const { store, group } = await renderCheckout();
  await group.getByText(/^5\s000$/).click();
  changeFulfillment({ serviceType: "PICK_UP" });
  await expect.element(group).not.toBeInTheDocument();
  await expect.element(page.getByRole("term").getByText(store.t("breakdown.tip"))).not.toBeInTheDocument();
  changeFulfillment({ serviceType: "DELIVERY" });
  await expect.element(group.getByRole("radio", { name: /^5\s000$/ })).toBeChecked();
});

test("a brand that takes no tips shows no tips, and an old choice does not count", async () => {
  checkoutDraftStore.set((draft) => ({ ...draft, tip: 5000 }));
  const { place, group } = await renderCheckout({ isEnabled: false });
  await expect.element(place).toMatchTextContent(/22\s000/);
  await expect.element(group).not.toBeInTheDocument();
});
