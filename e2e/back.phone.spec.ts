import type { Page } from "@playwright/test";
import { getStoreUrl } from "./src/brands.ts";
import { openEmptyPage } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("[RT-5] back, Escape and a tap outside close one panel at a time and keep scroll, focus and history", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await openEmptyPage(page, getStoreUrl("osh", ""));
  await guest.open();
  const language = page.getByRole("button", { name: guest.t("header.language", { language: "UZ" }) });
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

  const link = guest.productLink("mastava");
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => readScrollTop(page)).toBeGreaterThan(500);
  const sheet = await guest.openProduct("mastava");
  const before = await readScrollTop(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect.poll(() => readScrollTop(page)).toBe(before);
  await expect(link).toBeFocused();

  // Closes the panel while it is still opening.
  await link.evaluate(async (card: HTMLElement, close) => {
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
  await expect(page).toHaveURL(/[/]empty$/);
});
