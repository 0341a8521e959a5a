import { findTextDirection, formatHtmlLanguageTag, type Language } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import { cutText, TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import type { Text } from "@dasturxon/contract/shapes";

/** Returns the payload for the store's service worker (`apps/storefront/src/worker/pushes.ts`). */
export function pushMessage(
  notification: { title: Text; text: Text; link: string | null; language: Language },
  brand: { key: string },
): string {
  const { language } = notification;
  const link = notification.link ?? "/notifications";
  return JSON.stringify({
    title: cutText(textIn(notification.title, language), TEXT_LIMITS.notificationTitle),
    text: cutText(textIn(notification.text, language), TEXT_LIMITS.notificationText),
    link,
    lang: formatHtmlLanguageTag(language),
    dir: findTextDirection(language),
    icon: `/icons/192.png?vendor=${encodeURIComponent(brand.key)}`,
  });
}
