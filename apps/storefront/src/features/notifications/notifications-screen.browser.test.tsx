import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { PushSwitch } from "../../shop/session/push-switch.tsx";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { NotificationsScreen } from "./notifications-screen.tsx";

const noNotifications: FakeApiAnswers = {
  "GET /notifications/v1/notifications": {
    content: [],
    page: 0,
    size: 20,
    totalElements: 0,
    totalPages: 0,
    unread: 0,
  },
};

/** Fakes the Notification API: `now` is the current permission, `answer` the result of the permission prompt. */
function fakeNotificationPermission(now: NotificationPermission, answer: NotificationPermission = now) {
  let permission = now;
  // A headless browser may not support push messages.
  if (!("PushManager" in window)) vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("[CT-4] a guest that denies notifications is told where to allow them; the next page does not repeat it", async () => {
  fakeNotificationPermission("default", "denied");
  const { reload, text } = await renderStore(<PushSwitch isQuiet label="Tell me" />);
  await page.getByText("Tell me").click();
  await expect.element(text("push.denied")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
  await reload();
  await expect.element(text("push.denied")).not.toBeInTheDocument();
});

test("[CT-4] before the first order notifications are not offered", async () => {
  fakeNotificationPermission("default");
  signInTestCustomer();
  const { text } = await renderStore(<NotificationsScreen />, { api: noNotifications });
  await expect.element(text("notifications.empty")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
});

test("[CT-4] says that notifications are denied or unsupported, and does not ask for them", async () => {
  const own = Object.getOwnPropertyDescriptor(window, "Notification");
  fakeNotificationPermission("denied");
  signInTestCustomer();
  lastOrderStore.set({ id: "placed", placedAt: 0 });
  const { text, reload } = await renderStore(<NotificationsScreen />, { api: noNotifications });
  await expect.element(text("push.denied")).toBeVisible();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "Notification");
  await reload();
  await expect.element(text("push.unsupported")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
  if (own) Object.defineProperty(window, "Notification", own);
});

test("[CT-4] without a service worker notifications stay off, and the customer is told that it failed", async () => {
  fakeNotificationPermission("granted");
  const { text } = await renderStore(<PushSwitch label="Tell me" />, {
    api: { "GET /notifications/v1/push/key": { publicKey: "key" } },
  });
  await page.getByText("Tell me").click();
  await expect.element(text("push.failed")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeChecked();
});
