import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { NotificationsScreen } from "../features/notifications/notifications-screen.tsx";
import { unreadCountStore } from "../shop/session/notifications.ts";
import { expectAccessible } from "../testing/accessible.ts";
import { signInTestCustomer } from "../testing/customer-fixture.ts";
import { renderStore } from "../testing/render-store.tsx";
import { createTestId } from "../testing/shop-fixture.ts";

test("[CT-4] the bell counts what is not read; a notification is marked as read when opened, and links to its order", async () => {
  signInTestCustomer();
  const told = {
    id: createTestId(92),
    title: { eng: "Order 1042 was accepted" },
    text: {},
    link: "/profile/orders/1",
    isRead: false,
    createdDate: "2026-03-02T07:00:00.000Z",
  };
  const createFirstPage = (isRead: boolean) => ({
    content: [{ ...told, isRead }],
    page: 0,
    size: 20,
    totalElements: 1,
    totalPages: 1,
    unread: isRead ? 0 : 1,
  });
  const { t, location, back, api } = await renderStore(
    <>
      <ShopHeader linksId="brand-links" />
      <NotificationsScreen />
    </>,
    {
      path: "/notifications",
      api: {
        "GET /notifications/v1/notifications": createFirstPage(false),
        "POST /notifications/v1/notifications/read": { unread: 0 },
      },
    },
  );
  const findBellLink = (name: string) => page.getByRole("link", { name, exact: true });
  await expect
    .element(findBellLink(t("header.unread", { count: 1 })))
    .toHaveAttribute("href", "/notifications");
  const list = page.getByRole("list", { name: t("notifications.title"), exact: true });
  await expect.element(list.getByLabelText(t("notifications.unread"))).toBeVisible();
  await expectAccessible();
  await list.getByRole("link").click();
  await expect.poll(location).toBe("/profile/orders/1");
  expect(api.calls("POST /notifications/v1/notifications/read")[0]?.body).toEqual({ ids: [told.id] });
  // The count is set from the response of the call that marks notifications as read, before the list is requested
  // again.
  await expect.poll(() => unreadCountStore.get()).toBe(0);
  api.answer({ "GET /notifications/v1/notifications": createFirstPage(true) });
  await back();
  await expect.element(list.getByLabelText(t("notifications.unread"))).not.toBeInTheDocument();
  await expect.element(findBellLink(t("notifications.title"))).toBeVisible();
});
