/** The alphabet of GSM 03.38, a septet each; those of its table of additions take two. */
const PLAIN = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const ADDED = new Set("\f^{}\\[~]|€");

const PLAIN_SEPTETS = { alone: 160, each: 153 };
const OTHER_UNITS = { alone: 70, each: 67 };

/**
 * How many parts a gateway counts a text as: 160 septets, or 153 each of several; where a letter is outside of GSM 03.38
 * (Cyrillic, Arabic, the Uzbek `ʻ`) 70 UTF-16 units, or 67 each. [US-1]
 */
export function smsParts(text: string): number {
  const letters = [...text];
  const isPlain = letters.every((letter) => PLAIN.has(letter) || ADDED.has(letter));
  const { alone, each } = isPlain ? PLAIN_SEPTETS : OTHER_UNITS;
  const length = isPlain
    ? letters.length + letters.filter((letter) => ADDED.has(letter)).length
    : text.length;
  return length <= alone ? 1 : Math.ceil(length / each);
}
