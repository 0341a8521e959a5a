import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { groupThousands } from "@dasturxon/domain/format";
import { fallbackOf, LANGUAGES, toWire } from "@dasturxon/domain/language";
import type { TranslatedText } from "@dasturxon/domain/translated-text";
import { LATIN_PAYMENT_NAMES } from "@dasturxon/providers/payments/names";

/** Refusal: HTTP status and text for the user. `{name}` placeholders are filled from the data. */
export interface RefusalText {
  status: number;
  text: TranslatedText;
}

/** Languages of descriptions in the API. `kz` is Kazakh in Cyrillic letters, `en` is English. */
export const DESCRIBED_IN = LANGUAGES;
export type DescriptionLanguage = (typeof DESCRIBED_IN)[number];

/** Text in every language. None may be missing [ER-2, LN-1]. */
export type Description = Record<DescriptionLanguage, string>;

/** Cache of Cyrillic texts by Latin text, because the same refusals are sent often. */
const cyrillic = new Map<string, string>();

function cyrillicOf(latin: string): string {
  const known = cyrillic.get(latin) ?? toCyrillicMessage(latin, LATIN_PAYMENT_NAMES);
  cyrillic.set(latin, known);
  return known;
}

/** Value of a placeholder: text, number (grouped by thousands) or multilingual name. */
export type RefusalValue = string | number | boolean | null | undefined | object;
export type RefusalData = { [name: string]: RefusalValue };

/** Fills `{name}` placeholders in every language. A multilingual value is inserted in the same language. */
export function fill(text: TranslatedText, data: RefusalData): Description {
  const whole: Description = { ...text, "uz-Cyrl": cyrillicOf(text.uz) };
  const filled = { ...whole };
  for (const language of DESCRIBED_IN) {
    filled[language] = whole[language].replace(/\{(\w+)\}/g, (_, name: string) =>
      display(data[name], language),
    );
  }
  return filled;
}

/** A no-break space preserves the order of groups in Arabic text too. */
function groupedNumber(value: number): string {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)([^]*)$/.exec(String(value)) ?? [];
  return sign + groupThousands(whole) + rest;
}

function display(value: RefusalValue, language: DescriptionLanguage): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return groupedNumber(value);
  if (typeof value !== "object") return String(value);
  const texts = Object.entries(value).filter(
    (entry) => typeof entry[1] === "string" && entry[1].trim() !== "",
  );
  const named = (name: string) => texts.find(([key]) => key === name);
  const isLeaning = language === "zh" || language === "uz-Cyrl";
  const leaning = isLeaning ? named(toWire(fallbackOf(language))) : undefined;
  const own = named(toWire(language)) ?? leaning ?? texts[0];
  return own ? String(own[1]) : "";
}
