import type { Currency } from "./locale.ts";

/** Countries that a brand can send SMS to, as ISO 3166-1 codes. */
export const PHONE_COUNTRIES = ["UZ", "KZ", "KG", "TJ", "TM"] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

interface NumberingPlan {
  /** Country calling code (ITU-T E.164). */
  code: string;
  flag: string;
  /** Format of the national number. Each `#` is a digit. */
  mask: string;
  example: string;
  /** First digits of national numbers, if another country has the same calling code. */
  start: string;
  /** First digit of national numbers before which an 8 or 0 is a trunk prefix and not part of the number. */
  trunkBefore: string;
}

/** Numbering plan of each country, used by the store's phone field, the server's parser and the brand's settings. */
export const NUMBERING_PLANS: Readonly<Record<PhoneCountry, NumberingPlan>> = {
  UZ: { code: "998", flag: "🇺🇿", mask: "## ### ## ##", example: "90 123 45 67", start: "", trunkBefore: "9" },
  // Kazakhstan and Russia share the calling code +7. National numbers of Kazakhstan start with 7.
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

const COUNTRY_BY_CURRENCY: Readonly<Record<Currency, PhoneCountry>> = { UZS: "UZ", KZT: "KZ" };

/** Settings that determine a brand's phone countries. */
export interface PhoneCountrySettings {
  currency: Currency;
  /** Countries enabled by the brand; null: the country of its currency. */
  phoneCountries: readonly PhoneCountry[] | null;
}

/** Returns the country of the brand's currency. */
export function findHomeCountry(currency: Currency): PhoneCountry {
  return COUNTRY_BY_CURRENCY[currency];
}

/** Returns the countries that a brand sends SMS to, the country of its currency first. */
export function listPhoneCountries({ currency, phoneCountries }: PhoneCountrySettings): PhoneCountry[] {
  const home = findHomeCountry(currency);
  const kept: readonly PhoneCountry[] = phoneCountries ?? [home];
  return kept.toSorted((a, b) => Number(b === home) - Number(a === home));
}

/** Returns the start of every number of the country in E.164: `+998`, `+77`. */
export function formatCountryPrefix(country: PhoneCountry): string {
  const { code, start } = NUMBERING_PLANS[country];
  return `+${code}${start}`;
}

/** Returns the number of digits of a national number. */
export const countNationalDigits = (country: PhoneCountry): number =>
  NUMBERING_PLANS[country].mask.replace(/[^#]/g, "").length;

/** Returns whether the digits are a national number. National numbers of the listed countries never start with 0. */
export function isNationalNumber(country: PhoneCountry, digits: string): boolean {
  const { start } = NUMBERING_PLANS[country];
  return (
    digits.length === countNationalDigits(country) && digits.startsWith(start) && !digits.startsWith("0")
  );
}

/** Returns the number in E.164: `+998901234567`. */
export const formatE164 = (country: PhoneCountry, national: string) =>
  `+${NUMBERING_PLANS[country].code}${national}`;

/** Returns the country of a number in E.164, or null if it is incomplete or of another country. */
export function countryFromPhoneNumber(phone: string): PhoneCountry | null {
  const digits = phone.slice(1);
  const isNumberOfCountry = (country: PhoneCountry) => {
    const { code } = NUMBERING_PLANS[country];
    return digits.startsWith(code) && isNationalNumber(country, digits.slice(code.length));
  };
  return (phone.startsWith("+") && PHONE_COUNTRIES.find(isNumberOfCountry)) || null;
}

/** Returns whether the phone is a complete number of one of the countries. */
export function isCompletePhone(phone: string, countries: readonly PhoneCountry[]): boolean {
  const country = countryFromPhoneNumber(phone);
  return country !== null && countries.includes(country);
}

/** Returns the value of an empty phone field. */
export function createEmptyPhone(countries: readonly PhoneCountry[]): string {
  return `+${NUMBERING_PLANS[countries[0] ?? "UZ"].code}`;
}

/** Returns whether the value contains more than a country code. */
export function hasMoreThanCountryCode(phone: string): boolean {
  const digits = phone.slice(1);
  return (
    digits !== "" && !PHONE_COUNTRIES.some((country) => NUMBERING_PLANS[country].code.startsWith(digits))
  );
}
