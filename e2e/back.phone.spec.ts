import type { Page } from "@playwright/test";
import { expect, test } from "./src/test.ts";

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("[RT-5] the back button closes a product and leaves the scroll where it was", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  await guest.open();
  const link = guest.productLink("mastava");
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollOf(guest.page)).toBeGreaterThan(500);
  const sheet = await guest.openProduct("mastava");
  const before = await scrollOf(guest.page);
  await guest.page.goBack();
  await expect(sheet).toBeHidden();
  await expect.poll(() => scrollOf(guest.page)).toBe(before);
  await expect(link).toBeFocused();
});

test("[RT-5] back, Escape and a tap outside close a panel, one at a time", async ({ guestOf }) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  const language = page.getByRole("button", { name: guest.t("header.language", { language: "RU" }) });
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(195, 20),
  ]) {
    await language.click();
    await expect(guest.panel(guest.t("language.title"))).toBeVisible();
    await close();
    await expect(guest.panel()).toHaveCount(0);
    await expect(language).toBeFocused();
  }
  await guest.targetChip().click();
  await guest.button("address.search").click();
  await expect(guest.panel(guest.t("address.searchTitle"))).toBeVisible();
  await page.goBack();
  await expect(guest.panel(guest.t("address.searchTitle"))).toBeHidden();
  await expect(guest.panel(guest.t("address.mapTitle"))).toBeVisible();
  await page.goBack();
  await expect(guest.panel()).toHaveCount(0);
});

test("[RT-5] a product closed in the moment that it opens leaves the guest where he was, in history too", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.open("/about");
  await guest.open();
  await (await guest.openProduct("mastava")).waitFor();
  await page.keyboard.press("Escape");
  await expect(guest.panel()).toHaveCount(0);
  await guest.productLink("mastava").evaluate(async (card: HTMLElement, close) => {
    card.click();
    await Promise.resolve();
    document
      .querySelector<HTMLElement>(
        `dialog[open] [aria-label="${close}"], dialog:popover-open [aria-label="${close}"]`,
      )
      ?.click();
  }, guest.t("action.close"));
  await expect(guest.panel()).toHaveCount(0);
  await expect(page).toHaveURL(/[/]$/);
  await page.goBack();
  await expect(page).toHaveURL(/[/]about$/);
});

test("[RT-5, CH-9] back from the code and from the checkout loses nothing", async ({ guestOf }) => {
  const guest = guestOf("osh", "en");
  const { page } = guest;
  await guest.openAtAddress();
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await page.getByLabel(guest.t("checkout.courierComment")).fill("Blue gate");
  await guest.placeButton().click();
  await expect(guest.panel(guest.t("signIn.phoneTitle"))).toBeVisible();
  await page.goBack();
  await expect(guest.panel()).toHaveCount(0);
  await expect(page.getByLabel(guest.t("checkout.courierComment"))).toHaveValue("Blue gate");
  await page.goBack();
  await expect(page.getByRole("heading", { name: guest.t("basket.title"), level: 1 })).toBeVisible();
  await guest.button("basket.clear").click();
  await expect(guest.panel(guest.t("basket.clearTitle"))).toBeVisible();
  await page.goBack();
  await expect(guest.panel()).toHaveCount(0);
  await page.goBack();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});
