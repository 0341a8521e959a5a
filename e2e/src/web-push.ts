import type { BrowserContext, Page } from "@playwright/test";
import type { FakeBrowser, FakePushService } from "../../apps/server/src/testing/fake-push.ts";

/** Runs a test in full Chromium: the headless shell has no notifications. */
export const FULL_CHROMIUM_TEST = { tag: "@notifications" };

/** Replaces `PushManager.subscribe`, because the browser under test has no push service. */
export async function fakePushManager(page: Page, service: FakePushService): Promise<FakeBrowser> {
  const browser = service.newBrowser();
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(null), { endpoint: subscription.endpoint, toJSON: () => subscription });
  }, browser.subscription);
  return browser;
}

/** Delivers a push to the service worker with this scope path. */
export async function deliverPush(
  context: BrowserContext,
  page: Page,
  { message, scope = "/" }: { message: object; scope?: string },
): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope);
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await found, data });
}
