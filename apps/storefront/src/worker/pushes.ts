import { scope } from "./worker-scope.ts";
import type { ClickedEvent, PushedEvent } from "./worker-scope.ts";

/** As the server seals it (`push-message.ts` there): in the customer's language, `link` and `icon` are paths of the store. */
interface Pushed {
  title: string;
  text: string;
  link: string;
  lang: string;
  dir: "ltr" | "rtl";
  icon: string;
}

/** Tells the customer, unless the page that it speaks of is being looked at; a later word of one thing takes an earlier's place [CT-4]. */
export async function showPushed({ data }: PushedEvent): Promise<void> {
  if (!data) return;
  const { title, text, link, lang, dir, icon } = data.json() as Pushed;
  const page = await pageAt(link);
  if (page?.visibilityState === "visible") return;
  const options = { body: text, lang, dir, icon, badge: icon, tag: link, renotify: true, data: { link } };
  await scope.registration.showNotification(title, options);
}

/** Leads to what it speaks of: to the page where it is open, else to a new one. */
export async function openPushed({ notification }: ClickedEvent): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const page = await pageAt(link);
  await (page ? page.focus() : scope.clients.openWindow(link));
}

async function pageAt(path: string) {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.find(({ url }) => new URL(url).pathname === path);
}
