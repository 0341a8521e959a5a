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

/** Pages with different components, in brands of different looks. */
const STYLED_PAGES = [
  ["osh", ["/uz", "/category", "/basket", "/checkout", "/login", "/branches", "/about", "/no-such-page"]],
  ["pizza", ["/ru", "/promos", "/address/delivery"]],
  ["market", ["/ar", "/search", "/profile"]],
] as const;

test("a page looks the same before and after its script adds the complete stylesheet", async ({ page }) => {
  await holdScripts(page);
  // Holds the stylesheet, and pictures and fonts, which may load between the two readings.
  await page.route(/\/img\/|\.(?:woff2|css)$/, (route) => route.abort());
  for (const [brand, paths] of STYLED_PAGES)
    for (const path of paths)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(getStoreUrl(brand, path), { waitUntil: "domcontentloaded" });
        const selected = await readElementStyles(page);
        await page.addStyleTag({ content: await fetchStylesheet(page) });
        const complete = await readElementStyles(page);
        const differences = complete.filter((element, at) => element !== selected[at]);
        expect(complete.length, `${brand}${path}`).toBeGreaterThan(10);
        expect(differences, `${brand}${path} at ${width}`).toEqual([]);
      }
});

test("the application waits for the complete stylesheet", async ({ guestOf, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-.*\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  const guest = guestOf("osh", "uz");
  await page.goto(getStoreUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => "dxLoaded" in window);
  await page.waitForResponse(/\/assets\/locale-uz/);
  await guest.addButton("somsa-quti").first().click();
  // The application would handle the tap and remove the attribute.
  await expect(page.locator("[data-taps]")).toHaveCount(1);
  release();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});

test("a stylesheet that does not load reloads the page once, and the store works without it", async ({
  guestOf,
  page,
}) => {
  let requests = 0;
  await page.route(/\/assets\/app-.*\.css$/, (route) => {
    requests += 1;
    return route.abort();
  });
  const guest = guestOf("osh", "uz");
  await page.goto(getStoreUrl("osh", "/uz"));
  await guest.addButton("somsa-quti").first().click();
  await expect(guest.basketLink()).toContainText(/69\s750/);
  expect(requests).toBe(2);
});

test("the desktop layout survives an error page that renders the document again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(getStoreUrl("osh", "/uz/basket"));
  await page.context().setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, "", "/about");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  });
  await expect(page.getByRole("main")).toContainText("500");
  await page.context().setOffline(false);
  const order = await page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll('style, link[rel="stylesheet"]'),
      ({ id, tagName }) => id || tagName,
    ),
  );
  expect(order.indexOf("LINK")).toBeGreaterThan(order.indexOf("dx-styles"));
});

/** Returns the complete stylesheet, which the start script would load. */
async function fetchStylesheet(page: Page): Promise<string> {
  const data = await page.locator("#dx-start").textContent();
  const { stylesheet } = JSON.parse(data ?? "") as { stylesheet: string };
  return (await page.request.get(new URL(stylesheet, page.url()).href)).text();
}

const COMPARED_PROPERTIES = [
  "display",
  "position",
  "visibility",
  "opacity",
  "color",
  "background-color",
  "background-image",
  "border",
  "border-radius",
  "box-shadow",
  "padding",
  "margin",
  "gap",
  "font",
  "text-align",
  "text-decoration-line",
  "overflow",
  "transform",
  "z-index",
];

/** Returns the box and the computed styles of each element in the body, one text per element. */
async function readElementStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      Array.from(document.body.querySelectorAll("*"), (element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.tagName, element.getAttribute("class"), x, y, width, height, ...values].join(" | ");
      }),
    COMPARED_PROPERTIES,
  );
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
