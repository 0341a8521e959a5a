import type { Page } from "@playwright/test";
import { getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const TAPPED_CARD_COUNT = 2;
const TAP_COUNT = 200;

/** Holds the requests for scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<(way?: "continue" | "abort") => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<"continue" | "abort">();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const way = await released;
    // A request of a page that was left can no longer be answered, so its error is ignored.
    await route[way]().catch(() => undefined);
  });
  return (way = "continue") => release(way);
}

test("a phone typed before the script came is not lost", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "ru");
  const { promise: typed, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(getStoreUrl("osh", "/ru/login"), { waitUntil: "domcontentloaded" });
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
    // A request of the previous page can no longer be continued, so its error is ignored.
    await route.continue().catch(() => undefined);
  });
  await page.goto(getStoreUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  await page.reload({ waitUntil: "domcontentloaded" });
  await guest.addButton("somsa-quti").first().click();
  letScriptCome();
  await expect(guest.basketLink()).toContainText(/139\s500/);
});

test("[MN-14] every tap on a plus button or stepper adds one, before and after the script, on a slow phone and network", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "uz");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Lighthouse's slow 3G, in bytes per second.
  const rate = 50_000;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  const { promise: marked, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await marked;
    await route.continue().catch(() => undefined);
  });
  await page.goto(getStoreUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  const plus = page.locator('.card-plus:not([aria-haspopup="dialog"])');
  // The scroll position leaves both tapped cards below the sticky category bar.
  await plus.first().evaluate((button) => {
    const top = window.scrollY + button.getBoundingClientRect().top - 250;
    window.scrollTo({ top, behavior: "instant" });
  });
  // A stepper that replaces an add button has its plus at the same position, so the test can keep tapping the same
  // points.
  const points = await plus.evaluateAll(
    (buttons, count) =>
      buttons.slice(0, count).map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    TAPPED_CARD_COUNT,
  );
  let tapCount = 0;
  const tapNext = async () => {
    // The factor spreads the taps over the points without a short repeating pattern.
    const point = points[Math.floor(tapCount * 1.618) % points.length];
    if (point) await page.touchscreen.tap(point.x, point.y);
    tapCount += 1;
  };
  for (const _ of points) await tapNext();
  await expect(plus.nth(0)).toHaveAttribute("data-taps", "1");
  await expect(plus.nth(1)).toHaveAttribute("data-taps", "1");
  letScriptCome();
  for (let tap = points.length; tap < TAP_COUNT; tap += 1) {
    await tapNext();
    await page.waitForTimeout((tapCount * 37) % 100);
  }
  // The text of the basket link begins with the number of items.
  await expect(guest.basketLink()).toHaveText(new RegExp(`^${TAP_COUNT}\\D`), { timeout: scaleTime(60_000) });
  await expect(page.locator("[data-taps]")).toHaveCount(0);
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

test("[SH-2] taps on the address in the header before the script open the address choice once", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "ru");
  const letScriptsCome = await holdScripts(page);
  await page.goto(getStoreUrl("osh", "/ru"), { waitUntil: "domcontentloaded" });
  await guest.targetChip().click();
  await guest.targetChip().click();
  letScriptsCome();
  await expect(guest.button("address.search")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goBack();
  await expect(guest.panel()).toHaveCount(0);
  await expect(guest.targetChip()).toBeVisible();
});

test("taps on the language and the service before the script are not lost", async ({ guestOf, page }) => {
  const guest = guestOf("osh", "ru");
  const letScriptsCome = await holdScripts(page);
  await page.goto(getStoreUrl("osh", "/ru"), { waitUntil: "domcontentloaded" });
  const pickup = page.getByRole("radio", { name: guest.t("service.PICK_UP") });
  await pickup.click();
  await guest.button("header.language", { language: "RU" }).click();
  letScriptsCome();
  await expect(guest.panel(guest.t("language.title"))).toBeVisible();
  await expect(page.locator('[role=radio][aria-checked="true"]')).toHaveText(guest.t("service.PICK_UP"));
});

test("a link followed before the script is not replaced by a reload if the browser cancels the scripts", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "ru");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const endScripts = await holdScripts(page);
  const { promise: answered, resolve: letPageCome } = Promise.withResolvers<void>();
  await page.route(/\/search$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(getStoreUrl("osh", "/ru"), { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: guest.t("header.search") }).click({ noWaitAfter: true });
  await expect.poll(() => documents.at(-1)).toBe("/search");
  // WebKit and Firefox cancel pending script loads as soon as the page is left.
  const cancelled = page.waitForEvent("requestfailed");
  endScripts("abort");
  await cancelled;
  // A reload of the page would begin within this pause.
  await page.waitForTimeout(500);
  await page.unroute(/\/assets\/.*\.js$/);
  letPageCome();
  await page.waitForURL(/\/search$/);
  // The server redirects the address with the language prefix, `/ru`, to `/`.
  expect(documents).toEqual(["/ru", "/", "/search"]);
});
