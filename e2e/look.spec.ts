import type { Page } from "@playwright/test";
import { storeUrl } from "./src/brands.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

// Pictures of every screen to look at: `npx playwright test look --grep @look`. They judge nothing by themselves.
for (const language of ["uz", "ru"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`pictures in ${language}, ${colorScheme} @look`, async ({ guestOf, staffOf, page }, info) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const where = `${info.project.name}-${language}-${colorScheme}`;
      const guest = guestOf("osh", language);
      await store(guest, (name) => take(page, `${where}/${name}`));
      const staff = await staffOf("osh");
      await staff.page.emulateMedia({ colorScheme });
      if (language === "ru") await staff.speak("ru");
      if (info.project.name === "phone") await staff.page.setViewportSize({ width: 390, height: 844 });
      await take(staff.page, `${where}/console-board`);
      await staff.page.getByRole("article").first().getByRole("button").first().click();
      await take(staff.page, `${where}/console-order`);
      await staff.page.keyboard.press("Escape");
      await staff.openStopList();
      await take(staff.page, `${where}/console-stop-list`);
    });
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.screenshot({ path: `../test-results/look/${name}.png` });
}

async function store(guest: Guest, shot: (name: string) => Promise<void>): Promise<void> {
  const { page, t } = guest;
  for (const brand of ["pizza", "market", "osh"] as const) {
    await page.goto(storeUrl(brand, `/${guest.language}`));
    await shot(`menu-${brand}`);
  }
  await guest.placeChip().click();
  await expect(page.getByText(t("place.idle"))).toBeVisible();
  await shot("address-map");
  await guest.button("place.search").click();
  await shot("address-search");
  await page.goBack();
  await guest.findPlace();
  await guest.button("place.save").click();
  await shot("address-details");
  await page.getByLabel(t("place.house"), { exact: true }).fill("5");
  await guest.button("place.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);
  const sheet = await guest.openProduct("toy-oshi");
  await sheet.getByText(guest.choiceName("toy-oshi", "-p15"), { exact: true }).click();
  await shot("product");
  await guest.addToBasket(sheet);
  await shot("menu-full-basket");
  await guest.openBasket();
  await shot("basket");
  await guest.openCheckout();
  await shot("checkout");
  await guest.placeButton().click();
  await expect(guest.panel(t("signIn.phoneTitle"))).toBeVisible();
  await shot("sign-in-phone");
  await guest.signIn();
  await guest.placedOrder();
  await shot("order");
  for (const path of [
    "/profile/orders",
    "/profile",
    "/profile/address",
    "/search?q=osh",
    "/address/pickup",
    "/branches/map",
    "/category",
    "/about",
    "/login",
    "/nowhere",
    "/product/nothing",
  ]) {
    await guest.open(path);
    await shot(path.slice(1).replace(/\W+/g, "-"));
  }
}
