import { splitLetters } from "./letters.ts";

/** Characters of the GSM 03.38 alphabet, one septet each. Characters of its extension table need two septets. */
const GSM_ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const GSM_EXTENSION_CHARACTERS = new Set("\f^{}\\[~]|€");

const GSM_PART_LENGTHS = { alone: 160, each: 153 };
const UTF16_PART_LENGTHS = { alone: 70, each: 67 };

/** Maximum number of parts of an SMS. Gateways refuse longer texts, or charge as much for them as for a voice call. */
const MAX_SMS_PARTS = 6;

/**
 * Returns the maximum lengths of SMS parts and a function that measures a text: in the GSM 03.38 alphabet, or in UTF-16
 * if the text has other characters.
 */
function findAlphabet(text: string) {
  const letters = [...text];
  const isPlain = letters.every((letter) => GSM_ALPHABET.has(letter) || GSM_EXTENSION_CHARACTERS.has(letter));
  const countSmsUnits = (part: string) =>
    isPlain
      ? part.length + [...part].filter((letter) => GSM_EXTENSION_CHARACTERS.has(letter)).length
      : part.length;
  return { ...(isPlain ? GSM_PART_LENGTHS : UTF16_PART_LENGTHS), size: countSmsUnits };
}

/**
 * Returns the number of parts that a gateway charges: 160 septets, or 153 each for several parts. With characters
 * outside of GSM 03.38 (Cyrillic, Arabic, the Uzbek `ʻ`): 70 UTF-16 units, or 67 each. [US-1]
 */
export function countSmsParts(text: string): number {
  const { alone, each, size } = findAlphabet(text);
  const length = size(text);
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** Limits a text to six parts, cut between user-perceived characters. Three dots exist in both alphabets. [US-1] */
export function limitSmsLength(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, "?");
  if (countSmsParts(whole) <= MAX_SMS_PARTS) return whole;
  const { each, size } = findAlphabet(whole);
  let [kept, length] = ["", "...".length];
  for (const letter of splitLetters(whole)) {
    length += size(letter);
    if (length > each * MAX_SMS_PARTS) break;
    kept += letter;
  }
  return `${kept.trimEnd()}...`;
}
