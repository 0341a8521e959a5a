import type { Branch, Product, TableCode } from "@dasturxon/contract";
import { PORT } from "./src/brands.ts";
import { call, openEmpty } from "./src/call.ts";
import { Door } from "./src/at-the-door.ts";
import { keptInShell } from "./src/kept-in-shell.ts";
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
  await expect(store.getByText(t("push.denied")), "the messenger tells of the order").toHaveCount(0);
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

test("[TG-1, UX-32] a link of the bot opens its dish, its table and its promo code", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const { page, t } = guestOf("osh", "uz");
  await openEmpty(page, ORIGIN);
  const { products } = await call<{ products: Product[] }>(page, "GET /products/v1/overalls?type=TG");
  const dish = products.find(({ type }) => type === "NONE");
  const codes = await call<TableCode[]>(staff.page, "GET /console/v1/tables");
  const branches = await call<Branch[]>(page, "GET /users/v1/branches/full");
  const served = branches.find(({ settings }) => settings.dineinEnabled)?.id;
  const code = codes.find(({ branchId }) => branchId === served);
  const secret = new URL(code?.link ?? "").searchParams.get("tableSecret");
  const store = page.frameLocator("#store");
  const start = (startapp: string) => page.goto(open({ url: `${ORIGIN}/?shell=telegram`, startapp }));

  await start(`dish_${dish?.id}`);
  await expect(store.getByRole("heading", { name: dish?.name.uz ?? "", level: 1 })).toBeVisible();
  await start(`table_${code?.id}_${secret}`);
  await expect(
    store.getByRole("region", { name: t("table.number", { number: code?.number ?? "" }) }),
  ).toBeVisible();
  await start("promo_OSH10");
  await expect(store.getByRole("main")).toContainText(t("basket.title"));
  await expect.poll(() => keptInShell(page)).toContain("OSH10");
});

test("[TG-4] the phone around the store: a second button, a keyboard, a table's code, the home screen, sharing", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await Door.of(page, "osh");
  await door.fillBasket(({ name }) => name.uz === guest.productName("somsa-quti"));
  const store = page.frameLocator("#store");
  await page.goto(open({ url: `${ORIGIN}/basket?shell=telegram`, person: "700000004" }));
  await expect(page.locator("#main")).toBeVisible();
  await page.locator("#second").click();
  await expect(store.getByRole("heading", { name: "Palov" }).first(), "to the menu").toBeVisible();
  await expect(page.locator("#second")).toBeHidden();

  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>("#store");
    const eventData = { height: (frame?.clientHeight ?? 0) - 260, is_state_stable: true };
    frame?.contentWindow?.postMessage(JSON.stringify({ eventType: "viewport_changed", eventData }), "*");
  });
  await expect(store.locator("html")).toHaveAttribute("style", /--keyboard: 260px/);

  await page.goto(open({ url: `${ORIGIN}/profile?shell=telegram`, person: "700000004" }));
  await store.getByRole("button", { name: t("telegram.addShortcut"), exact: true }).click();
  await page.locator("#yes").click();
  await expect(store.getByRole("button", { name: t("telegram.addShortcut"), exact: true })).toHaveCount(0);
  const scan = store.getByRole("button", { name: t("telegram.scanCode"), exact: true });
  page.once("dialog", (dialog) => void dialog.accept("https://example.com/table/1"));
  await scan.click();
  await expect(store.getByText(t("telegram.otherCode"))).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept(`${ORIGIN}/branches`));
  await scan.click();
  await expect.poll(() => page.frames().at(-1)?.url()).toContain("/branches");
});

test("[TG-3, TG-6] whom the bot does not know is told to restart it; who signs out is known no longer", async ({
  guestOf,
}) => {
  const { page, t } = guestOf("osh", "uz");
  const login = open({ url: `${ORIGIN}/login?shell=telegram`, person: "700000003" });
  const store = page.frameLocator("#store");
  const share = store.getByRole("button", { name: t("telegram.shareContact"), exact: true });
  // The contact never comes: neither to the page nor to the bot.
  await page.route("**/simulators/telegram-app/contact?*", (route) => route.fulfill({ body: "" }));
  await page.goto(login);
  await share.click();
  await page.locator("#yes").click();
  const told = store.getByRole("alert");
  await expect(told).toContainText("Telegram ID topilmadi, botni qayta ishga tushiring", { timeout: 30_000 });
  await told.getByRole("button", { name: t("telegram.openBot"), exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute("data-link", "/oshmarkazi_bot");

  await page.unroute("**/simulators/telegram-app/contact?*");
  await page.goto(login);
  await share.click();
  await page.locator("#yes").click();
  await expect(share).toHaveCount(0);
  const profile = open({ url: `${ORIGIN}/profile?shell=telegram`, person: "700000003" });
  await page.goto(profile);
  await expect(store.getByRole("main")).toContainText("Emma");
  await store.getByRole("button", { name: t("profile.signOut"), exact: true }).click();
  const signedOut = page.waitForResponse(/[/]webbot[/]v1[/]users[/]logout$/);
  await store
    .getByRole("dialog")
    .getByRole("button", { name: t("profile.signOut"), exact: true })
    .click();
  expect((await signedOut).status()).toBe(200);
  await expect(store.getByRole("heading", { name: "Palov" }).first(), "the menu").toBeVisible();
  await expect(store.locator("html"), "it is still the messenger's").toHaveAttribute(
    "data-shell",
    "telegram",
  );
  await page.goto(profile);
  await expect(store.getByRole("main")).toContainText(t("profile.signIn"));
  await expect(store.getByRole("main")).not.toContainText("Emma");
});
