import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

test("[MN-2] a product of a pop-up category opens as a card; one with its own page has its button at the bottom of the screen", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const popUp = await guest.openProduct("peshin-toplami");
  const card = await popUp.boundingBox();
  expect(card?.x).toBeGreaterThan(8);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(836);
  await page.keyboard.press("Escape");
  await expect(popUp).toBeHidden();
  await guest.productLink("chak-chak").click();
  await expect(page.getByRole("heading", { name: guest.productName("chak-chak"), level: 1 })).toBeVisible();
  const bar = page
    .locator("[data-bottom]")
    .filter({ has: guest.page.getByRole("button", { name: createTextStartPattern(t("product.add")) }) });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
});
