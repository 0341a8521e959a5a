import { type Language, toWire } from "./language.ts";
import type { Text } from "./text.ts";
import { filledIn, type Written } from "./written.ts";

const wording: Written = {
  uz: "{brand}: tasdiqlash kodi {code}. Uni hech kimga aytmang.",
  ru: "{brand}: код подтверждения {code}. Никому его не сообщайте.",
  en: "{brand}: your code is {code}. Do not share it with anyone.",
  ar: "{brand}: رمز التأكيد {code}. لا تخبر به أحدًا.",
  kz: "{brand}: растау коды {code}. Оны ешкімге айтпаңыз.",
  tr: "{brand}: onay kodunuz {code}. Kimseyle paylaşmayın.",
  zh: "{brand}：验证码 {code}，请勿告诉他人。",
};

/** In them, besides the code, a brand's own words may name what it is called. */
const CODE = "{code}";

/**
 * The text that brings a code: the brand's own words [EN-5], or the built-in ones where the language has none of them or
 * they leave the code out, as a text without it would lock everybody out.
 */
export function codeText(own: Text, language: Language, values: { brand: string; code: string }): string {
  const words = { ...wording };
  for (const known of ["uz", "ru", "en", "ar", "kz", "tr", "zh"] as const) {
    const said = own[toWire(known)];
    if (said?.includes(CODE)) words[known] = said;
  }
  // Uzbek in Cyrillic letters has no built-in words: those of the brand stand in the place of the Latin ones.
  const cyrillic = own["uz-Cyrl"];
  if (language === "uz-Cyrl" && cyrillic?.includes(CODE))
    return filledIn({ ...words, uz: cyrillic }, "uz", values);
  return filledIn(words, language, values);
}

/** The languages in which a brand's own words would leave the code out. */
export function languagesWithoutCode(own: Text): string[] {
  return Object.entries(own).flatMap(([language, said]) =>
    said?.trim() && !said.includes(CODE) ? [language] : [],
  );
}
