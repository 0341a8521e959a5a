import { toWire, type Language } from "@dasturxon/domain/language";
import type { Text } from "@dasturxon/domain/text";
import { filledIn, type Written } from "@dasturxon/domain/written";

const wording: Written = {
  uz: "{brand}: tasdiqlash kodi {code}. Uni hech kimga aytmang.",
  ru: "{brand}: код подтверждения {code}. Никому его не сообщайте.",
  en: "{brand}: your code is {code}. Do not share it with anyone.",
  ar: "{brand}: رمز التأكيد {code}. لا تخبر به أحدًا.",
  kz: "{brand}: растау коды {code}. Оны ешкімге айтпаңыз.",
  tr: "{brand}: onay kodunuz {code}. Kimseyle paylaşmayın.",
};

/**
 * The text that brings a code: the brand's own words [EN-5], or the built-in ones where the language has none of them or
 * they leave the code out, as a text without it would lock everybody out.
 */
export function codeText(own: Text, language: Language, values: { brand: string; code: string }): string {
  const words = { ...wording };
  for (const known of ["uz", "ru", "en", "ar", "kz", "tr"] as const) {
    const said = own[toWire(known)];
    if (said?.includes("{code}")) words[known] = said;
  }
  return filledIn(words, language, values);
}
