import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";
import { sessionStore, tableGuestStore } from "../../shop/session/session.ts";
import { createOrderAnswers, fillBasket } from "../../testing/basket-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal, type FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa, testBranch, testSettings } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";
const OPEN_SESSION_ENDPOINT = "POST /users/v1/tables/{id}/session";
const TABLE_ID = createTestId(50);

/** Renders the checkout of a dine-in order at table 7 without a signed-in customer. */
async function renderCheckoutAtTable({
  dineInWithoutPhone = true,
  api = {},
}: { dineInWithoutPhone?: boolean; api?: FakeApiAnswers } = {}) {
  fillBasket(somsa);
  tableStore.set({
    id: TABLE_ID,
    branchId: testBranch.id,
    number: "7",
    place: { eng: "Terrace" },
    chairs: 4,
    payments: testSettings.payments,
    secret: "secret",
    scannedAt: Date.now(),
  });
  changeFulfillment({ serviceType: "DINE_IN", branchId: testBranch.id });
  const workHours = testBranch.workHours.slice(0, 1).map((each) => ({ ...each, type: "DINE_IN" as const }));
  const store = await renderStore(
    <CheckoutScreen signIn={({ isOpen }) => (isOpen ? <p>Sign-in sheet</p> : null)} />,
    {
      path: "/checkout",
      brand: { features: { dineInWithoutPhone } },
      others: { "/profile/orders/:id": <p>Order page</p> },
      api: {
        ...(await createOrderAnswers()),
        "GET /users/v1/branches/full": [{ ...testBranch, workHours }],
        [OPEN_SESSION_ENDPOINT]: await loadExampleReply("openTableSession"),
        [PLACE_ORDER_ENDPOINT]: await loadExampleReply("placeOrder"),
        ...api,
      },
    },
  );
  const place = page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) });
  return { store, place, signIn: page.getByText("Sign-in sheet") };
}

test("[CH-11] at a table the order is placed without a phone, in a session for the table's secret", async () => {
  const { store, place, signIn } = await renderCheckoutAtTable();
  await expect.element(store.text("checkout.noPhone")).toBeVisible();
  await place.click();
  await expect.element(page.getByText("Order page")).toBeVisible();
  await expect.element(signIn).not.toBeInTheDocument();
  expect(store.api.calls(OPEN_SESSION_ENDPOINT)).toMatchObject([{ body: { tableSecret: "secret" } }]);
  expect(store.api.calls(PLACE_ORDER_ENDPOINT)).toHaveLength(1);
  expect([sessionStore.get(), tableGuestStore.get()?.tableId]).toEqual([null, TABLE_ID]);
});

test("[CH-11] an ended session of the table is opened again, and the order is placed once", async () => {
  const { store, place } = await renderCheckoutAtTable();
  tableGuestStore.set({ userId: createTestId(60), tableId: TABLE_ID });
  const placed = await loadExampleReply("placeOrder");
  store.api.answer({
    [PLACE_ORDER_ENDPOINT]: () =>
      store.api.calls(PLACE_ORDER_ENDPOINT).length === 1 ? createFakeRefusal("unauthorized") : placed,
  });
  await place.click();
  await expect.element(page.getByText("Order page")).toBeVisible();
  expect(store.api.calls(OPEN_SESSION_ENDPOINT)).toHaveLength(1);
});

test("[CH-11] at the table's limit the reason is shown, and the next tap signs in", async () => {
  const { place, signIn } = await renderCheckoutAtTable({
    api: { [PLACE_ORDER_ENDPOINT]: createFakeRefusal("table_order_limit") },
  });
  await place.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(describeRefusalCode("table_order_limit", {}).en);
  await place.click();
  await expect.element(signIn).toBeVisible();
});

test("[CH-11] if the brand has switched it off meanwhile, or never on, the tap signs in", async () => {
  const changed = await renderCheckoutAtTable({
    api: { [OPEN_SESSION_ENDPOINT]: createFakeRefusal("feature_off") },
  });
  await changed.place.click();
  await expect.element(changed.signIn).toBeVisible();
  const { store, place, signIn } = await renderCheckoutAtTable({ dineInWithoutPhone: false });
  await expect.element(store.text("checkout.phoneLater")).toBeVisible();
  await place.click();
  await expect.element(signIn).toBeVisible();
  expect(store.api.calls(OPEN_SESSION_ENDPOINT)).toEqual([]);
});
