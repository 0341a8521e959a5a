import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useOpenPanels } from "../../platform/panel.ts";
import { LOCATION_PANELS } from "../../shop/location/open-location.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";
import {
  setDeliveryAddress,
  fillBasket,
  createOrderAnswers,
  testAddress,
} from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { openInTelegram, resetTelegram } from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import type { StoreOptions } from "../../testing/render-store.tsx";
import { createTestId, somsa, testBranch, testSettings } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { changeCheckoutDraft } from "./draft.ts";

const PLACE_ORDER_ENDPOINT = "POST /orders/v1/orders";

/** Shows the names of the open panels, which are rendered by the shop's layout. */
function OpenPanels() {
  const { panels } = useOpenPanels();
  return <output>{panels.join()}</output>;
}

/** Renders the checkout of one somsa: 12 000 soʻm, and 10 000 soʻm for delivery. */
async function renderCheckout(api: FakeApiAnswers = {}, options: Omit<StoreOptions, "api"> = {}) {
  fillBasket(somsa);
  const store = await renderStore(
    <>
      <CheckoutScreen signIn={() => null} />
      <OpenPanels />
    </>,
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
  return { store, place, sheets: createCheckoutSheets(store) };
}

/** Sets an order in the test branch's restaurant. `atTable`: by the code of a table. */
function setDineIn({ atTable }: { atTable: boolean }): FakeApiAnswers {
  const table = {
    id: createTestId(50),
    branchId: testBranch.id,
    number: "7",
    place: { eng: "Terrace" },
    chairs: 4,
    payments: testSettings.payments,
  };
  if (atTable) tableStore.set({ ...table, secret: "secret", scannedAt: Date.now() });
  changeFulfillment({ serviceType: "DINE_IN", branchId: testBranch.id });
  const workHours = testBranch.workHours.slice(0, 1).map((each) => ({ ...each, type: "DINE_IN" as const }));
  return { "GET /users/v1/branches/full": [{ ...testBranch, workHours }] };
}

test("[CH-1] a long address is shown in full, because its house number is at the end", async () => {
  const streetName = "Islom Karimov nomidagi Toshkent davlat texnika universiteti koʻchasi".repeat(2);
  setDeliveryAddress({ ...testAddress, streetName, houseNumber: "128A/14" });
  await renderCheckout();
  const title = page.getByText(`${streetName}, 128A/14`, { exact: true });
  await expect.element(title).toBeVisible();
  expect(title.element().scrollHeight).toBe(title.element().clientHeight);
});

test("[CH-8] the extras are folded into one line that shows what was chosen", async () => {
  signInTestCustomer();
  setDeliveryAddress();
  const { store, sheets } = await renderCheckout();
  const row = sheets.row("notes");
  await expect.element(row).toMatchTextContent(store.t("checkout.cutlery"));
  await expect.element(store.field("checkout.comment")).not.toBeInTheDocument();
  await sheets.open("notes");
  await store.button("stepper.more", { name: store.t("checkout.cutlery") }).click();
  await store.field("checkout.comment").fill("No onions");
  await store.text("checkout.leaveAtDoor").click();
  await store.back();
  await expect.element(store.panel()).not.toBeInTheDocument();
  const chosen = [`${store.t("checkout.cutlery")}: 1`, "No onions", store.t("checkout.leaveAtDoor")];
  await expect.element(row).toMatchTextContent(chosen.join(" · "));
  expect((row.element() as HTMLElement).offsetHeight).toBeLessThan(80);
});

test("[CH-8, CH-9] an incomplete number for the receipt opens the folded extras and gets the focus", async () => {
  signInTestCustomer();
  setDeliveryAddress();
  changeCheckoutDraft({ isReceiptWanted: true, receiptPhone: "+99890" });
  const { store, place, sheets } = await renderCheckout();
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.receipt_phone")}`) }).click();
  const field = sheets.sheet("notes").getByLabelText(store.t("receipt.otherPhone"), { exact: true });
  await expect.element(field).toHaveFocus();
  await field.fill("907654321");
  await sheets.close();
  await expect.element(place).toBeEnabled();
});

test("[CH-2, CH-9] a time that was booked in the meantime opens the times with the reason", async () => {
  signInTestCustomer();
  setDeliveryAddress();
  const { place, sheets } = await renderCheckout({
    [PLACE_ORDER_ENDPOINT]: createFakeRefusal("closes_before_ready", { time: "22:00" }),
  });
  await place.click();
  await expect.element(sheets.sheet("when").getByRole("alert")).toBeVisible();
});

test("[CH-6] the payment method is a row beside the button; a tap opens the others, and a choice closes them", async () => {
  signInTestCustomer();
  setDeliveryAddress();
  const { store, sheets } = await renderCheckout();
  const row = sheets.row("pay");
  await expect.element(row).toMatchTextContent("Cash");
  expect(document.querySelector("[data-bottom]")?.contains(row.element())).toBe(true);
  const methods = await sheets.open("pay");
  await methods.getByText("Card on receipt", { exact: true }).click();
  await expect.element(store.panel()).not.toBeInTheDocument();
  await expect.element(row).toMatchTextContent("Card on receipt");
  await expect.poll(store.location).toBe("/checkout");
});

test("[CH-6] in the Click application its own payment is chosen where the brand enabled it, elsewhere cash", async () => {
  const payments = [...testSettings.payments, { type: "CLICK_MINI_APP" as const, name: { uz: "Click" } }];
  signInTestCustomer();
  setDeliveryAddress();
  const click = await renderCheckout({}, { shell: "click", brand: { payments } });
  await expect.element(click.sheets.row("pay")).toMatchTextContent("Click");
  const cash = await renderCheckout({}, { shell: "click" });
  await expect.element(cash.sheets.row("pay")).toMatchTextContent("Cash");
});

test.each([true, false])(
  "[CH-2, MN-4] dine-in asks neither for a time nor for change (table code: %s)",
  async (atTable) => {
    signInTestCustomer();
    const { store, sheets } = await renderCheckout(setDineIn({ atTable }), {
      brand: { features: { dineIn: true } },
    });
    await expect.element(sheets.row("pay")).toMatchTextContent("Cash");
    await expect.element(sheets.row("when")).not.toBeInTheDocument();
    await expect.element(sheets.row("notes")).not.toMatchTextContent(store.t("checkout.change"));
    await sheets.open("notes");
    await expect.element(store.field("checkout.comment")).toBeVisible();
    await expect.element(store.text("checkout.changeFrom")).not.toBeInTheDocument();
  },
);

test.each(["web", "telegram", "click"] as const)(
  "[AD-1, TG-4] without an address the button is enabled and opens the address picker (%s)",
  async (shell) => {
    if (shell === "telegram") {
      openInTelegram();
      onTestFinished(resetTelegram);
    }
    changeFulfillment({ serviceType: "DELIVERY" });
    const { store } = await renderCheckout({}, { shell });
    const button = page
      .getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.address_required")}`) })
      .last();
    await expect.element(button).toBeEnabled();
    await button.click();
    await expect.element(page.getByRole("status").last()).toMatchTextContent(LOCATION_PANELS.map);
  },
);

test("[AD-7] other details of the door can be added after a tap, a missing house number is asked for and focused", async () => {
  signInTestCustomer();
  const details = { ...testAddress.details, office: null, landmark: null };
  setDeliveryAddress({ ...testAddress, details });
  const { store, place } = await renderCheckout();
  await expect.element(place).toBeEnabled();
  await expect.element(store.field("address.office")).not.toBeInTheDocument();
  await store.button("checkout.addDoor").click();
  await store.field("address.office").fill("12");
  setDeliveryAddress({ ...testAddress, latitude: 41.3, houseNumber: null, details });
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.house_missing")}`) }).click();
  await expect.element(store.field("address.house")).toHaveFocus();
});

test.each([true, false])(
  "[CH-8] the button does not flicker while the checkout opens (address: %s)",
  async (hasAddress) => {
    const shown = new Set<string>();
    const observer = new MutationObserver(() => {
      const text = document.querySelector("[data-bottom] > * > button:last-child")?.textContent;
      if (text) shown.add(text);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    signInTestCustomer();
    if (hasAddress) setDeliveryAddress();
    else changeFulfillment({ serviceType: "DELIVERY" });
    const { store } = await renderCheckout();
    const isQuoted = () => store.api.calls("POST /orders/v1/orders/quote").length > 0;
    if (hasAddress) await expect.poll(isQuoted).toBe(true);
    const last = hasAddress ? store.t("checkout.place") : store.t("checkout.lacks.address_required");
    await expect
      .element(page.getByRole("button", { name: new RegExp(`^${last}.*\\d`) }).last())
      .toBeEnabled();
    observer.disconnect();
    const [first, ...others] = [...shown].filter((text) => text !== store.t("checkout.counting"));
    expect(first).toMatch(last);
    expect(others).toEqual([]);
  },
);
