import { createTranslationLookup } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { toWireLanguage } from "./language.ts";
import { countSmsParts } from "./sms-parts.ts";
import type { TextByLanguage } from "./text.ts";
import { codeTexts } from "./texts/code.ts";
import { fillPlaceholders } from "./translated-text.ts";

const builtInText = createTranslationLookup(codeTexts)("code");

/** Placeholder of the one-time code in the text of an SMS. */
const CODE_PLACEHOLDER = "{code}";

/**
 * Last line of an SMS with a code, so that phones autofill the code only on the store's host: origin-bound one-time
 * codes (https://wicg.github.io/sms-one-time-codes/).
 */
const SMS_CODE_AUTOFILL_LINE = "@{host} #{code}";

export interface CodeSmsValues {
  brand: string;
  code: string;
  /** Host of the store without the port; null if the code is entered elsewhere: `SMS_CODE_AUTOFILL_LINE` is omitted. */
  host: string | null;
}

/**
 * Returns the text of an SMS with a one-time code: the brand's own text [EN-5], or the built-in one if the brand has
 * none in this language or its text lacks `{code}`, because sign-in would be impossible. `SMS_CODE_AUTOFILL_LINE` is
 * appended to the built-in text unless that takes another SMS part. The brand's own text has it only if it was written
 * with it, because SMS gateways accept approved texts only.
 */
export function formatOneTimeCodeSms(
  customText: TextByLanguage,
  language: Language,
  { host, ...values }: CodeSmsValues,
): string {
  const words = findCustomCodeText(customText, language);
  const fillCodeText = (text: string, spoken: Language) =>
    fillPlaceholders({ ...builtInText, [spoken === "uz-Cyrl" ? "uz" : spoken]: text }, spoken, {
      ...values,
      host: host ?? "",
    });
  if (words) {
    const lines = words.hasLastLine && host !== null ? [words.text, SMS_CODE_AUTOFILL_LINE] : [words.text];
    return fillCodeText(lines.join("\n"), words.language);
  }
  const plain = fillPlaceholders(builtInText, language, values);
  if (host === null) return plain;
  const bound = `${plain}\n@${host} #${values.code}`;
  return countSmsParts(bound) === countSmsParts(plain) ? bound : plain;
}

interface CustomCodeText {
  text: string;
  hasLastLine: boolean;
  /** Language for rendering: Uzbek text in Latin letters is transliterated to Cyrillic for `uz-Cyrl`. */
  language: Language;
}

/** Returns the brand's own text without `SMS_CODE_AUTOFILL_LINE`; null if there is none or it lacks `{code}`. */
function findCustomCodeText(customText: TextByLanguage, language: Language): CustomCodeText | null {
  const inCyrillic =
    language === "uz-Cyrl" && customText["uz-Cyrl"]?.includes(CODE_PLACEHOLDER)
      ? customText["uz-Cyrl"]
      : null;
  const said = (
    inCyrillic ??
    customText[language === "uz-Cyrl" ? "uz" : toWireLanguage(language)] ??
    ""
  ).trimEnd();
  const hasLastLine = said.endsWith(SMS_CODE_AUTOFILL_LINE);
  const text = hasLastLine ? said.slice(0, -SMS_CODE_AUTOFILL_LINE.length).trimEnd() : said;
  if (!text.includes(CODE_PLACEHOLDER)) return null;
  // The language `uz` means that the text is not transliterated, because the brand's text is already in Cyrillic
  // letters.
  return { text, hasLastLine, language: inCyrillic === null ? language : "uz" };
}

/** Returns the languages in which the brand's own text lacks the code. */
export function findLanguagesWithoutCode(customText: TextByLanguage): string[] {
  return Object.entries(customText).flatMap(([language, said]) =>
    said?.trim() && !said.includes(CODE_PLACEHOLDER) ? [language] : [],
  );
}
