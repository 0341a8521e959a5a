import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { groupThousands } from "@dasturxon/domain/format";
import { findFallbackLanguage, LANGUAGES, toWireLanguage } from "@dasturxon/domain/language";
import type { TranslatedText } from "@dasturxon/domain/translated-text";
import { LATIN_PAYMENT_NAMES } from "@dasturxon/providers/payments/names";

/** Refusal: HTTP status and text for the user. `{name}` placeholders are filled from the data. */
export interface RefusalText {
  status: number;
  text: TranslatedText;
}

/** Languages of descriptions in the API. `kz` is Kazakh in Cyrillic letters, `en` is English. */
export const DESCRIPTION_LANGUAGES = LANGUAGES;
export type DescriptionLanguage = (typeof DESCRIPTION_LANGUAGES)[number];

/** Text in every language. None may be missing [ER-2, LN-1]. */
export type RefusalDescription = Record<DescriptionLanguage, string>;

/** Cache of Cyrillic texts by Latin text, because the same refusals are sent often. */
const cyrillicTextByLatin = new Map<string, string>();

function findCyrillicText(latin: string): string {
  const known = cyrillicTextByLatin.get(latin) ?? toCyrillicMessage(latin, LATIN_PAYMENT_NAMES);
  cyrillicTextByLatin.set(latin, known);
  return known;
}

/** Value of a placeholder: text, number (grouped by thousands) or multilingual name. */
export type RefusalPlaceholderValue = string | number | boolean | null | undefined | object;
export type RefusalData = { [name: string]: RefusalPlaceholderValue };

/** Fills `{name}` placeholders in every language. A multilingual value is inserted in the same language. */
export function fillPlaceholders(text: TranslatedText, data: RefusalData): RefusalDescription {
  const whole: RefusalDescription = { ...text, "uz-Cyrl": findCyrillicText(text.uz) };
  const filled = { ...whole };
  for (const language of DESCRIPTION_LANGUAGES) {
    filled[language] = whole[language].replace(/\{(\w+)\}/g, (_, name: string) =>
      formatRefusalValue(data[name], language),
    );
  }
  return filled;
}

/** Groups digits by thousands with a no-break space, which preserves the order of the groups in Arabic text too. */
function formatGroupedNumber(value: number): string {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)([^]*)$/.exec(String(value)) ?? [];
  return sign + groupThousands(whole) + rest;
}

function formatRefusalValue(value: RefusalPlaceholderValue, language: DescriptionLanguage): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return formatGroupedNumber(value);
  if (typeof value !== "object") return String(value);
  const texts = Object.entries(value).filter(
    (entry) => typeof entry[1] === "string" && entry[1].trim() !== "",
  );
  const findRefusalText = (name: string) => texts.find(([key]) => key === name);
  const isLeaning = language === "zh" || language === "uz-Cyrl";
  const leaning = isLeaning ? findRefusalText(toWireLanguage(findFallbackLanguage(language))) : undefined;
  const own = findRefusalText(toWireLanguage(language)) ?? leaning ?? texts[0];
  return own ? String(own[1]) : "";
}
