import { findTextDirection, formatHtmlLanguageTag, type Language } from "@dasturxon/domain/language";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import type { TextByLanguage } from "@dasturxon/contract/shapes";

/** Returns the payload for the store's service worker (`apps/storefront/src/worker/pushes.ts`). */
export function createCustomerPushPayload(
  notification: { title: TextByLanguage; text: TextByLanguage; link: string | null; language: Language },
  brand: { key: string },
): string {
  const { language } = notification;
  const link = notification.link ?? "/notifications";
  return JSON.stringify({
    title: cutText(findTextInLanguage(notification.title, language), OUTGOING_TEXT_LIMITS.notificationTitle),
    text: cutText(findTextInLanguage(notification.text, language), OUTGOING_TEXT_LIMITS.notificationText),
    link,
    lang: formatHtmlLanguageTag(language),
    dir: findTextDirection(language),
    icon: `/icons/192.png?vendor=${encodeURIComponent(brand.key)}`,
  });
}
