import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { PICTURES_FOLDER } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";

/** Takes a screenshot for the README. `scripts/gallery.mjs` packs these screenshots into `docs/pictures`. */
const takeShot = (page: Page, name: string) =>
  page.screenshot({ path: join(PICTURES_FOLDER, "readme", `${name}.png`), animations: "disabled" });
/** Scrolls a dish to just below the sticky header. */
const scrollToDish = (link: Locator) =>
  link.first().evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top + scrollY - 150));
/** Waits 1.5 seconds, so that pictures and map tiles are loaded. */
const waitForPicturesAndTiles = (page: Page) => page.waitForTimeout(1500);

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test("readme @gallery", async ({ guestOf, staffOf, page }) => {
  test.setTimeout(240_000);
  const guest = guestOf("osh", "uz");
  await guest.open();
  await guest.targetChip().click();
  await guest.findAddress();
  await waitForPicturesAndTiles(page);
  await takeShot(page, "address");
  await guest.saveAddress();
  await waitForPicturesAndTiles(page);
  await scrollToDish(guest.productLink("samarqand-oshi"));
  await waitForPicturesAndTiles(page);
  await takeShot(page, "menu");
  await guest.openProduct("toy-oshi");
  await waitForPicturesAndTiles(page);
  await takeShot(page, "dish");
  await guest.prepareOrder("somsa-quti", "samarqand-non", "kok-choy");
  await waitForPicturesAndTiles(page);
  await takeShot(page, "checkout");
  await guest.open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await waitForPicturesAndTiles(page);
  await takeShot(page, "desktop");
  await page.setViewportSize({ width: 390, height: 844 });
  await guest.open("/checkout");
  await expect(guest.placeButton()).toBeEnabled();
  await guest.touch();
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = await staffOf("osh");
  await staff.press(number, "accept");
  await staff.press(number, "cook");
  await expect(guest.state("COOKING")).toBeVisible();
  // The notice about the confirmed order covers the page's title, so the screenshot waits until it has gone.
  await expect(page.getByText(guest.t("checkout.confirmed"))).toBeHidden();
  await waitForPicturesAndTiles(page);
  await takeShot(page, "order");
  for (const keys of [
    ["obi-non", "ikki-kishilik"],
    ["achichuk", "kok-choy", "somsa-quti"],
  ]) {
    const another = guestOf("osh", "uz");
    await another.prepareOrder(...keys);
    await another.placeButton().click();
    await another.placedOrder();
  }
  await expect(staff.card(number)).toBeVisible();
  await waitForPicturesAndTiles(staff.page);
  await takeShot(staff.page, "console");
});

test("readme market @gallery", async ({ guestOf, page }) => {
  const guest = guestOf("market", "ru");
  await guest.openAtAddress();
  await waitForPicturesAndTiles(page);
  await scrollToDish(guest.productLink("tomato-pink"));
  await waitForPicturesAndTiles(page);
  await takeShot(page, "market");
});
