import { parsePhoneNumberFromString } from "libphonenumber-js/min";

const countryOf = { UZS: "UZ", KZT: "KZ" } as const;
// Operators open new prefixes faster than any list is kept, so the form of the number decides; landlines pass too.
const allowed = { UZS: /^\+998\d{9}$/, KZT: /^\+77\d{9}$/ } as const;

/** A phone in E.164, or null when it is none or its country is not the brand's (codes cost money abroad, S7). */
export function parsePhone(typed: string, currency: "UZS" | "KZT"): string | null {
  const parsed = parsePhoneNumberFromString(typed, countryOf[currency]);
  if (!parsed?.isPossible() || parsed.ext) return null;
  return allowed[currency].test(parsed.number) ? parsed.number : null;
}

/** A phone of any country where brands are. */
export function anyPhone(typed: string): string | null {
  return parsePhone(typed, "UZS") ?? parsePhone(typed, "KZT");
}
