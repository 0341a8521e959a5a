import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  setDeliveryAddress,
  fillBasket,
  createOrderAnswers,
  createSomsaQuote,
} from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { changeCheckoutDraft } from "./draft.ts";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";

/** Renders the checkout of a signed-in customer with one somsa (12 000 soʻm) and a delivery price of 10 000 soʻm. */
async function renderCheckout(api: FakeApiAnswers = {}) {
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: {
      ...(await createOrderAnswers()),
      "GET /users/v1/users/me": testCustomer,
      [PLACE_ORDER_ENDPOINT]: await loadExampleReply("placeOrder"),
      ...api,
    },
  });
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  return { store, place, sheets: createCheckoutSheets(store) };
}

test("[CH-8] before the first quote the button shows a calculating state without a total or an error", async () => {
  const quote = await createSomsaQuote();
  let resolveReply = () => {};
  const held = new Promise<void>((resolve) => (resolveReply = resolve));
  const { store, place } = await renderCheckout({
    "POST /orders/v1/orders/quote": async () => {
      await held;
      return quote;
    },
  });
  const counting = page.getByRole("button", { name: store.t("checkout.counting"), exact: true });
  await expect.element(counting).toBeDisabled();
  await expect.element(counting).not.toMatchTextContent(/\d/);
  resolveReply();
  await expect.element(place).toMatchTextContent(/22\s000/);
  await expect.element(counting).not.toBeInTheDocument();
});

test("[CH-11] the sign-in sheet says that its last button places the order, with the total", async () => {
  fillBasket(somsa);
  setDeliveryAddress();
  const store = await renderStore(<CheckoutScreen signIn={({ action }) => <p>{action}</p>} />, {
    path: "/checkout",
    api: await createOrderAnswers(),
  });
  await expect.element(page.getByText(new RegExp(`^${store.t("checkout.place")} · 22\\s000`))).toBeVisible();
});

test("[CH-6] change can be requested for any amount above the total, in digits of any script", async () => {
  const { store, place, sheets } = await renderCheckout();
  await expect.element(place).toMatchTextContent(/22\s000/);
  await sheets.open("notes");
  await store.button("checkout.changeOwn").click();
  const field = store.field("checkout.changeOwn");
  await field.fill("20000");
  await expect.element(page.getByRole("alert").filter({ hasText: /22\s000/ })).toBeVisible();
  await field.fill("٣٠٠٠٠");
  await expect.element(field).toHaveValue("30\u00a0000");
  await store.button("checkout.changeOwn").click();
  await expect.element(field).not.toBeInTheDocument();
  await store.button("checkout.changeOwn").click();
  await expect.element(field).toHaveValue("30\u00a0000");
  await sheets.close();
  await expect.element(sheets.row("notes")).toMatchTextContent(/30\s000/);
  await place.click();
  await expect
    .poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)[0]?.body)
    .toMatchObject({ changeFrom: 30_000 });
});

test("[CH-6] a banknote that the total has reached is named in the row and at its field", async () => {
  changeCheckoutDraft({ changeFrom: 20_000 });
  const { store, sheets } = await renderCheckout();
  await expect.element(sheets.row("notes")).toMatchTextContent(/22\s000/);
  const notes = await sheets.open("notes");
  const field = store.field("checkout.changeOwn");
  await expect.element(field).toHaveValue("20\u00a0000");
  await expect.element(notes.getByRole("alert")).toMatchTextContent(/22\s000/);
  await field.fill("50000");
  await expect.element(field).toHaveValue("50\u00a0000");
  await expect.element(notes.getByRole("alert")).not.toBeInTheDocument();
});

test("[PR-3] spends cashback only if the customer chooses it", async () => {
  const { store } = await renderCheckout({ "GET /users/v1/users/me": { ...testCustomer, cashback: 5_000 } });
  await store.text("checkout.cashback").click();
  await expect
    .poll(() => store.api.calls("POST /orders/v1/orders/quote").at(-1)?.body)
    .toMatchObject({ cashback: 5_000 });
  await expect
    .poll(() => store.api.calls("POST /orders/v1/orders/quote")[0]?.body)
    .toMatchObject({ cashback: 0 });
});

test("[PR-3] part of the cashback is spent, typed in digits of any script; too much and fractions are field errors", async () => {
  const { store, place } = await renderCheckout({
    "GET /users/v1/users/me": { ...testCustomer, cashback: 50_000 },
  });
  const readLastQuoteBody = () => store.api.calls("POST /orders/v1/orders/quote").at(-1)?.body;
  await store.text("checkout.cashback").click();
  await expect.poll(readLastQuoteBody).toMatchObject({ cashback: 50_000 });
  const field = store.field("checkout.cashbackAmount");
  await field.fill("٣ ٠٠٠");
  await expect.element(field).toHaveValue("3\u00a0000");
  await expect.poll(readLastQuoteBody).toMatchObject({ cashback: 3_000 });
  await field.fill("４０００");
  await expect.poll(readLastQuoteBody).toMatchObject({ cashback: 4_000 });
  await field.fill("22001");
  await expect.element(page.getByRole("alert").filter({ hasText: /22\s000/ })).toBeVisible();
  const mend = page.getByRole("button", {
    name: new RegExp(`^${store.t("checkout.lacks.cashback_exceeded")}`),
  });
  await mend.click();
  await expect.element(page.getByRole("region", { name: store.t("checkout.total") })).toHaveFocus();
  await field.fill("10.5");
  await expect
    .element(page.getByRole("alert").filter({ hasText: store.t("checkout.cashbackWhole") }))
    .toBeVisible();
  await field.fill("2000");
  await place.click();
  await expect.poll(() => store.api.calls(PLACE_ORDER_ENDPOINT)[0]?.body).toMatchObject({ cashback: 2_000 });
});
