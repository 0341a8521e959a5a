import { TESTED_SERVER_PORT } from "./src/brands.ts";
import { GuestPreparation } from "./src/at-the-door.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const STORE_ORIGIN = `http://osh.localhost:${TESTED_SERVER_PORT}`;
const createSimulatorUrl = (path: string, more: Record<string, string> = {}) =>
  `${STORE_ORIGIN}/simulators/telegram-app/open?${new URLSearchParams({ url: `${STORE_ORIGIN}${path}?shell=telegram`, ...more })}`;

test("[TG-1, TG-2, TG-4, TG-6, MN-12] a new guest orders in the mini app: the contact signs in, Telegram's buttons place and go back; the next launch asks nothing", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await GuestPreparation.of(page, "osh");
  await door.chooseAddress(null);
  await door.fillBasket(({ name }) => name.uz === guest.productName("somsa-quti"));
  await page.emulateMedia({ colorScheme: "dark" });
  const menu = page.waitForRequest(/[/]products[/]v1[/]menu[?]type=TG$/);
  await page.goto(createSimulatorUrl("/checkout"));
  expect((await menu).method(), "the messenger's own menu").toBe("GET");
  const store = page.frameLocator("#store");
  const main = page.locator("#main");
  const back = page.locator("#back");
  await expect(main).toContainText(t("checkout.place"));
  await expect(main).toContainText(/\d/);
  await expect(store.locator("html")).toHaveAttribute("data-theme", "dark");
  // The messenger's button replaces the button that places the order. The payment method stays visible [CH-6].
  await expect(store.locator("[data-bottom] button").last()).toBeHidden();
  await expect(store.locator("[data-bottom]")).toHaveText(new RegExp(`^${t("checkout.pay")}: `));
  await expect(store.getByRole("heading", { level: 1 })).toBeVisible();
  const ownBack = store.getByRole("link", { name: t("action.back"), exact: true });
  await expect(ownBack, "it is the messenger's").toBeHidden();
  await expect(back).toBeVisible();

  await main.click();
  // The Telegram simulator asks for the phone without another tap on the main button.
  await page.locator("#yes").click();
  await expect(store.getByRole("main")).toContainText(/№\s?\d+|#\d+/, { timeout: scaleTime(15_000) });
  await expect(store.getByText(t("push.denied")), "the messenger tells of the order").toHaveCount(0);
  expect(Number(await page.locator("body").getAttribute("data-haptics"))).toBeGreaterThan(0);

  await back.click();
  const dish = store.getByRole("heading", { name: guest.productName("somsa-quti") });
  await expect(dish.first()).toBeVisible();
  await expect(back).toBeHidden();

  // The next launch of the mini app signs the customer in without a question.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(createSimulatorUrl("/profile"));
  await expect(store.getByRole("main")).toContainText("Aziza");
  const signOut = { name: t("profile.signOut"), exact: true };
  await store.getByRole("button", signOut).click();
  const signedOut = page.waitForResponse(/[/]webbot[/]v1[/]users[/]logout$/);
  await store.getByRole("dialog").getByRole("button", signOut).click();
  expect((await signedOut).status()).toBe(200);
  await expect(store.getByRole("heading", { name: "Palov" }).first(), "the menu").toBeVisible();
  await expect(back).toBeHidden();
  const shell = store.locator("html");
  await expect(shell, "it is still the messenger's").toHaveAttribute("data-shell", "telegram");
});
