/** Countries whose numbers have a shape of their own; others are typed as they are. */
export const COUNTRIES = [
  { code: "998", flag: "🇺🇿", mask: "## ### ## ##", example: "90 123 45 67" },
  { code: "7", flag: "🇰🇿", mask: "### ### ## ##", example: "701 123 45 67" },
  { code: "996", flag: "🇰🇬", mask: "### ### ###", example: "700 123 456" },
  { code: "992", flag: "🇹🇯", mask: "## ### ####", example: "90 123 4567" },
  { code: "993", flag: "🇹🇲", mask: "## ######", example: "65 123456" },
] as const;

/** Is the number as long as its country wants it? */
export function isWholePhone(phone: string): boolean {
  const { code, mask } = countryOf(phone);
  return phone.length - 1 - code.length === mask.replace(/[^#]/g, "").length;
}

/** The country that a number begins with; the first one while none can be told. */
export function countryOf(phone: string) {
  return COUNTRIES.find(({ code }) => phone.startsWith(`+${code}`)) ?? COUNTRIES[0];
}

/** Is more of it typed than its country? */
export function isPhoneTyped(phone: string): boolean {
  return phone.length - 1 > countryOf(phone).code.length;
}
