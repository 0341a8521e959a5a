import { chromium, type Page } from "@playwright/test";
import type { Order } from "@dasturxon/contract";
import { scaleTime } from "../scripts/setup/time-scale.mjs";
import { getPlatformUrl, getStoreUrl } from "./src/brands.ts";
import { callApi, openEmptyPage } from "./src/call.ts";
import { createBrandWithGuest } from "./src/create-brand.ts";
import { FOUNDER_PASSWORD } from "./src/founder.ts";
import { expect, test } from "./src/test.ts";
import { readProductTexts } from "./src/texts.ts";

/** Runs a test in full Chromium with the throttling of hidden tabs, which Playwright turns off by default. */
const THROTTLED_TAB_TEST = { tag: "@background" };
/** Maximum time until an order rings, in milliseconds. */
const MAX_RING_DELAY_MS = scaleTime(5_000);

interface WindowWithBellState {
  bell: { source: AudioBufferSourceNode; isOn: boolean } | null;
  ticks: number;
}

/** Records the latest sound and counts the ticks of a 50 ms timer, from the next page load on. */
async function recordBellSoundAndTimerTicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WindowWithBellState;
    watched.bell = null;
    watched.ticks = 0;
    setInterval(() => (watched.ticks += 1), 50);
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      watched.bell = { source: this, isOn: true };
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      if (watched.bell?.source === this) watched.bell.isOn = false;
      stop.apply(this, when);
    };
  });
}

/** Returns the state of the bell, or null. `seconds` is the duration of sound that the page has played. */
const readBellState = (page: Page) =>
  page.evaluate(() => {
    const { bell } = window as unknown as WindowWithBellState;
    if (!bell?.isOn) return null;
    const { context, loop } = bell.source;
    return { state: context.state, isLoop: loop, seconds: context.currentTime };
  });

const readVisibility = (page: Page) => page.evaluate(() => document.visibilityState);

/** Connects to the browser of the project without the overrides that keep all pages of a test visible. */
async function connectWithoutOverrides() {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${process.env["E2E_DEBUG_PORT"]}`, {
    noDefaults: true,
  });
  const [context] = connected.contexts();
  if (!context) throw new Error("the browser has no context of its own");
  return { page: await context.newPage(), disconnect: () => connected.close() };
}

/** Hides a tab behind another one, slows down its CPU, and waits until the browser throttles its timers. */
async function hidePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const front = await page.context().newPage();
  await front.bringToFront();
  await expect.poll(() => readVisibility(page)).toBe("hidden");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const countTicks = () => page.evaluate(() => (window as unknown as WindowWithBellState).ticks);
  await expect
    .poll(
      async () => {
        const before = await countTicks();
        await front.waitForTimeout(3_000);
        return (await countTicks()) - before;
      },
      { timeout: scaleTime(30_000) },
    )
    .toBeLessThanOrEqual(4);
}

test(
  "[OR-13] [CT-4] a board in a hidden tab with throttled timers rings within seconds of a new order, and its title shows it",
  THROTTLED_TAB_TEST,
  async ({ page: founder, browser }) => {
    const { guest, key, close } = await createBrandWithGuest(founder, browser, "Fon");
    const { branches } = await callApi<{ branches: { id: string }[] }>(
      founder,
      "GET /console/v1/alert-ladders",
    );
    const branchId = branches[0]?.id ?? "";
    const { page, disconnect } = await connectWithoutOverrides();
    await openEmptyPage(page, getPlatformUrl(""));
    await callApi(page, "POST /console/v1/sign-in", { login: key, password: FOUNDER_PASSWORD });
    await recordBellSoundAndTimerTicks(page);
    await page.goto(getPlatformUrl("/console/"));
    // The test reads the language from the page, because the `locale` of the Playwright project does not apply to this
    // browser.
    const language = await page.evaluate(() => navigator.language.slice(0, 2));
    const t = readProductTexts("console", ["uz", "ru", "en"].includes(language) ? language : "uz");
    const column = page.getByRole("region", { name: t("column.new"), exact: true });
    // The click is the user activation that browsers require before audio may play.
    await column.click();

    const store = guest.page;
    await openEmptyPage(store, getStoreUrl(key, ""));
    await guest.haveAccount();
    const { products } = await callApi<{ products: { id: string }[] }>(
      store,
      "GET /products/v1/overalls?type=WEB",
    );
    const cartItems = [{ productId: products[0]?.id, count: 1, modifications: [] }];
    const cart = { serviceType: "PICK_UP", paymentType: "CASH", branchId, cartItems };
    const { totalPrice } = await callApi<{ totalPrice: number }>(store, "POST /orders/v1/orders/quote", cart);

    await hidePage(page);
    expect(await readBellState(page)).toBeNull();
    const order = await callApi<Order>(store, "POST /orders/v1/orders", { ...cart, totalPrice });
    await expect
      .poll(() => readBellState(page), { timeout: MAX_RING_DELAY_MS, intervals: [100] })
      .toMatchObject({ state: "running", isLoop: true });
    expect(await page.title()).toMatch(/^\(1\) /);
    await expect(column).toContainText(String(order.number), { timeout: MAX_RING_DELAY_MS });
    // The sound continues while the page's timers are throttled.
    const { seconds = 0 } = (await readBellState(page)) ?? {};
    await expect
      .poll(async () => (await readBellState(page))?.seconds, { timeout: scaleTime(15_000) })
      .toBeGreaterThan(seconds + 3);
    expect(await readVisibility(page)).toBe("hidden");

    await callApi(founder, `POST /console/v1/orders/${order.id}/accept`, { version: order.version });
    await expect.poll(() => readBellState(page), { timeout: MAX_RING_DELAY_MS }).toBeNull();
    await expect(page).not.toHaveTitle(/^\(/);
    await disconnect();
    await close();
  },
);
