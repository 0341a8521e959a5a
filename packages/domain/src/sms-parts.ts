import { lettersOf } from "./letters.ts";

/** The alphabet of GSM 03.38, a septet each; those of its table of additions take two. */
const PLAIN = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const ADDED = new Set("\f^{}\\[~]|€");

const PLAIN_SEPTETS = { alone: 160, each: 153 };
const OTHER_UNITS = { alone: 70, each: 67 };

/** Longer texts are refused by gateways or cost as much as a call. */
const MAX_PARTS = 6;

/** GSM 03.38, or UTF-16 for a text with a letter outside of it; each with the size of a text as it counts. */
function alphabetOf(text: string) {
  const letters = [...text];
  const isPlain = letters.every((letter) => PLAIN.has(letter) || ADDED.has(letter));
  const size = (part: string) =>
    isPlain ? part.length + [...part].filter((letter) => ADDED.has(letter)).length : part.length;
  return { ...(isPlain ? PLAIN_SEPTETS : OTHER_UNITS), size };
}

/**
 * How many parts a gateway counts a text as: 160 septets, or 153 each of several; where a letter is outside of GSM 03.38
 * (Cyrillic, Arabic, the Uzbek `ʻ`) 70 UTF-16 units, or 67 each. [US-1]
 */
export function smsParts(text: string): number {
  const { alone, each, size } = alphabetOf(text);
  const length = size(text);
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** A text of six parts at most, cut between letters; three dots are in both alphabets. [US-1] */
export function cutSms(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, "?");
  if (smsParts(whole) <= MAX_PARTS) return whole;
  const { each, size } = alphabetOf(whole);
  let [kept, length] = ["", "...".length];
  for (const letter of lettersOf(whole)) {
    length += size(letter);
    if (length > each * MAX_PARTS) break;
    kept += letter;
  }
  return `${kept.trimEnd()}...`;
}
