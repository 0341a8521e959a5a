import { lettersOf } from "./letters.ts";

/** GSM 03.38 alphabet, one septet each. Characters of its extension table take two. */
const GSM_ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const ADDED = new Set("\f^{}\\[~]|€");

const PLAIN_SEPTETS = { alone: 160, each: 153 };
const OTHER_UNITS = { alone: 70, each: 67 };

/** Gateways refuse longer texts, or these cost as much as a call. */
const MAX_PARTS = 6;

/** Returns the limits of GSM 03.38, or of UTF-16 for a text with other characters, and a function for a text's size. */
function alphabetOf(text: string) {
  const letters = [...text];
  const isPlain = letters.every((letter) => GSM_ALPHABET.has(letter) || ADDED.has(letter));
  const size = (part: string) =>
    isPlain ? part.length + [...part].filter((letter) => ADDED.has(letter)).length : part.length;
  return { ...(isPlain ? PLAIN_SEPTETS : OTHER_UNITS), size };
}

/**
 * Returns the number of parts that a gateway charges: 160 septets, or 153 each for several parts. With characters
 * outside of GSM 03.38 (Cyrillic, Arabic, the Uzbek `ʻ`): 70 UTF-16 units, or 67 each. [US-1]
 */
export function smsParts(text: string): number {
  const { alone, each, size } = alphabetOf(text);
  const length = size(text);
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** Limits a text to six parts, cut between user-perceived characters. Three dots exist in both alphabets. [US-1] */
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
