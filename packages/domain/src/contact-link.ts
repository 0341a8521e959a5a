import { normalizeDigits } from "./digits.ts";
import { readPhone } from "./phone-input.ts";
import { PHONE_COUNTRIES, formatCountryPrefix } from "./phone-number.ts";

/**
 * E-mail address. Its labels exclude dots, so that each text matches in one way only and the match takes linear time.
 */
const EMAIL_PATTERN = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;

/** Returns whether the text is an https address with a domain. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && url.protocol === "https:" && url.hostname.includes(".");
}

/**
 * Returns whether the text is a complete phone number as typed by people. Numbers of the listed countries have their
 * country's length. Other numbers are international: 8 to 15 digits (ITU-T E.164) after `+` or `00`, or at least 10
 * digits without a prefix.
 */
export function isPhone(text: string): boolean {
  const typed = text.trim().replace(/^tel:/, "");
  if (!/\p{L}/u.test(typed) && readPhone(typed, PHONE_COUNTRIES) !== null) return true;
  if (!/^\+?[\d\s()-]{7,24}$/.test(normalizeDigits(typed))) return false;
  const isInternational = /^(?:\+|00)/.test(normalizeDigits(typed));
  const digits = normalizeDigits(typed).replace(/\D/g, "").replace(/^00/, "");
  const isListed = PHONE_COUNTRIES.some((country) => `+${digits}`.startsWith(formatCountryPrefix(country)));
  return !isListed && digits.length >= (isInternational ? 8 : 10) && digits.length <= 15;
}

/** Returns whether the text is a contact: a phone, an e-mail or an https address. [BR-16] */
export function isContactText(text: string): boolean {
  return isPhone(text) || isWebAddress(text) || EMAIL_PATTERN.test(text.trim());
}

/** Returns whether a brand has any contacts. Without contacts the contacts page is hidden [BR-16]. */
export function hasContacts({
  links,
  contacts,
}: {
  links: Readonly<Record<string, { active: boolean; url: string }>>;
  contacts: readonly unknown[];
}): boolean {
  return contacts.length > 0 || Object.values(links).some(({ active, url }) => active && url !== "");
}
