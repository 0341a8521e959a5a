import type { Locator, Page } from "@playwright/test";
import { GuestPreparation } from "./src/at-the-door.ts";
import { createPhoneNumber, getStoreUrl } from "./src/brands.ts";
import { copyBrand } from "./src/copy-brand.ts";
import { hasDatabase } from "./src/database.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern, readProductTexts } from "./src/texts.ts";

const t = readProductTexts("storefront", "uz");
/** Fake visitor counter in the format of Yandex Metrica: records queued and new calls. */
const FAKE_COUNTER_SCRIPT = `window.told = [...(window.ym.a ?? [])]; window.ym = (...told) => window.told.push(told);`;
const trackingSettings = { metrica: { active: true, id: "12345678", key: "" } };

/** Records the hosts of the counters that the page requests. */
async function recordCounterHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/mc\.yandex|googletagmanager|facebook/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/javascript", body: FAKE_COUNTER_SCRIPT });
  });
  return asked;
}

/** Opens a page and simulates the first user input once its script has loaded. */
async function openPageAndInteract(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await simulateFirstInput(page);
}

async function simulateFirstInput(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
  );
  await page.mouse.move(100, 300);
  await page.mouse.move(110, 310);
}

/** Returns the consent bar. Repeats the user input until the page listens to it. */
async function findConsentBar(page: Page): Promise<Locator> {
  const bar = page.getByRole("complementary", { name: t("consent.label") });
  await expect(async () => {
    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  return bar;
}

/** Returns the paths that were reported to the counter. */
const readReportedPaths = (page: Page) =>
  page.evaluate(() => {
    const { told = [] } = window as { told?: unknown[][] };
    return told.filter(([, what]) => what === "hit").map(([, , path]) => path);
  });

/** Returns the actions on products that the page reported to the visitor counters. */
const readReportedGoods = (page: Page) =>
  page.evaluate(() => {
    const { dasturxonGoods = [] } = window as { dasturxonGoods?: { ecommerce: object }[] };
    return dasturxonGoods.flatMap(({ ecommerce }) =>
      Object.keys(ecommerce).filter((key) => key !== "currencyCode"),
    );
  });

test("[AN-1] a counter runs after consent: it receives products and an order, and no private page", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const brand = await copyBrand("osh", "counted", { tracking: trackingSettings });
  const asked = await recordCounterHosts(page);
  const door = await GuestPreparation.of(page, brand.key);
  await door.chooseAddress(await door.signIn(createPhoneNumber(), "uz"));
  await door.fillBasket(({ modificationGroups }) => modificationGroups.length === 0);
  // The consent bar is above the basket's main action and does not cover it.
  await openPageAndInteract(page, getStoreUrl(brand.key, "/basket"));
  const bar = await findConsentBar(page);
  const place = await bar.boundingBox();
  const action = await page.locator("[data-bottom]").boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
  expect(asked).toEqual([]);
  await bar.getByRole("button", { name: t("consent.yes") }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => readReportedPaths(page)).toEqual(["/basket"]);
  await page.getByRole("link", { name: t("basket.toMenu"), exact: true }).click();
  await expect.poll(() => readReportedPaths(page)).toEqual(["/basket", "/"]);
  await page.locator("[data-tap=add]").first().click();
  await expect.poll(() => readReportedGoods(page)).toEqual(["add"]);
  await page.locator(".basket-bar a").click();
  await page.getByRole("link", { name: createTextStartPattern(t("basket.checkout")) }).click();
  await page.getByRole("button", { name: createTextStartPattern(t("checkout.place")) }).click();
  await expect(page).toHaveURL(/[/]profile[/]orders[/]/);
  await expect.poll(() => readReportedGoods(page)).toEqual(["add", "purchase"]);
  expect((await readReportedPaths(page)).filter((path) => /profile|checkout/.test(String(path)))).toEqual([]);
});
