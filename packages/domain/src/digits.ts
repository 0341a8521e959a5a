/** Code points of the digit 0 in other scripts: Arabic-Indic, Persian and full-width. */
const FOREIGN_ZERO_CODE_POINTS = [0x06_60, 0x06_f0, 0xff_10];
const FOREIGN_DIGIT_PATTERN = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/**
 * Returns the text with Arabic-Indic, Persian and full-width digits as 0–9. Other characters remain unchanged. [FM-4]
 */
export function normalizeDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT_PATTERN, (digit) => {
    const point = digit.charCodeAt(0);
    const zero = FOREIGN_ZERO_CODE_POINTS.find((each) => point >= each && point <= each + 9) ?? point;
    return String(point - zero);
  });
}

/** Returns only the digits of the text, as 0–9. [FM-4] */
export function extractDigits(text: string): string {
  return normalizeDigits(text).replace(/\D/g, "");
}

/** Arabic decimal and thousands separators, and the full-width signs. */
const ASCII_BY_NUMBER_SEPARATOR: Readonly<Record<string, string>> = {
  "\u066b": ".",
  "\u066c": " ",
  "\uff0e": ".",
  "\uff0c": ",",
};

/** Returns the text with digits as 0–9 and with separators of Arabic and full-width numbers as ASCII ones. [FM-4] */
export function normalizeNumberCharacters(text: string): string {
  return normalizeDigits(text).replace(
    /[\u066b\u066c\uff0e\uff0c]/g,
    (sign) => ASCII_BY_NUMBER_SEPARATOR[sign] ?? sign,
  );
}
