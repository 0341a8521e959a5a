import type { CustomerNotification } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { usePagedItems } from "../../platform/use-pages.ts";
import { markNotificationsRead, unreadCountStore } from "../../shop/session/notifications.ts";

const NOTIFICATIONS_PAGE_SIZE = 20;

async function fetchNotificationPage(page: number) {
  const answer = await call("GET /notifications/v1/notifications", {
    query: { page, size: NOTIFICATIONS_PAGE_SIZE },
  });
  if (answer.data) unreadCountStore.set(answer.data.unread);
  return answer;
}

/** Returns the customer's notifications and a function to mark them as read. */
export function useNotificationPages() {
  const { setShown, ...pages } = usePagedItems<CustomerNotification>(fetchNotificationPage);

  /**
   * Marks these notifications, or all, as read with an optimistic update. Reverts it if the request fails. Returns true
   * on success.
   */
  async function markRead(ids?: string[]): Promise<boolean> {
    const before = pages.shown;
    setShown(
      (now) => now?.map((each) => (!ids || ids.includes(each.id) ? { ...each, isRead: true } : each)) ?? null,
    );
    const isDone = await markNotificationsRead(ids);
    if (!isDone) setShown(before);
    return isDone;
  }

  return { ...pages, read: markRead };
}
