import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { PushSwitch } from "../../shop/session/push-switch.tsx";
import { signedIn } from "../../testing/customer-fixture.ts";
import type { Answers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { NotificationsScreen } from "./notifications-screen.tsx";

const none: Answers = {
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
function permit(now: NotificationPermission, answer: NotificationPermission = now) {
  let permission = now;
  // A headless browser may not support it.
  if (!("PushManager" in window)) vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("[CT-4] who forbids pushes when asked is told where they are allowed again; the next page is quiet", async () => {
  permit("default", "denied");
  const { reload, text } = await renderStore(<PushSwitch isQuiet label="Tell me" />);
  await page.getByText("Tell me").click();
  await expect.element(text("push.denied")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
  await reload();
  await expect.element(text("push.denied")).not.toBeInTheDocument();
});

test("[CT-4] before the first order nothing offers to be told of changes", async () => {
  permit("default");
  signedIn();
  const { text } = await renderStore(<NotificationsScreen />, { api: none });
  await expect.element(text("notifications.empty")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
});

test("[CT-4] where pushes are forbidden or unknown the store says so, and asks for nothing", async () => {
  const own = Object.getOwnPropertyDescriptor(window, "Notification");
  permit("denied");
  signedIn();
  lastOrderStore.set({ id: "placed", placedAt: 0 });
  const { text, reload } = await renderStore(<NotificationsScreen />, { api: none });
  await expect.element(text("push.denied")).toBeVisible();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "Notification");
  await reload();
  await expect.element(text("push.unsupported")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
  if (own) Object.defineProperty(window, "Notification", own);
});

test("[CT-4] where no worker can be had pushes stay off, and the customer is told that it failed", async () => {
  permit("granted");
  const { text } = await renderStore(<PushSwitch label="Tell me" />, {
    api: { "GET /notifications/v1/push/key": { publicKey: "key" } },
  });
  await page.getByText("Tell me").click();
  await expect.element(text("push.failed")).toBeVisible();
  await expect.element(page.getByRole("switch")).not.toBeChecked();
});
