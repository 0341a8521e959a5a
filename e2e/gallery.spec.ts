import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type BrandKey, PORT } from "./src/brands.ts";
import { Founder } from "./src/founder.ts";
import type { Guest } from "./src/guest.ts";
import type { Language } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

// Pictures of every screen to look at, by `npm run gallery`. They judge nothing by themselves.
const PICTURES = join(import.meta.dirname, "../test-results/gallery");
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SHOWN: { brand: BrandKey; language: Language; dish: string; plain: string }[] = [
  { brand: "osh", language: "uz", dish: "toy-oshi", plain: "obi-non" },
  { brand: "pizza", language: "ru", dish: "pepperoni", plain: "salad-beef" },
  { brand: "market", language: "ar", dish: "tomato-pink", plain: "tomato-pink" },
];
/** Pages that need nothing but their address. */
const PAGES = [
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

for (const shown of SHOWN) {
  for (const theme of ["light", "dark"] as const) {
    const name = `${shown.brand}, ${shown.language}, ${theme}`;
    test(`${name} @gallery`, async ({ guestOf, page }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const guest = guestOf(shown.brand, shown.language);
      const folder = join(PICTURES, `${shown.brand}-${shown.language}-${theme}`);
      await walk(guest, shown, (screen) => take(page, `${folder}/${screen}`));
    });
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`console, ru, ${theme} @gallery`, async ({ staffOf }) => {
    test.setTimeout(300_000);
    const staff = await staffOf("osh");
    const { page } = staff;
    await page.emulateMedia({ colorScheme: theme });
    await staff.speak("ru");
    const shot = (screen: string) => take(page, join(PICTURES, `console-ru-${theme}`, screen));
    await shot("board");
    for (const path of [
      "hall",
      "hall/codes",
      "past-orders",
      "stop-list",
      "pauses",
      "manage/people",
      "manage/payments",
      "manage/couriers",
      "manage/settings",
      "manage/branches",
      "manage/holidays",
      "manage/tables",
      "manage/vacancies",
      "manage/policies",
      "manage/applications",
      "manage/changes",
    ]) {
      await page.goto(new URL(`/console/${path}`, page.url()).href);
      await shot(path);
    }
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`start, uz, ${theme} @gallery`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: theme });
    const founder = new Founder(page);
    const shot = (screen: string) => take(page, join(PICTURES, `start-uz-${theme}`, screen));
    await founder.open();
    await shot("phone");
    await founder.showPhone();
    await shot("brand");
    await founder.nameBrand(`Bogʻ ${String(Date.now()).slice(-8)}`);
    await shot("look");
    await founder.press("start.next");
    await shot("branch");
    await founder.press("start.back");
    await founder.tellBranch("Amir Temur 5");
    await shot("owner");
    await founder.openStore("Sardor");
    await shot("opened");
    await page.goto(`http://localhost:${PORT}/console/`);
    await shot("board");
  });
}

/** The screen at every size; what is on it stays as it is. */
async function take(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForLoadState("networkidle").catch(() => undefined);
    await page.screenshot({ path: `${path}-${size.width}.png`, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

async function walk(
  guest: Guest,
  { dish, plain }: (typeof SHOWN)[number],
  shot: (screen: string) => Promise<void>,
): Promise<void> {
  const { page, t } = guest;
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
  for (const path of PAGES) {
    await page.goto(new URL(`/${guest.language}${path}`, page.url()).href);
    await shot(`20-${path.slice(1).replace(/\W+/g, "-")}`);
  }
}
