/**
 * Returns the `tel:` link of a phone number as typed by people, with digits and a leading plus only. Null for a text
 * without digits, such as "ask the staff".
 */
export function formatPhoneHref(text: string | null | undefined): string | null {
  const number = (text ?? "").replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return /\d/.test(number) ? `tel:${number}` : null;
}
