import { foldDigits } from "./digits.ts";
import { applyMask } from "./input-mask.ts";
import type { Currency } from "./locale.ts";

/** Countries that a brand can send text messages to, by ISO 3166-1. */
export const PHONE_COUNTRIES = ["UZ", "KZ", "KG", "TJ", "TM"] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

interface Numbering {
  /** Country calling code (ITU-T E.164). */
  code: string;
  flag: string;
  /** Shape of the national number: its digits are the `#`. */
  mask: string;
  example: string;
  /** What national numbers begin with, where the calling code is shared with another country. */
  start: string;
  /** First digit that shows that an 8 or 0 written directly before it is a trunk prefix and no part of the number. */
  trunkBefore: string;
}

/** The only list of countries: the store's phone field, the server's parser and the brand's settings go by it. */
export const NUMBERING: Readonly<Record<PhoneCountry, Numbering>> = {
  UZ: { code: "998", flag: "🇺🇿", mask: "## ### ## ##", example: "90 123 45 67", start: "", trunkBefore: "9" },
  // +7 is shared with Russia; Kazakh numbers begin with 7.
  KZ: {
    code: "7",
    flag: "🇰🇿",
    mask: "### ### ## ##",
    example: "701 123 45 67",
    start: "7",
    trunkBefore: "7",
  },
  KG: { code: "996", flag: "🇰🇬", mask: "### ### ###", example: "700 123 456", start: "", trunkBefore: "" },
  TJ: { code: "992", flag: "🇹🇯", mask: "## ### ####", example: "90 123 4567", start: "", trunkBefore: "9" },
  TM: { code: "993", flag: "🇹🇲", mask: "## ######", example: "65 123456", start: "", trunkBefore: "6" },
};

const COUNTRY_OF_CURRENCY: Readonly<Record<Currency, PhoneCountry>> = { UZS: "UZ", KZT: "KZ" };

/** What a brand's phone rules are read from. */
export interface PhoneRules {
  currency: Currency;
  /** Countries that the brand switched on; null: the country of its currency. */
  phoneCountries: readonly PhoneCountry[] | null;
}

/** Returns the country of the brand's currency. */
export function homeCountry(currency: Currency): PhoneCountry {
  return COUNTRY_OF_CURRENCY[currency];
}

/** Returns the countries that a brand sends text messages to, the country of its currency first. */
export function countriesOf({ currency, phoneCountries }: PhoneRules): PhoneCountry[] {
  const home = homeCountry(currency);
  const kept: readonly PhoneCountry[] = phoneCountries ?? [home];
  return kept.toSorted((a, b) => Number(b === home) - Number(a === home));
}

/** Returns the start of every number of the country in E.164: `+998`, `+77`. */
export function prefixOf(country: PhoneCountry): string {
  const { code, start } = NUMBERING[country];
  return `+${code}${start}`;
}

const sizeOf = (country: PhoneCountry): number => NUMBERING[country].mask.replace(/[^#]/g, "").length;

/** No country here has national numbers that begin with 0. */
function isNational(country: PhoneCountry, digits: string): boolean {
  const { start } = NUMBERING[country];
  return digits.length === sizeOf(country) && digits.startsWith(start) && !digits.startsWith("0");
}

const e164 = (country: PhoneCountry, national: string) => `+${NUMBERING[country].code}${national}`;

/** Returns the country of a number in E.164, or null if it is none of the list or not complete. */
export function countryOfPhone(phone: string): PhoneCountry | null {
  const digits = phone.slice(1);
  const of = (country: PhoneCountry) => {
    const { code } = NUMBERING[country];
    return digits.startsWith(code) && isNational(country, digits.slice(code.length));
  };
  return (phone.startsWith("+") && PHONE_COUNTRIES.find(of)) || null;
}

/** Longer input is no phone number. */
const MAX_TYPED = 80;
/** Words that people and links put before a number: `tel:`, `Тел.:`, `(`. */
const BEFORE = /^(?:\p{L}{1,12}[\s.:]{1,4}){0,3}[^\p{L}\d+]*/u;

interface Written {
  isInternational: boolean;
  /** Without `+`, `00` and the Soviet `810` before the country code. */
  digits: string;
  /** The first digit stands apart from the others: `8 90 123`, `8 (90)`, `8-90`. */
  isFirstApart: boolean;
}

/**
 * Digits of a written number. Variation selectors, keycaps and format characters that come with copied text are dropped.
 * Null where letters or dialling signs follow: an extension, or something else than a number.
 */
function read(typed: string): Written | null {
  if (typed.length > MAX_TYPED) return null;
  const plain = foldDigits(typed.normalize("NFKC").replace(/[\p{M}\p{Cf}]/gu, "")).trim();
  const text = plain.replace(BEFORE, "");
  if (/[\p{L}#;*]/u.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const isFirstApart = /^\d\D/.test(text);
  const opening = /^(?:00|8-?\s?10)/.exec(text.startsWith("+") ? "" : text)?.[0];
  const hasExit = opening === "00" || (opening !== undefined && digits.length > 12);
  if (hasExit) return { isInternational: true, digits: digits.slice(opening === "00" ? 2 : 3), isFirstApart };
  return { isInternational: text.startsWith("+"), digits: digits.replace(/^00/, ""), isFirstApart };
}

/** A country code that was typed into the field and pasted again is one code: `+998 998 90 …`. */
function withoutDoubledCode(country: PhoneCountry, digits: string): string {
  const { code } = NUMBERING[country];
  let rest = digits.slice(code.length);
  while (rest.length > sizeOf(country) && rest.startsWith(code)) rest = rest.slice(code.length);
  return rest;
}

function fromInternational(digits: string, countries: readonly PhoneCountry[]): string | null {
  for (const country of countries) {
    if (!digits.startsWith(NUMBERING[country].code)) continue;
    const rest = withoutDoubledCode(country, digits);
    if (isNational(country, rest)) return e164(country, rest);
  }
  return null;
}

function withoutTrunk({ digits, isFirstApart }: Written, countries: readonly PhoneCountry[]): string | null {
  if (!/^[08]/.test(digits)) return null;
  const rest = digits.slice(1);
  const isTrunk = (country: PhoneCountry) => {
    const { trunkBefore } = NUMBERING[country];
    return isFirstApart || (trunkBefore !== "" && rest.startsWith(trunkBefore));
  };
  const found = countries.find((country) => isNational(country, rest) && isTrunk(country));
  return found ? e164(found, rest) : null;
}

/**
 * Returns the number in E.164 that a person wrote or pasted, or null if it is not one whole number of these countries. The
 * first country is the one of numbers without a code. Nothing is cut: a digit too many makes it no number. [US-1]
 */
export function readPhone(typed: string, countries: readonly PhoneCountry[]): string | null {
  const written = read(typed);
  if (!written) return null;
  const { digits, isInternational } = written;
  if (isInternational) return fromInternational(digits, countries);
  const national = countries.find((country) => isNational(country, digits));
  if (national) return e164(national, digits);
  return withoutTrunk(written, countries) ?? fromInternational(digits, countries);
}

/** What a phone field holds, by its digits: `+` and the code of a country that is offered, then the national number. */
export interface PhoneParts {
  country: PhoneCountry;
  /** Digits after the code; all that was typed where no offered country has it, with its `+`. */
  national: string;
}

/** Splits the value of a phone field; the first country while none can be told. */
export function partsOfPhone(value: string, countries: readonly PhoneCountry[]): PhoneParts {
  const found = countries.find((country) => value.startsWith(`+${NUMBERING[country].code}`));
  if (found) return { country: found, national: value.slice(1 + NUMBERING[found].code.length) };
  return { country: countries[0] ?? "UZ", national: value };
}

/** Shapes the national digits by the country's mask; digits beyond it follow, so that nothing typed disappears. */
export function shapeNational({ country, national }: PhoneParts): string {
  const { mask } = NUMBERING[country];
  if (national.startsWith("+")) return national;
  const [inside, beyond] = [national.slice(0, sizeOf(country)), national.slice(sizeOf(country))];
  return [applyMask(mask, inside), beyond].filter(Boolean).join(" ");
}

/** Do the two differ by at most one digit, put in or taken out? */
function isOneKey(before: string, after: string): boolean {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at) === long.slice(at + 1) || short === long;
}

/**
 * Returns the next value of a phone field for what stands in it now. Text that came at once (pasted, filled in by the
 * browser) is read as a whole number; digits typed one by one stay as typed, except that the country code before them is
 * understood. What fits no country is kept whole for the field to show with an error. [US-1]
 */
export function nextPhone(value: string, raw: string, countries: readonly PhoneCountry[]): string {
  const { country, national } = partsOfPhone(value, countries);
  const { code } = NUMBERING[country];
  const written = read(raw);
  const digits = written?.digits ?? foldDigits(raw).replace(/\D/g, "");
  const isAtOnce = !isOneKey(national.replace(/\D/g, ""), digits);
  const others = countries.filter((each) => each !== country);
  const whole = isAtOnce ? readPhone(raw, [country, ...others]) : null;
  if (whole) return whole;
  const isInternational = written?.isInternational || /^\s*(?:\+|00)/.test(foldDigits(raw.normalize("NFKC")));
  if (isInternational) return `+${digits}`;
  const isLonger = digits.length > sizeOf(country);
  // Somebody types the whole number with its code and without a plus.
  const fits = (each: PhoneCountry) =>
    digits.startsWith(NUMBERING[each].code) && digits.length - NUMBERING[each].code.length <= sizeOf(each);
  const coded = isLonger ? [country, ...others].find(fits) : undefined;
  return coded ? `+${digits}` : `+${code}${digits}`;
}

/** Is it a whole number of one of these countries? */
export function isWholePhone(phone: string, countries: readonly PhoneCountry[]): boolean {
  const country = countryOfPhone(phone);
  return country !== null && countries.includes(country);
}

/** Returns the value of a phone field in which nothing is typed. */
export function emptyPhone(countries: readonly PhoneCountry[]): string {
  return `+${NUMBERING[countries[0] ?? "UZ"].code}`;
}

/** What is wrong with the value of a phone field: too long, or of a country that is not offered; null: nothing so far. */
export function phoneFault(value: string, countries: readonly PhoneCountry[]): "long" | "country" | null {
  const { country, national } = partsOfPhone(value, countries);
  if (national.startsWith("+")) {
    const isBegun = countries.some((each) => NUMBERING[each].code.startsWith(national.slice(1)));
    return isBegun ? null : "country";
  }
  if (national.length > sizeOf(country)) return "long";
  const { start } = NUMBERING[country];
  return national.length >= start.length && !national.startsWith(start) ? "country" : null;
}

/** Is more of it typed than a country code? */
export function isPhoneTyped(phone: string): boolean {
  const digits = phone.slice(1);
  return digits !== "" && !PHONE_COUNTRIES.some((country) => NUMBERING[country].code.startsWith(digits));
}
