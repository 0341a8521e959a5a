import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import type { StoreOptions } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { changeCheckoutDraft, checkoutDraftStore } from "./draft.ts";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";

async function renderCheckout(api: FakeApiAnswers = {}, options: Omit<StoreOptions, "api"> = {}) {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const store = await renderStore(
    <CheckoutScreen signIn={({ isOpen }) => isOpen && <p>confirm the phone</p>} />,
    {
      path: "/checkout",
      api: {
        ...(await createOrderAnswers()),
        "GET /users/v1/users/me": testCustomer,
        [PLACE_ORDER_ENDPOINT]: await loadExampleReply("placeOrder"),
        ...api,
      },
      ...options,
    },
  );
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  await expect.element(place).toMatchTextContent(/22\s000/);
  return { store, place, sheets: createCheckoutSheets(store) };
}

/** Returns an answer that waits until `release` is called. */
function holdAnswer<Answer>(answer: Answer) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const hold = async () => {
    await held;
    return answer;
  };
  return { hold, release: () => release() };
}

test("[CH-8, CH-9] a refusal after the guest left the checkout is told with a link back", async () => {
  const { hold, release } = holdAnswer(createFakeRefusal("paused"));
  const { store, place } = await renderCheckout({ [PLACE_ORDER_ENDPOINT]: hold });
  await place.click();
  await expect.poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)).toHaveLength(1);
  await page.getByRole("link", { name: store.t("checkout.toBasket") }).click();
  await expect.poll(() => store.location()).not.toBe("/checkout");
  release();
  const { refusals } = await import("@dasturxon/contract/refusals");
  await expect.element(page.getByText(refusals.paused.text.en)).toBeVisible();
  await store.button("checkout.title").click();
  await expect.poll(() => store.location()).toBe("/checkout");
});

test("[CH-9] the order cannot be changed while it is being sent, and again after a refusal", async () => {
  const { hold, release } = holdAnswer(createFakeRefusal("paused"));
  const { store, place, sheets } = await renderCheckout({ [PLACE_ORDER_ENDPOINT]: hold });
  const isInert = (part: "who" | "notes" | "pay") => sheets.row(part).element().closest("[inert]") !== null;
  const rows = ["who", "notes", "pay"] as const;
  const elements = rows.map((part) => sheets.row(part).element());
  const areInert = () => elements.map((element) => element.closest("[inert]") !== null);
  await place.click();
  await expect.poll(areInert).toEqual([true, true, true]);
  release();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(rows.map(isInert)).toEqual([false, false, false]);
  expect(store.api.calls(PLACE_ORDER_ENDPOINT)).toHaveLength(1);
});

test("[CH-10] another receiver of a stored draft is ignored if the brand has switched receivers off", async () => {
  changeCheckoutDraft({ isOtherReceiver: true, receiverName: "Lola", receiverPhone: "+99890" });
  const { store, place } = await renderCheckout({}, { brand: { features: { receiverActive: false } } });
  await place.click();
  await expect.poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)[0]?.body).toMatchObject({ receiver: null });
});

test("[CH-11] a refusal for a missing phone opens the step that confirms it", async () => {
  const { place } = await renderCheckout({ [PLACE_ORDER_ENDPOINT]: createFakeRefusal("phone_required") });
  await place.click();
  await expect.element(page.getByText("confirm the phone")).toBeVisible();
  expect(checkoutDraftStore.get().isOtherReceiver).toBe(false);
});
