import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { basketStore } from "../../shop/basket/basket.ts";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { plov, somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";

/** Renders the checkout of two products and opens its notes. */
async function renderCheckout() {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa, plov);
  const order = await loadExampleReply("placeOrder");
  const answers = await createOrderAnswers();
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: { ...answers, "GET /users/v1/users/me": testCustomer, [PLACE_ORDER_ENDPOINT]: order },
  });
  const findChoice = (value: "CALL" | "REPLACE" | "LEAVE_OUT") =>
    page.getByRole("radio", { name: store.t(`missing.${value}`), exact: true });
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  const sheets = createCheckoutSheets(store);
  await sheets.open("notes");
  return { store, choice: findChoice, place, sheets };
}

test("[CH-8] a guest chooses once for the whole order what to do about sold-out products, or per line", async () => {
  const { store, choice, place, sheets } = await renderCheckout();
  await expect.element(choice("CALL")).toBeChecked();
  await store.text("missing.REPLACE").click();
  await expect.element(choice("REPLACE")).toBeChecked();
  await store.button("missing.byLine").click();
  const [first] = basketStore.get().lines;
  const name = first?.name.uz ?? "";
  await page
    .getByRole("combobox", { name: `${store.t("missing.title")}: ${name}` })
    .selectOptions("LEAVE_OUT");
  await expect.element(choice("REPLACE")).not.toBeChecked();
  await sheets.close();
  await place.click();
  await expect
    .poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)[0]?.body)
    .toMatchObject({ cartItems: [{ whenGone: "LEAVE_OUT" }, { whenGone: "REPLACE" }], comment: null });
});

test("[CH-8] a choice for the whole order replaces those of lines", async () => {
  const { store, choice } = await renderCheckout();
  await store.button("missing.byLine").click();
  await page.getByRole("combobox").first().selectOptions("LEAVE_OUT");
  await store.text("missing.CALL").first().click();
  await expect.element(choice("CALL")).toBeChecked();
  expect(basketStore.get().lines.map(({ whenGone }) => whenGone)).toEqual([undefined, undefined]);
});
