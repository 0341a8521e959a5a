import type { Language } from "./language.ts";
import { toWire } from "./language.ts";
import { smsParts } from "./sms-parts.ts";
import type { Text } from "./text.ts";
import { filledIn, type Written } from "./written.ts";

const wording: Written = {
  uz: "{brand}: kod {code}. Kodni hech kimga aytmang.",
  ru: "{brand}: код {code}. Никому его не сообщайте.",
  en: "{brand}: your code is {code}. Do not share it with anyone.",
  ar: "{brand}: الرمز {code}. لا تخبر به أحدًا.",
  kz: "{brand}: код {code}. Оны ешкімге айтпаңыз.",
  tr: "{brand}: kod {code}. Kimseyle paylaşmayın.",
  zh: "{brand}：验证码 {code}，请勿告诉他人。",
};

/** In them, besides the code, a brand's own words may name what it is called. */
const CODE = "{code}";

/**
 * The last line by which a phone offers the code on the store's pages alone, as the format of origin-bound one-time codes
 * has it (https://wicg.github.io/sms-one-time-codes/).
 */
const LAST_LINE = "@{host} #{code}";

export interface CodeValues {
  brand: string;
  code: string;
  /** Host of the store, without a port; null for a code that is entered elsewhere. */
  host: string | null;
}

/**
 * The text that brings a code: the brand's own words [EN-5], or the built-in ones where the language has none of them or
 * they leave the code out, as a text without it would lock everybody out. The built-in ones end in the line for phones
 * where it does not cost another part; own words have it where they were written with it, as gateways take only texts
 * that they have approved.
 */
export function codeText(own: Text, language: Language, { host, ...values }: CodeValues): string {
  const words = ownWords(own, language);
  const filled = (text: string, spoken: Language) =>
    filledIn({ ...wording, [spoken === "uz-Cyrl" ? "uz" : spoken]: text }, spoken, {
      ...values,
      host: host ?? "",
    });
  if (words) {
    const lines = words.hasLastLine && host !== null ? [words.text, LAST_LINE] : [words.text];
    return filled(lines.join("\n"), words.language);
  }
  const plain = filledIn(wording, language, values);
  if (host === null) return plain;
  const bound = `${plain}\n@${host} #${values.code}`;
  return smsParts(bound) === smsParts(plain) ? bound : plain;
}

interface OwnWords {
  text: string;
  hasLastLine: boolean;
  /** In whose letters they are written: Latin words of Uzbek are turned into Cyrillic letters for `uz-Cyrl`. */
  language: Language;
}

/** The brand's own words without the line for phones; null where it has none, or none with the code. */
function ownWords(own: Text, language: Language): OwnWords | null {
  const inCyrillic = language === "uz-Cyrl" && own["uz-Cyrl"]?.includes(CODE) ? own["uz-Cyrl"] : null;
  const said = (inCyrillic ?? own[language === "uz-Cyrl" ? "uz" : toWire(language)] ?? "").trimEnd();
  const hasLastLine = said.endsWith(LAST_LINE);
  const text = hasLastLine ? said.slice(0, -LAST_LINE.length).trimEnd() : said;
  if (!text.includes(CODE)) return null;
  // What is written in Cyrillic letters already goes out as it is.
  return { text, hasLastLine, language: inCyrillic === null ? language : "uz" };
}

/** The languages in which a brand's own words would leave the code out. */
export function languagesWithoutCode(own: Text): string[] {
  return Object.entries(own).flatMap(([language, said]) =>
    said?.trim() && !said.includes(CODE) ? [language] : [],
  );
}
