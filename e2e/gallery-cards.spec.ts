import { join } from "node:path";
import { selectedGallerySets, formatGalleryTitle } from "./src/gallery-sets.ts";
import { PICTURES_FOLDER, takeScreenshots } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";

// Takes screenshots of the pages of saved bank cards, in addition to gallery.spec.
for (const gallerySet of selectedGallerySets) {
  test(formatGalleryTitle(gallerySet), async ({ guestOf, page }) => {
    test.setTimeout(120_000);
    const { brand, language, theme } = gallerySet;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const guest = guestOf(brand, language);
    const { t } = guest;
    const takeShot = (screen: string) =>
      takeScreenshots(page, join(PICTURES_FOLDER, `${brand}-${language}-${theme}`, screen));
    await guest.signInFirst("/profile/cards");
    await expect(page.getByRole("heading", { name: t("card.empty") })).toBeVisible();
    await takeShot("40-cards-none");
    await page.getByRole("link", { name: t("card.add") }).click();
    await page.getByLabel(t("card.number"), { exact: true }).fill("8600 0691 9540 6311");
    await takeShot("41-card-new");
    await page.getByLabel(t("card.expiry"), { exact: true }).fill("03/99");
    await guest.button("card.continue").click();
    const code = page.getByLabel(t("card.code"), { exact: true });
    await expect(code).toBeVisible();
    await takeShot("42-card-code");
    await code.fill("666666");
    await expect(page.getByRole("radio", { name: /6311/ })).toBeChecked();
    await takeShot("43-cards");
  });
}
