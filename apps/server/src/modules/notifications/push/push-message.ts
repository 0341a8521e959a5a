import { directionOf, htmlLang, interfaceLanguage, type Language } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import type { Text } from "@dasturxon/contract/shapes";

/** What the store's service worker shows (`apps/storefront/src/worker/pushes.ts` reads it). */
export function pushMessage(
  notification: { title: Text; text: Text; link: string | null; language: Language },
  brand: { key: string },
): string {
  const language = interfaceLanguage(notification.language);
  const link = notification.link ?? "/notifications";
  return JSON.stringify({
    title: textIn(notification.title, language),
    text: textIn(notification.text, language),
    link,
    lang: htmlLang(language),
    dir: directionOf(language),
    icon: `/icons/192.png?vendor=${encodeURIComponent(brand.key)}`,
  });
}
