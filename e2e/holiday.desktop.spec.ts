import { chooseOrderTime } from "./src/checkout-page.ts";
import { expectAccessible } from "./src/accessible.ts";
import { requestPage } from "./src/request-page.ts";
import { GuestPreparation } from "./src/at-the-door.ts";
import { type DemoBrandKey, getPlatformUrl, getStoreUrl } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { Guest } from "./src/guest.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("[BN-4, CH-2] check 10: on a holiday badge, times, promised time and board agree", async ({
  page,
  browser,
}) => {
  const key = (await createAndOpenBrand(page, "Bayram")) as DemoBrandKey;
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tashkent" }).format(new Date());
  const hours = { isClosed: true, open: null, close: null };
  const holiday = { branchId: null, name: { uz: "Navroʻz" }, day: today, lastDay: today, ...hours };
  await callApi(page, "POST /console/v1/venue/holidays", holiday);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = new Guest(await context.newPage(), key, "uz");
  const door = await GuestPreparation.of(guest.page, key);
  await door.chooseAddress(await door.signIn(guest.phone, "uz"));
  await door.fillBasket(({ name }) => name.uz === "Toʻy oshi");
  await guest.open("/checkout");
  const closed = guest.t("checkout.holidayUntil", { holiday: "Navroʻz" });
  await expect(guest.card("where")).toContainText(closed.split("{")[0] ?? "");
  await expectAccessible(guest.page, "a checkout on a holiday");
  await chooseOrderTime(guest, "first");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await expect(guest.state("AT_TIME")).toBeVisible();
  expect((await requestPage(getStoreUrl(key, "/about"))).body).toContain("Navroʻz");
  await context.close();

  const staff = new StaffMember(page, "osh");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(getPlatformUrl("/console/"));
  await expect(staff.cardIn("new", number)).toContainText(staff.t("card.at-time"));
});
