import { findCheckoutRow } from "./src/checkout-page.ts";
import type { Locator } from "@playwright/test";
import { SERVED_STREET } from "./src/brands.ts";
import { MiniAppGuest } from "./src/faces.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

/** Maximum number of taps of a new guest from the first screen to a placed delivery order. Typing is not counted. */
const MAX_ORDER_TAPS = 8;

class TapCounter {
  count = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }
}

/** Finds the main action of a page: the messenger's own button, or the store's button. */
type FindMainButton = (own: Locator) => Promise<Locator>;

/** Taps from the menu to the checkout's last button: a dish, the basket, the checkout and a new address. */
async function orderToAddress(guest: Guest, taps: TapCounter, findAction: FindMainButton): Promise<void> {
  const { store, t } = guest;
  const findTitle = (id: string) => store.getByRole("heading", { name: t(id), level: 1 });
  await taps.tap(guest.addButton("somsa-quti").first());
  await taps.tap(await findAction(guest.basketLink()));
  await expect(findTitle("basket.title")).toBeVisible();
  const toCheckout = store.getByRole("link", { name: createTextStartPattern(t("basket.checkout")) });
  await taps.tap(await findAction(toCheckout));
  await expect(findTitle("checkout.title")).toBeVisible();
  const chooseAddress = store.locator("[data-bottom]").getByRole("button", {
    name: createTextStartPattern(t("checkout.lacks.address_required")),
  });
  const openAddress = await findAction(chooseAddress);
  // The test waits for the text of Telegram's button, because the button ignores taps until the checkout has set it.
  await expect(openAddress).toHaveText(createTextStartPattern(t("checkout.lacks.address_required")));
  await taps.tap(openAddress);
  const search = guest.panel(t("address.searchTitle"));
  await search.getByRole("searchbox").fill(SERVED_STREET);
  await taps.tap(search.getByRole("listitem").first().getByRole("button"));
  await store.getByLabel(t("address.house"), { exact: true }).fill("5");
  await store.getByLabel(t("address.office"), { exact: true }).fill("12");
  await taps.tap(guest.button("address.saveDetails"));
  await expect(guest.panel()).toHaveCount(0);
}

test("[CH-8, CH-11] a new guest orders a delivery by cash in at most 8 taps, typing apart", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const taps = new TapCounter();
  await guest.open();
  await orderToAddress(guest, taps, (own) => Promise.resolve(own));
  await expect(findCheckoutRow(guest, "pay")).toContainText(t("payment.CASH"));
  await taps.tap(guest.placeButton());
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill(guest.phone);
  await taps.tap(guest.button("signIn.getCode"));
  await guest.enterCode();
  await guest.placedOrder();
  expect(taps.count).toBeLessThanOrEqual(MAX_ORDER_TAPS);
});

test("[TG-2, TG-4] in Telegram a new guest orders a delivery by cash in at most 8 taps, without a code", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const at = new MiniAppGuest(guest, { shell: "telegram", about: { person: "700000005" } });
  const taps = new TapCounter();
  await at.open("/");
  await orderToAddress(guest, taps, (own) => at.mainAction(own));
  await expect(findCheckoutRow(guest, "pay")).toContainText(t("payment.CASH"));
  const place = await at.mainAction(guest.placeButton());
  // Telegram's button ignores taps while the total is calculated.
  await expect(place).toHaveText(createTextStartPattern(t("checkout.place")));
  await taps.tap(place);
  await taps.tap(page.locator("#yes"));
  const title = guest.store.getByRole("heading", { level: 1 });
  await expect(title).toContainText(/\d/, { timeout: scaleTime(15_000) });
  expect(taps.count).toBeLessThanOrEqual(MAX_ORDER_TAPS);
});

test.describe("in Click", () => {
  test.use({ locale: "uz" });

  test("[CK-1, CH-6] a new guest orders a delivery and pays it in the application in at most 8 taps", async ({
    guestOf,
  }) => {
    const guest = guestOf("osh", "uz");
    const at = new MiniAppGuest(guest, { shell: "click", about: { person: "505" } });
    const taps = new TapCounter();
    await at.open("/");
    await orderToAddress(guest, taps, (own) => at.mainAction(own));
    await expect(findCheckoutRow(guest, "pay")).toContainText("Click");
    await taps.tap(await at.mainAction(guest.placeButton()));
    await taps.tap(guest.store.getByRole("button", { name: "Toʻlash", exact: true }));
    await expect(guest.store.getByRole("main")).toContainText(guest.t("order.paid"), {
      timeout: scaleTime(15_000),
    });
    expect(taps.count).toBeLessThanOrEqual(MAX_ORDER_TAPS);
  });
});
