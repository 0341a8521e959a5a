// Reads phone numbers that are typed or pasted. Separate from `phone-number.ts`, because the checkout of the store checks
// numbers before its phone field is loaded.
import { normalizeDigits } from "./digits.ts";
import { applyMask } from "./input-mask.ts";
import { countNationalDigits, formatE164, isNationalNumber, NUMBERING_PLANS } from "./phone-number.ts";
import type { PhoneCountry } from "./phone-number.ts";

/** Maximum number of characters that are parsed as a phone number. */
const MAX_TYPED_PHONE_LENGTH = 80;
/** Words before a number in texts and links: `tel:`, `Тел.:`, `(`. */
const WORDS_BEFORE_NUMBER = /^(?:\p{L}{1,12}[\s.:]{1,4}){0,3}[^\p{L}\d+]*/u;

interface TypedPhoneNumber {
  isInternational: boolean;
  /** Digits without `+`, `00` and the Soviet `810` before the country code. */
  digits: string;
  /** Whether the first digit is separated from the digits after it: `8 90 123`, `8 (90)`, `8-90`. */
  isFirstApart: boolean;
}

/**
 * Parses the digits of a typed or pasted phone number. Ignores emoji variation selectors, keycaps and invisible format
 * characters. Returns null if the text contains letters or the signs `#`, `;`, `*`, as before a phone extension.
 */
function parseTypedNumber(typed: string): TypedPhoneNumber | null {
  if (typed.length > MAX_TYPED_PHONE_LENGTH) return null;
  const plain = normalizeDigits(typed.normalize("NFKC").replace(/[\p{M}\p{Cf}]/gu, "")).trim();
  const text = plain.replace(WORDS_BEFORE_NUMBER, "");
  if (/[\p{L}#;*]/u.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const isFirstApart = /^\d\D/.test(text);
  const opening = /^(?:00|8-?\s?10)/.exec(text.startsWith("+") ? "" : text)?.[0];
  const hasExit = opening === "00" || (opening !== undefined && digits.length > 12);
  if (hasExit) return { isInternational: true, digits: digits.slice(opening === "00" ? 2 : 3), isFirstApart };
  return { isInternational: text.startsWith("+"), digits: digits.replace(/^00/, ""), isFirstApart };
}

/** Removes a repeated country code, typed and pasted again: `+998 998 90 …`. */
function removeDoubledCode(country: PhoneCountry, digits: string): string {
  const { code } = NUMBERING_PLANS[country];
  let rest = digits.slice(code.length);
  while (rest.length > countNationalDigits(country) && rest.startsWith(code)) rest = rest.slice(code.length);
  return rest;
}

function parseInternationalNumber(digits: string, countries: readonly PhoneCountry[]): string | null {
  for (const country of countries) {
    if (!digits.startsWith(NUMBERING_PLANS[country].code)) continue;
    const rest = removeDoubledCode(country, digits);
    if (isNationalNumber(country, rest)) return formatE164(country, rest);
  }
  return null;
}

function removeTrunkPrefix(
  { digits, isFirstApart }: TypedPhoneNumber,
  countries: readonly PhoneCountry[],
): string | null {
  if (!/^[08]/.test(digits)) return null;
  const rest = digits.slice(1);
  const hasTrunkPrefix = (country: PhoneCountry) => {
    const { trunkBefore } = NUMBERING_PLANS[country];
    return isFirstApart || (trunkBefore !== "" && rest.startsWith(trunkBefore));
  };
  const found = countries.find((country) => isNationalNumber(country, rest) && hasTrunkPrefix(country));
  return found ? formatE164(found, rest) : null;
}

/**
 * Parses a typed or pasted phone number to E.164, for example `+998901234567`. Returns null if it is not one complete
 * number of these countries. A phone number without a country code gets the code of the first country whose numbering
 * plan it fits. A phone number with too many digits is invalid, not truncated. [US-1]
 */
export function readPhone(typed: string, countries: readonly PhoneCountry[]): string | null {
  const written = parseTypedNumber(typed);
  if (!written) return null;
  const { digits, isInternational } = written;
  if (isInternational) return parseInternationalNumber(digits, countries);
  const national = countries.find((country) => isNationalNumber(country, digits));
  if (national) return formatE164(national, digits);
  return removeTrunkPrefix(written, countries) ?? parseInternationalNumber(digits, countries);
}

/** Value of a phone field by digits: `+` and the code of an offered country, then the national number. */
export interface PhoneFieldParts {
  country: PhoneCountry;
  /** Digits after the code. If no offered country has the code: the whole input with its `+`. */
  national: string;
}

/** Splits the value of a phone field. If it starts with no offered country code: the first country. */
export function splitPhone(value: string, countries: readonly PhoneCountry[]): PhoneFieldParts {
  const found = countries.find((country) => value.startsWith(`+${NUMBERING_PLANS[country].code}`));
  if (found) return { country: found, national: value.slice(1 + NUMBERING_PLANS[found].code.length) };
  return { country: countries[0] ?? "UZ", national: value };
}

/**
 * Formats a national phone number with the input mask of its country, for example `90 123 45 67`. Digits beyond the mask
 * are appended, so that the field shows every typed digit.
 */
export function applyNationalMask({ country, national }: PhoneFieldParts): string {
  const { mask } = NUMBERING_PLANS[country];
  if (national.startsWith("+")) return national;
  const [inside, beyond] = [
    national.slice(0, countNationalDigits(country)),
    national.slice(countNationalDigits(country)),
  ];
  return [applyMask(mask, inside), beyond].filter(Boolean).join(" ");
}

/** Returns whether the two texts differ by at most one inserted or removed digit. */
function isAtMostOneDigitInsertedOrRemoved(before: string, after: string): boolean {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at) === long.slice(at + 1) || short === long;
}

/**
 * Returns the next value of a phone field from its present text. Text entered at once (pasted, autofilled) is parsed as
 * a complete number. Digits typed one by one remain as typed, except for a country code before them. Digits that fit no
 * country remain unchanged, so that the field can show an error. [US-1]
 */
export function updatePhoneFieldValue(
  value: string,
  raw: string,
  countries: readonly PhoneCountry[],
): string {
  const { country, national } = splitPhone(value, countries);
  const { code } = NUMBERING_PLANS[country];
  const written = parseTypedNumber(raw);
  const digits = written?.digits ?? normalizeDigits(raw).replace(/\D/g, "");
  const isAtOnce = !isAtMostOneDigitInsertedOrRemoved(national.replace(/\D/g, ""), digits);
  const others = countries.filter((each) => each !== country);
  const whole = isAtOnce ? readPhone(raw, [country, ...others]) : null;
  if (whole) return whole;
  const isInternational =
    written?.isInternational || /^\s*(?:\+|00)/.test(normalizeDigits(raw.normalize("NFKC")));
  if (isInternational) return `+${digits}`;
  const isLonger = digits.length > countNationalDigits(country);
  // Returns whether the digits are a number that was typed with the code of this country and without a plus.
  const hasCountryCode = (each: PhoneCountry) =>
    digits.startsWith(NUMBERING_PLANS[each].code) &&
    digits.length - NUMBERING_PLANS[each].code.length <= countNationalDigits(each);
  const coded = isLonger ? [country, ...others].find(hasCountryCode) : undefined;
  return coded ? `+${digits}` : `+${code}${digits}`;
}

/** Returns the fault of a phone field's value: too long, or of a country that is not offered. Null: none so far. */
export function findPhoneFault(value: string, countries: readonly PhoneCountry[]): "long" | "country" | null {
  const { country, national } = splitPhone(value, countries);
  if (national.startsWith("+")) {
    const isBegun = countries.some((each) => NUMBERING_PLANS[each].code.startsWith(national.slice(1)));
    return isBegun ? null : "country";
  }
  if (national.length > countNationalDigits(country)) return "long";
  const { start } = NUMBERING_PLANS[country];
  return national.length >= start.length && !national.startsWith(start) ? "country" : null;
}
