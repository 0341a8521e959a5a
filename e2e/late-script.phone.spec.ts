import { storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

test("a phone typed before the script came is not lost", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "ru");
  const { promise: typed, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(storeUrl("osh", "/ru/login"), { waitUntil: "domcontentloaded" });
  const phone = page.getByLabel(guest.t("signIn.phone"), { exact: true });
  await phone.fill("901234567");
  letScriptCome();
  await expect(phone).toHaveValue("90 123 45 67");
  await expect(phone).toBeFocused();
});

test("a product goes into the basket by a tap that came before the script", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "uz");
  const { promise: tapped, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto(storeUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  letScriptCome();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});
