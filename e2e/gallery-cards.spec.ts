import { join } from "node:path";
import { chosenSets, titleOf } from "./src/gallery-sets.ts";
import { PICTURES, take } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";

// Takes screenshots of the pages of saved cards, in addition to gallery.spec.
for (const shown of chosenSets) {
  test(titleOf(shown), async ({ guestOf, page }) => {
    test.setTimeout(120_000);
    const { brand, language, theme } = shown;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const guest = guestOf(brand, language);
    const { t } = guest;
    const shot = (screen: string) => take(page, join(PICTURES, `${brand}-${language}-${theme}`, screen));
    await guest.signInFirst("/profile/cards");
    await expect(page.getByRole("heading", { name: t("card.empty") })).toBeVisible();
    await shot("40-cards-none");
    await page.getByRole("link", { name: t("card.add") }).click();
    await page.getByLabel(t("card.number"), { exact: true }).fill("8600 0691 9540 6311");
    await shot("41-card-new");
    await page.getByLabel(t("card.expiry"), { exact: true }).fill("03/99");
    await guest.button("card.continue").click();
    const code = page.getByLabel(t("card.code"), { exact: true });
    await expect(code).toBeVisible();
    await shot("42-card-code");
    await code.fill("666666");
    await expect(page.getByRole("radio", { name: /6311/ })).toBeChecked();
    await shot("43-cards");
  });
}
