import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Order } from "@dasturxon/contract";
import { type FakePushService, startFakePushService } from "../apps/server/src/testing/fake-push.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";
import {
  type DemoBrandKey,
  createPhoneNumber,
  TESTED_SERVER_PORT,
  getPlatformUrl,
  getStoreUrl,
} from "./src/brands.ts";
import { callApi, openEmptyPage } from "./src/call.ts";
import { createBrandWithGuest } from "./src/create-brand.ts";
import { FOUNDER_PASSWORD } from "./src/founder.ts";
import { fetchNewestCode } from "./src/inbox.ts";
import { expect, test } from "./src/test.ts";
import { readProductTexts } from "./src/texts.ts";
import { deliverPush, fakePushManager, FULL_CHROMIUM_TEST } from "./src/web-push.ts";

const PASSWORD = "bulut daryo tarvuz 17";
/**
 * Delays of the alert steps in seconds, null for a disabled step. The test enables the disabled steps one by one. An
 * enabled step whose delay has already passed runs at once.
 */
const ALERT_STEP_DELAYS_SECONDS = {
  push: 10,
  telegram: null,
  sms: null,
  call: null,
  decide: null,
  pause: null,
};
const LATE_ANSWER_TIMEOUT = { timeout: scaleTime(30_000) };
const t = readProductTexts("console", "uz");

let pushService: FakePushService;
test.beforeAll(async () => {
  pushService = await startFakePushService(Number(process.env["E2E_PUSH_PORT"]) + 1);
});
test.afterAll(() => pushService.close());

/** Page of the simulator's phone with all messages and calls. */
const PHONE_PAGE_URL = `http://localhost:${TESTED_SERVER_PORT}/simulators/sms/phone`;
const createChatsUrl = (bot: string) =>
  `http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats?bot=${bot}`;

/**
 * Verifies a phone of the owner, connects a bot and links it to the owner. Returns the digits of the phone and the
 * bot's name.
 */
async function makeOwnerReachable(
  page: Page,
  browser: Browser,
  key: DemoBrandKey,
): Promise<{ phone: string; bot: string }> {
  const phone = `+998${createPhoneNumber()}`;
  await callApi(page, "POST /console/v1/me/phone", { password: FOUNDER_PASSWORD, phone });
  const code = await fetchNewestCode(browser, key, phone);
  await callApi(page, "PUT /console/v1/me/phone", { phone, code });
  const chats = await page.context().newPage();
  await chats.goto(`http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats`);
  await chats.locator("summary").last().click();
  await chats.getByRole("textbox").last().fill(`Javob ${key}`);
  await chats.locator("details").last().getByRole("button").click();
  const token = await chats.locator("code").innerText();
  const bot = { token, isOn: true, isPhoneCodeWanted: false };
  const { username } = await callApi<{ username: string }>(page, "PUT /console/v1/telegram-bot", bot);
  const link = { purpose: "staff", language: "uz" };
  const { command } = await callApi<{ command: string }>(page, "POST /console/v1/telegram-links", link);
  await chats.goto(createChatsUrl(username));
  await chats.locator('input[value="start"] + button').click();
  await chats.locator('input[name="text"]').fill(command);
  await chats.locator('input[name="text"] + button').click();
  await expect(chats.getByRole("list")).toContainText("qabul qila olasiz");
  await chats.close();
  return { phone: phone.slice(1), bot: username };
}

/** Pairs a tablet with the branch and signs in an operator with a PIN. */
async function pairTablet(page: Page, context: BrowserContext, key: string): Promise<Page> {
  const person = { login: `tablet-${key}`, name: "Temur", role: "operator", branchIds: null };
  const { invitation } = await callApi<{ invitation: { token: string } }>(
    page,
    "POST /console/v1/people",
    person,
  );
  const { pairing } = await callApi<{ pairing: { code: string } }>(page, "POST /console/v1/devices", {
    name: "Planshet",
    branchId: null,
  });
  const tablet = await context.newPage();
  await openEmptyPage(tablet, getPlatformUrl(""));
  await callApi(tablet, "POST /console/v1/invitation/password", {
    token: invitation.token,
    password: PASSWORD,
  });
  await callApi(tablet, "PUT /console/v1/me/pin", { password: PASSWORD, pin: "2580" });
  await callApi(tablet, "POST /console/v1/sign-out");
  await tablet.goto(getPlatformUrl("/console/device"));
  await tablet.getByRole("textbox", { name: t("pairing.code") }).fill(pairing.code);
  await tablet.getByRole("button", { name: t("pairing.pair"), exact: true }).click();
  await tablet.getByRole("button", { name: /^Temur/ }).click();
  for (const digit of "2580") await tablet.getByRole("button", { name: digit, exact: true }).click();
  await expect(tablet.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  return tablet;
}

test(
  "[OR-13] an unanswered order causes push, Telegram, SMS and a call; the guest sees each step; the notification accepts it",
  FULL_CHROMIUM_TEST,
  async ({ page, browser }) => {
    test.setTimeout(scaleTime(180_000));
    const { guest, key, close } = await createBrandWithGuest(page, browser, "Javob");
    const { phone, bot } = await makeOwnerReachable(page, browser, key);
    const { branches } = await callApi<{ branches: { id: string }[] }>(page, "GET /console/v1/alert-ladders");
    const branchId = branches[0]?.id ?? "";
    const table = { push: null, telegram: null, sms: null };
    const device = { ...table, call: null };
    const saveEscalationLadder = (
      more: Partial<Record<keyof typeof ALERT_STEP_DELAYS_SECONDS, number>> = {},
    ) => {
      const ladder = {
        order: { ...ALERT_STEP_DELAYS_SECONDS, ...more },
        table,
        device,
        decision: "refuse",
        people: [],
      };
      return callApi(page, `PUT /console/v1/alert-ladders/${branchId}`, ladder);
    };
    await saveEscalationLadder();

    // The tablet enables notifications, then its tab is closed.
    const context = await browser.newContext({
      viewport: { width: 820, height: 1180 },
      permissions: ["notifications"],
      serviceWorkers: "allow",
    });
    const tablet = await pairTablet(page, context, key);
    const tabletBrowser = await fakePushManager(tablet, pushService);
    await tablet.reload();
    await tablet.getByRole("button", { name: t("sound.title") }).click();
    const isSubscribed = tablet.waitForResponse(/[/]push[/]subscriptions$/);
    const wanted = tablet.getByRole("switch", { name: t("push.switch") });
    await wanted.focus();
    await tablet.keyboard.press("Space");
    expect((await isSubscribed).ok()).toBe(true);
    await expect(wanted).toBeChecked();
    await tablet.goto(getPlatformUrl("/console/manifest.webmanifest"));

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
    const order = await callApi<Order>(store, "POST /orders/v1/orders", { ...cart, totalPrice });
    await store.goto(getStoreUrl(key, `/profile/orders/${order.id}`));

    const expectStatusText = (id: string) =>
      expect(store.getByText(guest.t(id))).toBeVisible(LATE_ANSWER_TIMEOUT);
    await expectStatusText("order.unanswered.push");
    await expect.poll(() => pushService.pushed.length, LATE_ANSWER_TIMEOUT).toBeGreaterThan(0);
    const message = tabletBrowser.open(pushService.pushed[0]?.body ?? Buffer.of());
    await deliverPush(context, tablet, { message, scope: "/console/" });
    const readNotificationTitles = () =>
      tablet.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration("/console/");
        return (await registration?.getNotifications())?.map(({ title }) => title);
      });
    await expect
      .poll(readNotificationTitles, LATE_ANSWER_TIMEOUT)
      .toEqual([expect.stringContaining(`№ ${order.number}`)]);

    await saveEscalationLadder({ telegram: 11, sms: 12 });
    await expectStatusText("order.unanswered.manager");
    const chats = await page.context().newPage();
    await chats.goto(createChatsUrl(bot));
    await expect(async () => {
      await chats.reload();
      await expect(chats.getByRole("list")).toContainText(`№ ${order.number}`, { timeout: 1_000 });
    }).toPass(LATE_ANSWER_TIMEOUT);
    await saveEscalationLadder({ telegram: 11, sms: 12, call: 13 });
    await expectStatusText("order.unanswered.call");
    await chats.goto(PHONE_PAGE_URL);
    const toOwner = chats
      .locator("article")
      .filter({ hasText: phone })
      .filter({ hasText: `№ ${order.number}` });
    await expect(async () => {
      await chats.reload();
      await expect(toOwner).toHaveCount(2, { timeout: 1_000 });
    }).toPass(LATE_ANSWER_TIMEOUT);

    // The push notification links to the order, which the tablet then accepts.
    await tablet.goto(getPlatformUrl(String(message["link"])));
    await tablet
      .getByRole("dialog")
      .getByRole("button", { name: t("action.accept") })
      .first()
      .click();
    await expect(store.getByText(guest.t("order.unanswered.call"))).toBeHidden(LATE_ANSWER_TIMEOUT);
    await expect
      .poll(
        async () => (await callApi<{ status: string }>(store, `GET /orders/v1/orders/${order.id}`)).status,
        LATE_ANSWER_TIMEOUT,
      )
      .toBe("ACCEPTED");
    await context.close();
    await close();
  },
);
