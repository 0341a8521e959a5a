import { isPhone } from "@dasturxon/domain/contact-link";
import {
  listPhoneCountries,
  countryFromPhoneNumber,
  PHONE_COUNTRIES,
  type PhoneCountrySettings,
} from "@dasturxon/domain/phone-number";
import { readPhone } from "@dasturxon/domain/phone-input";
import { refuse, type Refusal } from "../../../platform/http/index.ts";

/** Returns the phone in E.164, or null if it is no number of the countries that the brand sends SMS to (S7). */
export function parsePhone(typed: string, rules: PhoneCountrySettings): string | null {
  return readPhone(typed, listPhoneCountries(rules));
}

/** Returns the phone in E.164, or null if it is no number of any country that a brand can send SMS to. */
export function parsePhoneOfAnyCountry(typed: string): string | null {
  return readPhone(typed, PHONE_COUNTRIES);
}

/** Whether the brand sends SMS to this phone (E.164) and the installation supports its prefix. */
export function canReceiveTexts(
  phone: string,
  rules: PhoneCountrySettings,
  prefixes: readonly string[],
): boolean {
  const country = countryFromPhoneNumber(phone);
  const isOn = country !== null && listPhoneCountries(rules).includes(country);
  return isOn && prefixes.some((prefix) => phone.startsWith(prefix));
}

/**
 * Refuses a managed row (for example a courier) if its phone number is incomplete. An unchanged phone number is
 * accepted, because rows stored before this check may have shorter ones. Returns undefined if the row is accepted.
 */
export function refuseIncompletePhone({
  fields,
  present,
}: {
  /** Fields to write. Null: the row is being removed. */
  fields: { phone: string } | null;
  /** Stored row; null: the row is new. */
  present: Readonly<Record<string, unknown>> | null;
}): Refusal<"bad_request"> | undefined {
  if (!fields || isPhone(fields.phone) || fields.phone === present?.["phone"]) return undefined;
  return refuse("bad_request", { field: "phone", in: "body" });
}
