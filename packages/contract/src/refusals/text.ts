import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { groupThousands } from "@dasturxon/domain/format";
import { LANGUAGES } from "@dasturxon/domain/language";

/** One refusal: the HTTP status and what a person reads; `{name}` is filled in from the data. */
export interface RefusalText {
  status: number;
  text: WrittenText;
}

/** The languages of every description on the wire; Kazakh is `kz` in Cyrillic, English is `en`. */
export const DESCRIBED_IN = LANGUAGES;
export type DescriptionLanguage = (typeof DESCRIBED_IN)[number];

/** A text in every one of them: none may be left out [ER-2, LN-1]. */
export type Description = Record<DescriptionLanguage, string>;

/** What is written by hand: Uzbek in Cyrillic letters comes from the Latin text by rule. */
type WrittenText = Omit<Description, "uz-Cyrl">;

/** Texts in Cyrillic letters by the Latin one: a refusal is told often. */
const cyrillic = new Map<string, string>();

function cyrillicOf(latin: string): string {
  const known = cyrillic.get(latin) ?? toCyrillicMessage(latin);
  cyrillic.set(latin, known);
  return known;
}

/** A value for a placeholder: a text, a number (grouped by thousands) or a multilingual name. */
export type RefusalValue = string | number | boolean | null | undefined | object;
export type RefusalData = { [name: string]: RefusalValue };

/** Fills `{name}` placeholders in every language; a multilingual value goes in by its language. */
export function fill(text: WrittenText, data: RefusalData): Description {
  const whole: Description = { ...text, "uz-Cyrl": cyrillicOf(text.uz) };
  const filled = { ...whole };
  for (const language of DESCRIBED_IN) {
    filled[language] = whole[language].replace(/\{(\w+)\}/g, (_, name: string) =>
      display(data[name], language),
    );
  }
  return filled;
}

/** The no-break space keeps the groups in their order in Arabic too. */
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
  const leaning = language === "zh" ? named("ru") : language === "uz-Cyrl" ? named("uz") : undefined;
  const own = named(language === "en" ? "eng" : language) ?? leaning ?? texts[0];
  return own ? String(own[1]) : "";
}
