import { expect, test } from "./src/test.ts";
import type { Page } from "@playwright/test";
import { freshPhone, storeUrl } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { codeFor, copyBrand } from "./src/copy-brand.ts";
import type { BrandCopy } from "./src/copy-brand.ts";
import { hasDatabase } from "./src/database.ts";
import { SETTINGS } from "./src/settings-table.ts";
import type { SettingRow } from "./src/settings-table.ts";
import { textsOf } from "./src/texts.ts";

// Each setting alone, on and off, on a copy of a brand that has everything else as the demo has it.
const t = textsOf("storefront", "uz");
test.describe.configure({ mode: "parallel" });

/** Opens the page where the setting shows, as the guest that it shows itself to. */
async function look(page: Page, row: SettingRow, brand: BrandCopy): Promise<void> {
  const path = (row.path ?? "/").replace("{product}", brand.productId);
  if (row.isSignedIn || row.hasBasket) {
    await open(page, storeUrl(brand.key));
    if (row.isSignedIn) await signIn(page, brand);
    if (row.hasBasket) await addDish(page, brand);
    if (row.path === undefined && row.hasBasket) return;
  }
  await open(page, storeUrl(brand.key, path));
}

/** Opens a page and waits until its script is there. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
  );
}

/** Adds a dish; it is in the basket when the device keeps it, the tap alone may still wait for the menu. */
async function addDish(page: Page, brand: BrandCopy): Promise<void> {
  await page.locator("[data-tap=add]").first().click();
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `dx:${brand.id}:basket`);
}

async function signIn(page: Page, brand: BrandCopy): Promise<void> {
  const phone = `+998${freshPhone()}`;
  await call(page, "POST /users/v1/users/code", { phone });
  const { user } = await call<{ user: { id: string } }>(page, "POST /users/v1/users/token", {
    phone,
    code: await codeFor(brand, phone),
  });
  // What the store keeps of it; the token is in the cookie.
  const kept = JSON.stringify({ v: 1, d: { userId: user.id, phone, firstName: null, lastName: null } });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `dx:${brand.id}:session`,
    kept,
  ] as const);
}

for (const [at, row] of SETTINGS.entries()) {
  test(`[BR-14, BR-15, BR-16, EN-5] ${row.name} ${row.says}, and does not while it is off`, async ({
    page,
  }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    if (row.isWide) await page.setViewportSize({ width: 1280, height: 800 });
    const seen = row.seen(page, t);
    for (const isOn of [true, false]) {
      const brand = await copyBrand("osh", `${isOn ? "on" : "off"}-${at}`, isOn ? row.on : row.off);
      await look(page, row, brand);
      if (isOn) await expect(seen).toBeVisible();
      else await expect(seen).toHaveCount(0);
      if (row.page) {
        const answer = await page.goto(storeUrl(brand.key, row.page), { waitUntil: "domcontentloaded" });
        expect([row.page, answer?.status()]).toEqual([row.page, isOn ? 200 : 404]);
        if (!isOn) await expect(page.getByRole("heading", { name: t("error.404.title") })).toBeVisible();
      }
    }
  });
}

test("[BR-14, RT-5] without a page of its own the basket is a drawer over the menu, which back closes", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const brand = await copyBrand("osh", "drawer", { features: { cartPage: false } });
  await open(page, storeUrl(brand.key));
  await addDish(page, brand);
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
