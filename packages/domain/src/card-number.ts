import { extractDigits, normalizeDigits } from "./digits.ts";

/** Card systems, identified by the first digits of a card number. [PY-4] */
export const CARD_BRANDS = ["UZCARD", "HUMO", "VISA", "MASTERCARD", "OTHER"] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

const CARD_BRAND_PATTERNS: readonly (readonly [RegExp, CardBrand])[] = [
  [/^(8600|5614|6262)/, "UZCARD"],
  [/^9860/, "HUMO"],
  [/^4/, "VISA"],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, "MASTERCARD"],
];

/** Returns the card system of a partly typed card number, or of a masked one that shows its first digits. [PY-4] */
export function findCardBrand(number: string): CardBrand {
  return CARD_BRAND_PATTERNS.find(([beginning]) => beginning.test(number))?.[1] ?? "OTHER";
}

/** Returns whether the sixteen digits have a valid check digit (Luhn). [PY-4] */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reduce((all, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Groups the digits by four, as on the card. Removes other characters and preserves all digits. [PY-4] */
export function formatCardNumber(typed: string): string {
  return extractDigits(typed).replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

const CARD_EXPIRY_PATTERN = /^\s*(\d{1,2})\s*[/.\-–]\s*(?:20)?(\d{2})\s*$/;

/** Formats a typed or pasted expiry date as `MM/YY`. Accepts `3/2029` and `032029`; extra digits remain. [PY-4] */
export function formatExpiry(typed: string): string {
  const [, monthWritten = "", year = ""] = CARD_EXPIRY_PATTERN.exec(normalizeDigits(typed)) ?? [];
  if (year !== "") return `${monthWritten.padStart(2, "0")}/${year}`;
  const digits = extractDigits(typed).replace(/^(\d{2})20(\d{2})$/, "$1$2");
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2)}` : month;
}

/**
 * Returns whether a card with this expiry (`MM/YY`) is valid on `day` (`yyyy-mm-dd`): until the end of the month.
 * [PY-4]
 */
export function isCardExpiryValid(expiry: string, day: string): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  return month !== "" && `20${year}-${month}` >= day.slice(0, 7);
}

/**
 * Masks a card number: at most the first six and last four digits remain, even if the input is a full number. [PY-4]
 */
export function maskCardNumber(number: string): string {
  const signs = number.replaceAll(/[^\d*]/g, "").slice(0, 19);
  if (signs.length < 8) return "****";
  const start = Math.min(6, signs.length - 4);
  return signs.slice(0, start) + "*".repeat(Math.max(2, signs.length - start - 4)) + signs.slice(-4);
}
