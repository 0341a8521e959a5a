import { normalizeNumberCharacters } from "./digits.ts";
import { normalizePlainText } from "./search-fold.ts";

/** Names of the brands' currencies in price lists of all languages, normalized with `normalizePlainText`. */
const CURRENCY_WORDS_IN_PRICES = new Set(
  [
    "soʻm soʻmdan som soum sum sums uzs сўм сум сума сумов сумы сом сомов",
    "тг тенге теңге tg tenge kzt ₸ سوم سومات تنغي تنغ تينغ 苏姆 索姆 坚戈",
  ]
    .join(" ")
    .split(" ")
    .map(normalizePlainText),
);
/**
 * Multipliers of a price by the word after its number. NaN: the word is ambiguous, because `т` may mean tenge or
 * thousands.
 */
const MULTIPLIER_BY_WORD = new Map<string, number>([
  ...createMultiplierEntries("тыс тысяч тысячи тысяча тыщ к k ming минг мың bin thousand ألف الف 千", 1_000),
  ...createMultiplierEntries("万 萬", 10_000),
  ...createMultiplierEntries("млн миллион миллиона mln million milyon", 1_000_000),
  ...createMultiplierEntries("т", Number.NaN),
]);

function createMultiplierEntries(words: string, factor: number) {
  return words.split(" ").map((word) => [normalizePlainText(word), factor] as const);
}

const MAX_FORMATTED_NUMBER_LENGTH = 60;
/** Minimum number that is written in full: a multiplier after it is a mistake, as in `28 000 тыс`. */
const MIN_UNABBREVIATED_NUMBER = 1_000;
const NUMBER_PATTERN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

/** Checks whether a word is a currency of the brands: `сум`, `soʻm`, `UZS`. */
export const isCurrencyWord = (word: string) =>
  CURRENCY_WORDS_IN_PRICES.has(normalizePlainText(word).replace(/\.$/, ""));

/** Returns the index after the last digit of a text, or 0 if it has no digits. */
export function findEndOfLastDigit(text: string): number {
  let end = text.length;
  while (end > 0 && !/\d/.test(text[end - 1] ?? "")) end -= 1;
  return end;
}

/**
 * Returns the multiplier in the text after a price: 1,000 for `тыс. сум`, 1 for a currency or an empty text, NaN if
 * ambiguous. Null: other text. Accepts `,-` and `=` after a price.
 */
export function parsePriceMultiplier(words: string): number | null {
  let factor = 1;
  for (const word of separateChineseFactors(normalizePlainText(words))
    .split(/[\s.,=\-–—]+/)
    .filter(Boolean)) {
    const own = MULTIPLIER_BY_WORD.get(word);
    if (own !== undefined && factor === 1) factor = own;
    else if (!CURRENCY_WORDS_IN_PRICES.has(word)) return null;
  }
  return factor;
}

/** Chinese is written without spaces: `2.2万苏姆`. */
const separateChineseFactors = (text: string) => text.replaceAll(/[千万萬]/g, " $& ");

/** Multipliers in headers. Single letters are omitted: `Цена, к` and `Price K` may mean anything. */
const FACTOR_BY_WORD_IN_HEAD = new Map<string, number>([
  ...createMultiplierEntries("тыс тысяч тысячи тысячах минг ming мың bin thousand thousands ألف 千", 1_000),
  ...createMultiplierEntries("万 萬", 10_000),
]);

/** Returns the multiplier in a price's header: 1,000 for `Цена, тыс. сум`, 10,000 for `价格（万）`, else 1. */
export function findMultiplierInHeader(head: string): number {
  const [, ...words] = normalizePlainText(head.slice(0, MAX_FORMATTED_NUMBER_LENGTH)).split(
    /[^\p{L}\p{N}]+/u,
  );
  const factors = words.map((word) => {
    // In other Chinese words the signs are part of a name: 万州.
    const [, sign = word, currency = ""] = /^([千万萬])(.+)$/.exec(word) ?? [];
    return currency === "" || CURRENCY_WORDS_IN_PRICES.has(currency)
      ? FACTOR_BY_WORD_IN_HEAD.get(sign)
      : undefined;
  });
  return factors.find(Boolean) ?? 1;
}

/**
 * Parses a formatted number: `1 234,5`, `1,234.5`. Returns NaN for other text. A price (`isSum`) may have a currency
 * before or after it, and a word for thousands or 万 if the number is below 1,000: `45 000 soʻm`, `UZS 45.000`, `28 тыс`.
 * `headFactor`: the multiplier for a price below 1,000 without one of its own. [MN-1]
 */
export function parseFormattedNumber(text: string, isSum: boolean, headFactor = 1): number {
  const whole = normalizeNumberCharacters(text).trim();
  if (whole.length > MAX_FORMATTED_NUMBER_LENGTH) return Number.NaN;
  const found = whole.search(/\d/);
  if (found === -1) return Number.NaN;
  const signed = found > 0 && /[+-]/.test(whole[found - 1] ?? "") ? found - 1 : found;
  const start = whole[found - 1] === "." || whole[found - 1] === "," ? found - 1 : signed;
  const end = findEndOfLastDigit(whole);
  const before = whole.slice(0, start).trim();
  const factor = isSum
    ? findSumFactor(before, whole.slice(end))
    : findMultiplierOfPlainNumber(before, whole.slice(end));
  if (factor === null) return Number.NaN;
  const bare = whole.slice(start, end).replaceAll(/[\s\u00a0\u202f'’‘ʻʼ`]/g, "");
  const dotted = insertDecimalPoint(bare, isSum && factor === 1);
  if (!NUMBER_PATTERN.test(dotted)) return Number.NaN;
  const number = Number(dotted);
  const isFull = Math.abs(number) >= MIN_UNABBREVIATED_NUMBER;
  if (factor === 1) return isFull ? number : multiplyByFactor(number, headFactor);
  return isFull ? Number.NaN : multiplyByFactor(number, factor);
}

/** Multiplies a price by a factor and rounds off floating-point errors: 1.1 × 1,000 would be 1100.0000000000002. */
const multiplyByFactor = (number: number, factor: number) =>
  factor === 1 ? number : Math.round(number * factor * 100) / 100;

/**
 * Returns the digits with a decimal point and without thousands separators. Of two different separators, the last one is
 * the decimal separator; one that repeats separates thousands. `hasNoThousandths`: three digits after a separator are
 * thousands, as in prices, except after a single 0.
 */
function insertDecimalPoint(digits: string, hasNoThousandths: boolean): string {
  const isRepeated = /^[+-]?\d{1,3}(?:\.\d{3}){2,}$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/.test(digits);
  if (isRepeated) return digits.replaceAll(/[.,]/g, "");
  const isGrouped = hasNoThousandths && !/^[+-]?0[.,]/.test(digits);
  const plain = isGrouped ? digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "") : digits;
  const comma = plain.lastIndexOf(",");
  const point = plain.lastIndexOf(".");
  if (comma > point) return plain.replaceAll(".", "").replace(",", ".");
  return plain.replaceAll(",", "");
}

const findSumFactor = (before: string, after: string) =>
  parsePriceMultiplier(before) === 1 ? parsePriceMultiplier(after) : null;
const findMultiplierOfPlainNumber = (before: string, after: string) =>
  before === "" && /^(?:|\s*%)$/.test(after)
    ? 1
    : parsePriceMultiplier(before) === 1 && parsePriceMultiplier(after) === 1
      ? 1
      : null;

/**
 * Returns whether a cell has several numbers, the prices of sizes: `16000/18000`, `16 000 - 18 000`, `от 16000 до
 * 18000`.
 */
export function hasSeveralNumbers(text: string): boolean {
  const whole = normalizeNumberCharacters(text).slice(0, MAX_FORMATTED_NUMBER_LENGTH);
  const parts = whole.split(/[/|\\;\n–—-]/).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every((part) => !Number.isNaN(parseFormattedNumber(part, true)));
}
