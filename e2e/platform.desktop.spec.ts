import type { Browser } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { requestPage } from "./src/request-page.ts";
import { Administrator } from "./src/administrator.ts";
import { getStoreUrl } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { Guest } from "./src/guest.ts";
import type { DemoBrandKey } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const DESKTOP_SIZE = { width: 1280, height: 800 };

/** Opens the page of a brand for an administrator in a new browser context. */
async function openBrandPage(browser: Browser, brandId: string) {
  const context = await browser.newContext({ viewport: DESKTOP_SIZE, locale: "ru-RU" });
  const administrator = new Administrator(await context.newPage(), "ru");
  await administrator.openBrand(brandId);
  return { administrator, page: administrator.page, t: administrator.t, close: () => context.close() };
}

test("[S38, S39, BR-7] a brand opened by an administrator's link is blocked, which a guest reads at once, and its menu returns after unblocking", async ({
  page,
  browser,
}) => {
  const key = await createAndOpenBrand(page, "Dilshod");
  const { merchant } = await callApi<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  const guest = new Guest(page, key as DemoBrandKey, "ru");
  await guest.open();
  await guest.touch();
  const add = guest.button("menu.add", { name: "Плов свадебный" }).first();
  await expect(add).toBeVisible();

  const platform = await openBrandPage(browser, merchant.id);
  const { administrator, t } = platform;
  await expect(platform.page.getByText(t("platform.acts.none"))).toBeVisible();
  await administrator.press("platform.block");
  const dialog = platform.page.getByRole("dialog");
  await dialog.getByLabel(t("platform.reason.uz")).fill("Hujjatlar tekshirilmoqda");
  await dialog.getByLabel(t("platform.reason.ru")).fill("Проверяем <b>документы</b>");
  await dialog.getByRole("button", { name: t("platform.block"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(platform.page.getByRole("alert")).toContainText("Проверяем <b>документы</b>");
  const acts = platform.page.getByRole("listitem");
  await expect(acts.filter({ hasText: t("platform.act.BLOCKED") })).toBeVisible();

  // The guest's page shows that the brand is blocked. It was open when the administrator blocked the brand.
  await expect(guest.page.getByText("Проверяем <b>документы</b>")).toBeVisible();
  await expectAccessible(guest.page, "a blocked store");
  const blocked = await requestPage(getStoreUrl(key, "/blocked"));
  expect(blocked.status).toBe(503);
  expect(blocked.body).toContain("Hujjatlar tekshirilmoqda");

  await administrator.press("platform.unblock");
  await expect(platform.page.getByRole("alert")).toBeHidden();
  // The event simulates that the guest returns to the tab.
  await expect(async () => {
    await guest.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(add).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await platform.close();
});

test("[S40] support enters with the owner's consent, sees a notice on every page, and is signed out when the owner revokes it", async ({
  page,
  browser,
}) => {
  await createAndOpenBrand(page, "Yordam");
  const { merchant } = await callApi<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  await callApi(page, "PUT /console/v1/support", { hours: 1 });
  const platform = await openBrandPage(browser, merchant.id);
  const { t } = platform;
  await platform.page.getByRole("button", { name: t("platform.support.enter"), exact: true }).click();
  // The browser loads the brand's console as a new document.
  await platform.page.waitForURL(/\/console\/(?!platform)/, { waitUntil: "load" });
  await expect(platform.page.getByRole("button", { name: t("support.leave"), exact: true })).toBeVisible();
  await expectAccessible(platform.page, "the console with the platform in it");
  const { inside } = await callApi<{ inside: { name: string }[] }>(page, "GET /console/v1/support");
  expect(inside).toMatchObject([{ name: "Nodira Yusupova" }]);

  await callApi(page, "DELETE /console/v1/support");
  await expect(platform.page).toHaveURL(/\/console\/platform/, { timeout: scaleTime(20_000) });
  await platform.close();
});
