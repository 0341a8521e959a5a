/** Matches the end of the first phone number in a text: a letter, a separator, or the plus of the next phone number. */
const NUMBER_END_PATTERN = /[\p{L},;+/|\n]/u;
/** A plus directly before the first digit. Bounded, so that the expression takes linear time. */
const PLUS_PATTERN = /\+[\s(]{0,3}$/;

/**
 * Returns the `tel:` link of the first phone number of a text, with digits and a leading plus only. Null for a text
 * without digits, such as "ask the staff".
 */
export function formatPhoneHref(text: string | null | undefined): string | null {
  const start = text?.search(/\d/) ?? -1;
  if (!text || start < 0) return null;
  const [number = ""] = text.slice(start).split(NUMBER_END_PATTERN, 1);
  const plus = PLUS_PATTERN.test(text.slice(0, start)) ? "+" : "";
  return `tel:${plus}${number.replace(/\D/g, "")}`;
}
