import { askPage } from "./src/ask-page.ts";
import { Door } from "./src/at-the-door.ts";
import { expect, test } from "./src/test.ts";
import type { Page } from "@playwright/test";
import { freshPhone, storeUrl } from "./src/brands.ts";
import { copyBrand } from "./src/copy-brand.ts";
import type { BrandCopy } from "./src/copy-brand.ts";
import { change, hasDatabase } from "./src/database.ts";
import { placePickupOf } from "./src/pickup.ts";
import { SETTINGS } from "./src/settings-table.ts";
import type { SettingRow } from "./src/settings-table.ts";
import { textsOf } from "./src/texts.ts";

// Each setting alone, on and off, on a copy of a brand that has everything else as the demo has it.
const t = textsOf("storefront", "uz");
test.describe.configure({ mode: "parallel" });

/** Opens the page where the setting shows, as the guest that it shows itself to. */
async function look(page: Page, row: SettingRow, brand: BrandCopy): Promise<void> {
  const { productId } = brand;
  let orderId = "";
  if (row.isSignedIn || row.hasBasket) {
    const door = await Door.of(page, brand.key);
    const account = row.isSignedIn ? await door.signIn(freshPhone(), "uz") : null;
    if (row.hasCashback)
      await change("insert into cashback_balances (merchant_id, user_id, balance) values ($1, $2, 5000)", [
        brand.id,
        account?.userId,
      ]);
    if (row.path?.includes("{order}")) orderId = (await placePickupOf(page, productId)).id;
    if (row.hasBasket) await door.fillBasket(({ id }) => id === brand.productId);
  }
  const path = (row.path ?? "/").replace("{order}", orderId);
  await page.goto(storeUrl(brand.key, path), { waitUntil: "domcontentloaded" });
  // The script shows nothing of a setting that is off.
  await page.waitForFunction(() =>
    [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
  );
}

/** The page that the setting opens is there, or says that it is not. */
async function expectPage(brand: BrandCopy, path: string, isThere: boolean): Promise<void> {
  const { status, body } = await askPage(storeUrl(brand.key, path));
  expect([path, status]).toEqual([path, isThere ? 200 : 404]);
  if (!isThere) expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe(t("error.404.title"));
}

for (const row of SETTINGS)
  test(`[BR-14, BR-15, BR-16, EN-5] ${row.name} ${row.says}, and does not while it is off`, async ({
    page,
  }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    await row.prepare?.(page);
    const seen = row.seen(page, t);
    for (const isOn of [true, false]) {
      const brand = await copyBrand("osh", isOn ? "on" : "off", isOn ? row.on : row.off);
      await look(page, row, brand);
      if (row.beside) await expect(row.beside(page, t)).toBeVisible();
      if (isOn) await expect(seen).toBeVisible();
      else await expect(seen).toHaveCount(0);
      if (row.page) await expectPage(brand, row.page, isOn);
    }
  });

test("[BR-14, RT-5] without a page of its own the basket is a drawer over the menu, which back closes", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const brand = await copyBrand("osh", "drawer", { features: { cartPage: false } });
  await page.goto(storeUrl(brand.key), { waitUntil: "domcontentloaded" });
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
