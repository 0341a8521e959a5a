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

test("taps before the script loaded add products once, also one whose page was reloaded", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "uz");
  const { promise: tapped, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await tapped;
    // Ignores requests of the previous page.
    await route.continue().catch(() => undefined);
  });
  await page.goto(storeUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  await page.reload({ waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  letScriptCome();
  await expect(guest.basketLink()).toContainText(/139\s500/);
});

test("a tap that waits for the menu survives a reload, and counts once", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "uz");
  let isHeld = true;
  const menu = /\/products\/v1\/menu/;
  await page.route(menu, async (route) => (isHeld ? undefined : await route.continue()));
  await guest.open();
  await guest.addButton("somsa-quti").first().click();
  await expect(guest.basketLink()).toBeHidden();
  isHeld = false;
  await page.reload();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});
