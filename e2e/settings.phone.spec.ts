import { expect, test } from "./src/test.ts";
import { getStoreUrl } from "./src/brands.ts";
import { copyBrand } from "./src/copy-brand.ts";
import { hasDatabase } from "./src/database.ts";
import { readProductTexts } from "./src/texts.ts";

const t = readProductTexts("storefront", "uz");

test("[BR-14, RT-5] without its own page the basket is a drawer over the menu, which back closes", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const brand = await copyBrand("osh", "drawer", { features: { cartPage: false } });
  await page.goto(getStoreUrl(brand.key), { waitUntil: "domcontentloaded" });
  await page.locator("[data-tap=add]").first().click();
  await page
    .getByRole("region", { name: t("basket.title") })
    .getByRole("link")
    .click();
  const drawer = page.getByRole("dialog", { name: t("basket.title") });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
});
