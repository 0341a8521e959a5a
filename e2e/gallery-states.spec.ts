import { join } from "node:path";
import type { DemoBrandKey } from "./src/brands.ts";
import { selectedGallerySets, formatGalleryTitle } from "./src/gallery-sets.ts";
import type { Guest } from "./src/guest.ts";
import { PICTURES_FOLDER, takeScreenshots } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";

// Takes screenshots of states that gallery.spec does not reach: other kinds of products, addresses outside the
// delivery area, no network, and pages without a signed-in customer.
const PRODUCT_BY_KIND: Record<DemoBrandKey, Record<string, string>> = {
  osh: { "pop-up": "peshin-toplami" },
  pizza: { "full-screen": "combo-solo", choices: "margarita" },
  market: { weighed: "banana" },
};
/** Kind of product in `PRODUCT_BY_KIND` that opens as a full page. */
const FULL_SCREEN_PRODUCT_KIND = "full-screen";
/** Addresses outside the delivery area. Osh delivers to the whole city. */
const OUTSIDE_STREET_BY_BRAND: Partial<Record<DemoBrandKey, string>> = {
  pizza: "Bektemir",
  market: "Bektemir",
};

const SIGNED_OUT_PAGE_PATHS = [
  "/profile",
  "/profile/orders",
  "/login",
  "/choose-address",
  "/address/delivery",
  "/extra2",
  "/extr3",
  "/blocked",
  "/merchantNotAvailable",
];
const SIGNED_IN_PAGE_PATHS = ["/profile/reservations", "/profile/address", "/profile/address/create"];

type TakeScreenshot = (screen: string) => Promise<void>;

for (const gallerySet of selectedGallerySets) {
  test(formatGalleryTitle(gallerySet), async ({ guestOf, page }) => {
    test.setTimeout(600_000);
    const { brand, language, theme } = gallerySet;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const guest = guestOf(brand, language);
    const takeShot: TakeScreenshot = (screen) =>
      takeScreenshots(page, join(PICTURES_FOLDER, `${brand}-${language}-${theme}`, screen));
    await captureStory(guest, takeShot);
    await captureProducts(guest, takeShot);
    await captureOutsideAddress(guest, takeShot);
    await captureOfflineStates(guest, takeShot);
    await capturePages(guest, SIGNED_OUT_PAGE_PATHS, (screen) => takeShot(`55-signed-out-${screen}`));
    await guest.signInFirst("/profile");
    await capturePages(guest, SIGNED_IN_PAGE_PATHS, (screen) => takeShot(`56-${screen}`));
    await captureVacancy(guest, takeShot);
  });
}

async function captureStory(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const { page, t } = guest;
  await guest.open();
  await page
    .getByRole("list", { name: t("stories.label") })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/stories\//);
  await shot("50-story");
}

async function captureProducts(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const { page } = guest;
  for (const [sort, key] of Object.entries(PRODUCT_BY_KIND[guest.brand])) {
    await guest.open();
    if (sort === FULL_SCREEN_PRODUCT_KIND) {
      await guest.productLink(key).click();
      await expect(page.getByRole("heading", { name: guest.productName(key), level: 1 })).toBeVisible();
    } else await guest.openProduct(key);
    await shot(`51-product-${sort}`);
  }
}

/** Shows an address outside the delivery area on the map. */
async function captureOutsideAddress(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const outside = OUTSIDE_STREET_BY_BRAND[guest.brand];
  if (!outside) return;
  await guest.open();
  await guest.targetChip().click();
  await guest.findAddress(outside);
  await expect(guest.page.getByText(guest.t("address.outOfZone"))).toBeVisible();
  await shot("52-out-of-zone");
}

async function captureOfflineStates(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const { page, t } = guest;
  await guest.open();
  await page.mouse.move(20, 300);
  await page.mouse.move(40, 340);
  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: t("connection.lost") })).toBeVisible();
  await shot("53-offline");
  await page.context().setOffline(false);
}

async function capturePages(guest: Guest, paths: readonly string[], shot: TakeScreenshot): Promise<void> {
  for (const path of paths) {
    await guest.open(path);
    await shot(path.slice(1).replaceAll("/", "-"));
  }
}

async function captureVacancy(guest: Guest, shot: TakeScreenshot): Promise<void> {
  await guest.open("/vacancy");
  const vacancy = guest.page.getByRole("main").getByRole("link").nth(1);
  // This gallery page is skipped for a brand without vacancies.
  if (!(await vacancy.isVisible())) return;
  await vacancy.click();
  await shot("57-vacancy");
}
