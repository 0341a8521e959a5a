import { foundBrand } from "./src/found-brand.ts";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[BN-4, CH-2] check 10: on a day that is a holiday badge, times, promise and board say the same", async ({
  page,
  browser,
}) => {
  const { founder, guest, staff, close } = await foundBrand(page, browser, "Bayram");
  const { t } = founder;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(new URL("/console/manage/holidays", page.url()).href);
  await page.getByRole("button", { name: t("holidays.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("holidays.new") });
  const words = form.getByRole("group", { name: t("holiday.name") }).getByRole("textbox");
  await words.first().fill("Navroʻz");
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tashkent" }).format(new Date());
  await form.getByLabel(t("holiday.day"), { exact: false }).first().fill(today);
  await form.getByLabel(t("holiday.lastDay")).fill(today);
  await page.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();

  await guest.open();
  await guest.chooseAddress();
  await guest.button("menu.add", { name: "Toʻy oshi" }).first().click();
  await guest.openBasket();
  await guest.openCheckout();
  const when = guest.card("when");
  await expect(when).toContainText(startOf(guest.t("checkout.closedUntil")).source.slice(1));
  await guest.chooseTime("first");
  await expectAccessible(guest.page, "a checkout on a holiday");
  await guest.placeButton().click();
  await guest.signIn();
  const number = await guest.placedOrder();
  await expect(guest.state("AT_TIME")).toBeVisible();
  await guest.open("/about");
  await expect(guest.page.getByText("Navroʻz").first()).toBeVisible();
  await page.goto(new URL("/console/", page.url()).href);
  await expect(staff.cardIn("new", number)).toContainText(t("card.at-time"));
  await close();
});
