import type { Page } from "@playwright/test";
import type { FakePushService } from "../apps/server/src/testing/fake-push.ts";
import { startFakePushService } from "../apps/server/src/testing/fake-push.ts";
import { getStoreUrl } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { placePickupOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";
import { deliverPush, fakePushManager, FULL_CHROMIUM_TEST } from "./src/web-push.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

let pushService: FakePushService;
test.beforeAll(async () => {
  pushService = await startFakePushService(Number(process.env["E2E_PUSH_PORT"]));
});
test.afterAll(() => pushService.close());

const readShownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, icon }) => ({
      title,
      body,
      lang,
      icon: new URL(icon).pathname,
    }));
  });

test(
  "[CT-4] a customer enables notifications: the closed store's push is in their language and opens the order",
  FULL_CHROMIUM_TEST,
  async ({ guestOf, staffOf, context }) => {
    const guest = guestOf("osh", "ru");
    const { page, t } = guest;
    const browser = await fakePushManager(page, pushService);
    await guest.signInFirst();
    const order = await placePickupOrder(guest);
    await page.goto(getStoreUrl("osh", `/profile/orders/${order.id}`));
    const tellMe = page.getByRole("switch", { name: t("push.ready") });
    await expect(tellMe).not.toBeChecked();
    const told = page.waitForResponse(/[/]push[/]subscriptions$/);
    await tellMe.focus();
    await page.keyboard.press("Space");
    await expect(tellMe).toBeChecked();
    expect((await told).ok()).toBe(true);
    await page.reload();
    await expect(tellMe).toBeChecked();

    const staff = await staffOf("osh");
    const { version } = await callApi<{ version: number }>(staff.page, `GET /console/v1/orders/${order.id}`);
    await callApi(staff.page, `POST /console/v1/orders/${order.id}/accept`, { version });
    await expect.poll(() => pushService.pushed.length, { timeout: scaleTime(15_000) }).toBeGreaterThan(0);
    const message = browser.open(pushService.pushed[0]?.body ?? Buffer.of());
    // No notification is shown while the page that it links to is open.
    await deliverPush(context, page, { message });
    await page.goto(getStoreUrl("osh", "/"));
    await deliverPush(context, page, { message });
    const title = `Заказ № ${order.number} принят`;
    await expect
      .poll(() => readShownNotifications(page))
      .toEqual([{ title, body: "Начинаем готовить.", lang: "ru", icon: "/icons/192.png" }]);

    const [worker] = context.serviceWorkers();
    const opened = await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (path: string) => Promise<null> };
      };
      // The test replaces `openWindow`, because browsers open windows only on a real click.
      const path = new Promise<string>((resolve) => {
        scope.clients.openWindow = async (link) => {
          resolve(link);
          return null;
        };
      });
      const [notification] = await scope.registration.getNotifications();
      const Clicked = Reflect.get(globalThis, "NotificationEvent") as new (
        type: string,
        init: object,
      ) => Event;
      dispatchEvent(new Clicked("notificationclick", { notification }));
      return await path;
    });
    expect(opened).toBe(`/profile/orders/${order.id}`);
    await expect.poll(() => readShownNotifications(page)).toEqual([]);

    await page.goto(getStoreUrl("osh", "/notifications"));
    const device = page.getByRole("switch", { name: t("push.device") });
    await expect(device).toBeChecked();
    await device.focus();
    await page.keyboard.press("Space");
    await expect(device).not.toBeChecked();
  },
);
