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
  const ids = { product: productId, choices: brand.choicesId, order: orderId };
  const path = (row.path ?? "/").replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => ids[name]);
  await page.goto(storeUrl(brand.key, path), { waitUntil: "domcontentloaded" });
  // What is off may not come with the script either.
  if (isPersonal(row))
    await page.waitForFunction(() =>
      [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
    );
}

/** Drawn by the page's script, which knows the guest and what the device keeps; the rest is in the page as served. */
const isPersonal = ({ isSignedIn = false, hasBasket = false, isScripted = false }: SettingRow) =>
  isSignedIn || hasBasket || isScripted;

/** The page that the setting opens is there, or says that it is not. */
async function expectPage(brand: BrandCopy, path: string, isThere: boolean): Promise<void> {
  const { status, body } = await askPage(storeUrl(brand.key, path));
  expect([path, status]).toEqual([path, isThere ? 200 : 404]);
  if (!isThere) expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe(t("error.404.title"));
}

for (const isScripted of [false, true])
  test.describe(isScripted ? "with script" : "as served", () => {
    test.use({ javaScriptEnabled: isScripted });
    for (const row of SETTINGS.filter((each) => isPersonal(each) === isScripted)) testRow(row);
  });

function testRow(row: SettingRow): void {
  test(`[BR-14, BR-15, BR-16, EN-5] ${row.name} ${row.says}, and does not while it is off`, async ({
    page,
  }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    if (row.isWide) await page.setViewportSize({ width: 1280, height: 800 });
    await row.prepare?.(page);
    const seen = row.seen(page, t);
    for (const isOn of [true, false]) {
      const brand = await copyBrand(row.of ?? "osh", isOn ? "on" : "off", isOn ? row.on : row.off);
      await look(page, row, brand);
      if (row.beside) await expect(row.beside(page, t)).toBeVisible();
      if (isOn) await expect(seen).toBeVisible();
      else await expect(seen).toHaveCount(0);
      if (row.page) await expectPage(brand, row.page, isOn);
    }
  });
}

test("[BR-14] a brand that serves nobody shows its menu and asks for no address", async ({ page }) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const features = { delivery: false, pickup: false, dineIn: false };
  const brand = await copyBrand("osh", "nobody", { features });
  await page.goto(storeUrl(brand.key), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).not.toContainText(t("address.chooseAddress"));
  await expect(page.locator('a[href="/choose-address"]')).toHaveCount(0);
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
