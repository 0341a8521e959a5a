/** The first number of a text: it ends before a letter, a comma, a semicolon and the plus of a second number. */
const FIRST_NUMBER_PATTERN = /\+?\s*\(?\d[^\p{L},;+]*/u;

/**
 * Returns the `tel:` link of the first phone number of a text, with digits and a leading plus only. Null for a text
 * without digits, such as "ask the staff".
 */
export function formatPhoneHref(text: string | null | undefined): string | null {
  const number = FIRST_NUMBER_PATTERN.exec(text ?? "")?.[0];
  return number ? `tel:${number.replace(/[^\d+]/g, "")}` : null;
}
