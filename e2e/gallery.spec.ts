import { chooseOrderTime, openCheckoutSheet } from "./src/checkout-page.ts";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Branch, TableWithQrLink } from "@dasturxon/contract";
import { type DemoBrandKey, getDemoBrand, TESTED_SERVER_PORT, getBrandWords } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { BrandFounder } from "./src/founder.ts";
import { selectedGallerySets, COLOR_THEMES, formatGalleryTitle } from "./src/gallery-sets.ts";
import { Guest } from "./src/guest.ts";
import type { StaffMember } from "./src/staff.ts";
import { Administrator } from "./src/administrator.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { PICTURES_FOLDER, takeScreenshots } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";

// Takes screenshots of every screen for `npm run gallery`. They check nothing.
const DISHES_BY_BRAND: Record<DemoBrandKey, { dish: string; plain: string }> = {
  osh: { dish: "toy-oshi", plain: "obi-non" },
  pizza: { dish: "pepperoni", plain: "salad-beef" },
  market: { dish: "tomato-pink", plain: "tomato-pink" },
};
/** Pages that need no preparation. */
const PAGE_PATHS = [
  "/search?q=o",
  "/category",
  "/address/pickup",
  "/branches",
  "/branches/map",
  "/profile",
  "/profile/user",
  "/profile/orders",
  "/profile/address",
  "/profile/favorites",
  "/profile/promos",
  "/profile/cashback",
  "/notifications",
  "/booking",
  "/about",
  "/contacts",
  "/extra",
  "/offerta",
  "/privacy",
  "/vacancy",
  "/brands",
  "/login",
  "/nowhere",
  "/product/nothing",
];

for (const shown of selectedGallerySets) {
  test(formatGalleryTitle(shown), async ({ guestOf, staffOf, browser, page }) => {
    test.setTimeout(900_000);
    const { brand, language, theme } = shown;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const guest = guestOf(brand, language);
    const folder = join(PICTURES_FOLDER, `${brand}-${language}-${theme}`);
    const takeShot: TakeScreenshot = (screen, shown = page) => takeScreenshots(shown, `${folder}/${screen}`);
    await walkThroughStore(guest, takeShot);
    await captureOnlinePayment(guest, takeShot);
    const second = await browser.newPage({ timezoneId: "Asia/Tashkent", colorScheme: theme });
    await captureGroupOrder(guest, new Guest(second, brand, language), takeShot);
    await second.close();
    if (brand !== "market") await captureTableOrder(guest, await staffOf(brand), takeShot);
  });
}

for (const theme of COLOR_THEMES) {
  test(`console, ru, ${theme} @gallery`, async ({ staffOf }) => {
    test.setTimeout(300_000);
    const staff = await staffOf("osh");
    const { page } = staff;
    await page.emulateMedia({ colorScheme: theme });
    await staff.speak("ru");
    const takeShot = (screen: string) =>
      takeScreenshots(page, join(PICTURES_FOLDER, `console-ru-${theme}`, screen));
    await takeShot("board");
    for (const path of [
      "reservations",
      "reservations/codes",
      "past-orders",
      "stop-list",
      "pauses",
      "manage/people",
      "manage/payments",
      "manage/sms",
      "manage/alerts",
      "manage/messages",
      "manage/couriers",
      "manage/settings",
      "manage/drafts",
      "manage/branches",
      "manage/zones",
      "manage/holidays",
      "manage/tables",
      "manage/vacancies",
      "manage/policies",
      "manage/devices",
      "manage/applications",
      "manage/reviews",
      "manage/claims",
      "manage/customers",
      "manage/changes",
    ]) {
      await page.goto(new URL(`/console/${path}`, page.url()).href);
      await takeShot(path);
    }
  });
}

for (const theme of COLOR_THEMES) {
  test(`start, uz, ${theme} @gallery`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: theme });
    const founder = new BrandFounder(page);
    const takeShot = (screen: string) =>
      takeScreenshots(page, join(PICTURES_FOLDER, `start-uz-${theme}`, screen));
    await founder.open();
    await takeShot("phone");
    await founder.showPhone();
    await takeShot("brand");
    await founder.nameBrand(`Bogʻ ${String(Date.now()).slice(-8)}`);
    await takeShot("look");
    await founder.press("start.next");
    await takeShot("branch");
    await founder.press("start.back");
    await founder.tellBranch("Amir Temur 5");
    await takeShot("owner");
    await founder.openStore("Sardor");
    await takeShot("opened");
    await page.goto(`http://localhost:${TESTED_SERVER_PORT}/console/`);
    await takeShot("board");
  });
}

for (const theme of COLOR_THEMES) {
  test(`platform, ru, ${theme} @gallery`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: theme });
    const administrator = new Administrator(page, "ru");
    const { t } = administrator;
    const takeShot = (screen: string) =>
      takeScreenshots(page, join(PICTURES_FOLDER, `platform-ru-${theme}`, screen));
    await administrator.open();
    await takeShot("sign-in");
    await administrator.signIn();
    const pizza = page.getByRole("link", {
      name: getBrandWords(getDemoBrand("pizza").name, "ru"),
      exact: true,
    });
    await pizza.waitFor();
    await takeShot("brands");
    await administrator.press("platform.permit");
    await takeShot("link");
    await page.keyboard.press("Escape");
    await pizza.click();
    await page.getByText(t("platform.owners")).waitFor();
    await takeShot("brand");
    await administrator.press("platform.block");
    await takeShot("block");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: t("platform.acts"), exact: true }).click();
    await takeShot("log");
  });
}

type TakeScreenshot = (screen: string, page?: Page) => Promise<void>;

async function walkThroughStore(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const { page, t } = guest;
  const { dish, plain } = DISHES_BY_BRAND[guest.brand];
  await guest.open();
  await shot("01-home");
  await guest.open("/basket");
  await shot("02-basket-empty");
  await guest.open();
  await guest.targetChip().click();
  await expect(page.getByText(t("address.idle"))).toBeVisible();
  await shot("03-address-map");
  await guest.button("address.search").click();
  await shot("04-address-search");
  await page.goBack();
  await guest.findAddress();
  await guest.button("address.save").click();
  await shot("05-address-details");
  await page.getByLabel(t("address.house"), { exact: true }).fill("5");
  await guest.button("address.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);
  await guest.openProduct(dish);
  await shot("06-product");
  await page.keyboard.press("Escape");
  await expect(guest.panel()).toHaveCount(0);
  await guest.add(plain, 12);
  await shot("07-home-full-basket");
  await guest.openBasket();
  await shot("08-basket");
  await guest.openCheckout();
  await shot("09-checkout");
  await guest.placeButton().click();
  await expect(guest.panel(t("signIn.phoneTitle"))).toBeVisible();
  await shot("10-sign-in");
  await guest.signIn();
  await guest.placedOrder();
  await shot("11-order");
  for (const path of PAGE_PATHS) {
    await page.goto(new URL(`/${guest.language}${path}`, page.url()).href);
    await shot(`20-${path.slice(1).replace(/\W+/g, "-")}`);
  }
}

/** Takes screenshots of the checkout with online payment, the provider's page, and the order awaiting payment. */
async function captureOnlinePayment(guest: Guest, shot: TakeScreenshot): Promise<void> {
  const { page, t } = guest;
  await guest.open();
  await guest.add(DISHES_BY_BRAND[guest.brand].plain, 12);
  await guest.openBasket();
  await guest.openCheckout();
  await openCheckoutSheet(guest, "pay");
  await shot("12-pay-by");
  await guest.panel().getByText("Payme", { exact: true }).click();
  await guest.placeButton().click();
  await expect(page.getByRole("heading", { name: "Payme" })).toBeVisible();
  await shot("13-provider");
  await guest.open("/profile/orders");
  await page
    .getByRole("main")
    .getByRole("link", { name: createTextStartPattern(t("order.awaitsPayment")) })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /Payme/ })).toBeVisible();
  await shot("14-order-unpaid");
}

/** Takes screenshots of a group order with a second phone, from both views. */
async function captureGroupOrder(host: Guest, member: Guest, shot: TakeScreenshot): Promise<void> {
  const { page, t } = host;
  const { plain } = DISHES_BY_BRAND[host.brand];
  await host.open();
  await host.add(plain);
  await host.openBasket();
  await page.getByRole("link", { name: t("group.together") }).click();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Lola");
  await shot("15-group-start");
  await host.button("group.begin").click();
  await expect(page.getByRole("region", { name: /^Lola/ })).toContainText(host.productName(plain));
  await host.button("group.qr").click();
  await expect(page.getByRole("img", { name: t("group.qrLabel") })).toBeVisible();
  await shot("16-group-invite");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await host.button("group.share").click();
  await expect(host.button("group.copied")).toBeVisible();
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await member.open(pathname + hash);
  await member.page.getByLabel(t("group.name"), { exact: true }).fill("Ali");
  await shot("17-group-invitation", member.page);
  await member.button("group.join").click();
  await member.add(plain, 2);
  await shot("18-group-menu", member.page);
  await expect(page.getByRole("region", { name: /^Ali/ })).toContainText("× 2");
  await shot("19-group-host");
  await member.open(pathname);
  await shot("19-group-member", member.page);
  await host.button("group.callOff").click();
  const question = host.panel(t("group.callOffTitle"));
  await expect(question).toBeVisible();
  await shot("19-group-call-off");
  await question.getByRole("button", { name: t("group.callOff"), exact: true }).click();
  await expect(host.targetChip()).toBeVisible();
}

/** Takes screenshots of the menu at a table with a filled basket, a called waiter, and the table's orders. */
async function captureTableOrder(guest: Guest, staff: StaffMember, shot: TakeScreenshot): Promise<void> {
  const { page, t } = guest;
  const branches = await callApi<Branch[]>(page, "GET /users/v1/branches/full");
  const served = new Set(branches.filter(({ settings }) => settings.dineinEnabled).map(({ id }) => id));
  const codes = await callApi<TableWithQrLink[]>(staff.page, "GET /console/v1/tables");
  const code = codes.find(({ branchId }) => served.has(branchId));
  if (!code) throw new Error("no branch serves at tables");
  const { pathname, search } = new URL(code.link);
  await guest.open(`${pathname}${search}0`);
  await shot("30-table-old-code");
  await guest.open(pathname + search);
  const table = page.getByRole("region", { name: t("table.number", { number: code.number }) });
  await expect(table).toContainText(t("table.hint"));
  await shot("31-table");
  await table.getByRole("button", { name: t("table.callWaiter") }).click();
  await expect(table).toContainText(t("table.waiterComes"));
  await shot("32-table-called");
  await guest.openBasket();
  await guest.openCheckout();
  await shot("33-table-checkout");
  // At night the checkout offers no immediate order, so the order is placed for the next morning.
  if (!(await guest.placeButton().isVisible())) await chooseOrderTime(guest, "first");
  await guest.placeButton().click();
  await guest.placedOrder();
  await shot("34-table-order");
  await guest.open();
  await table.getByRole("button", { name: t("table.bill") }).click();
  await shot("35-table-bill");
}
