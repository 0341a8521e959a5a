import { PORT } from "./src/brands.ts";
import { Door } from "./src/at-the-door.ts";
import { expect, test } from "./src/test.ts";

const ORIGIN = `http://osh.localhost:${PORT}`;
const open = (more: Record<string, string> = {}) =>
  `${ORIGIN}/simulators/telegram-app/open?${new URLSearchParams({ url: `${ORIGIN}/checkout?shell=telegram`, ...more })}`;

test("[TG-1, TG-2, TG-4, MN-12] a stranger orders in the mini app: the contact signs in, the messenger's button places, its back goes back", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await Door.of(page, "osh");
  await door.chooseAddress(null);
  await door.fillBasket(({ name }) => name.uz === guest.productName("somsa-quti"));
  await page.emulateMedia({ colorScheme: "dark" });
  const menu = page.waitForRequest(/[/]products[/]v1[/]menu[?]type=TG$/);
  await page.goto(open());
  expect((await menu).method(), "the messenger's own menu").toBe("GET");
  const store = page.frameLocator("#store");
  const main = page.locator("#main");
  await expect(main).toContainText(t("checkout.place"));
  await expect(main).toContainText(/\d/);
  await expect(store.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(store.locator("[data-bottom]")).toBeHidden();
  await expect(store.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    store.getByRole("link", { name: t("action.back"), exact: true }),
    "it is the messenger's",
  ).toBeHidden();
  await expect(page.locator("#back")).toBeVisible();

  await main.click();
  await store.getByRole("button", { name: t("telegram.shareContact"), exact: true }).click();
  await page.locator("#yes").click();
  await expect(store.getByRole("main")).toContainText(/№\s?\d+|#\d+/, { timeout: 15_000 });
  expect(Number(await page.locator("body").getAttribute("data-haptics"))).toBeGreaterThan(0);
  await page.locator("#back").click();
  await expect(store.getByRole("heading", { name: guest.productName("somsa-quti") }).first()).toBeVisible();
  await expect(page.locator("#back")).toBeHidden();

  // The next launch asks nothing, and a link of the bot opens its dish.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(open({ url: `${ORIGIN}/profile?shell=telegram` }));
  await expect(store.getByRole("main")).toContainText("Aziza");
});
