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

test("[BN-6] pickup chosen while the page is waking is asked for its branch", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "uz");
  const pickup = guest.t("service.PICK_UP");
  // No hand is that quick: the tap comes at the first moment that React knows the button.
  await page.addInitScript((name) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      const radios = document.querySelectorAll<HTMLElement>('[role="radio"]');
      const radio = [...radios].find((each) => each.textContent === name);
      if (radio && Object.keys(radio).some((key) => key.startsWith("__reactProps"))) radio.click();
      else port2.postMessage(0);
    });
    port1.start();
    port2.postMessage(0);
  }, pickup);
  await page.goto(storeUrl("osh", "/uz"));
  await expect(guest.panel().getByRole("button", { name: /./ }).first()).toBeVisible();
  await expect(page.getByRole("radio", { name: pickup, exact: true })).toBeChecked();
});

test("what was added before the script came is in the basket after a reload at once", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "uz");
  let isHeld = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => (isHeld ? undefined : await route.continue()));
  await page.goto(storeUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  isHeld = false;
  await page.reload();
  await expect(guest.basketLink()).toContainText(/69\s750/);
  await page.reload();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});

test("a tap that waits for the menu outlives a reload, and counts once", async ({ guestOf, page }) => {
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
