import { formatPhone } from "./format.ts";

/** Digits of a phone number with its country. Shorter texts are numbers of a city or a call centre, or parts. */
const [MIN_COUNTRY_DIGITS, MAX_COUNTRY_DIGITS] = [11, 15];

/**
 * Formats the phone of a branch or brand, which may also be a short number ("1234"), a number without a country, one
 * with the trunk prefix 8, or two numbers. Those are shown as they were typed. "" for none. [FM-1]
 */
export function formatBusinessPhone(phone: string | null | undefined): string {
  const typed = (phone ?? "").replace(/^tel:/, "").trim();
  const { length } = typed.replace(/\D/g, "");
  const isOneNumber = /^\+?[\d\s()-]+$/.test(typed) && !typed.startsWith("8");
  const isComplete = isOneNumber && length >= MIN_COUNTRY_DIGITS && length <= MAX_COUNTRY_DIGITS;
  return isComplete ? formatPhone(typed) : typed;
}
