import { serviceWorkerScope } from "./worker-scope.ts";
import type { NotificationClickEvent, PushWorkerEvent } from "./worker-scope.ts";

/**
 * Payload of a push message (see `push-message.ts` on the server), in the customer's language. `link` and `icon` are
 * paths of the store.
 */
interface PushPayload {
  title: string;
  text: string;
  link: string;
  lang: string;
  dir: "ltr" | "rtl";
  icon: string;
}

/**
 * Shows the notification, unless its page is visible. A newer notification about the same subject replaces the older
 * one [CT-4].
 */
export async function showPushNotification({ data }: PushWorkerEvent): Promise<void> {
  if (!data) return;
  const { title, text, link, lang, dir, icon } = data.json() as PushPayload;
  const page = await findOpenPage(link);
  if (page?.visibilityState === "visible") return;
  const options = { body: text, lang, dir, icon, badge: icon, tag: link, renotify: true, data: { link } };
  await serviceWorkerScope.registration.showNotification(title, options);
}

/** Focuses the page of the notification, or opens it if it is not open. */
export async function openNotificationPage({ notification }: NotificationClickEvent): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const page = await findOpenPage(link);
  await (page ? page.focus() : serviceWorkerScope.clients.openWindow(link));
}

async function findOpenPage(path: string) {
  const open = await serviceWorkerScope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.find(({ url }) => new URL(url).pathname === path);
}
