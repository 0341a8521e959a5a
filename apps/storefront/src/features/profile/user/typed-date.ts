import { normalizeDigits } from "@dasturxon/domain/digits";
import type { Language } from "@dasturxon/domain/language";

/** Format of a numeric date in a language. */
export interface DateFormat {
  /** Whether the year is first, as in Chinese. In the other languages of the store the day is first. */
  isYearFirst: boolean;
  separator: "." | "/";
}

const LANGUAGES_WITH_SLASH_DATES = new Set<Language>(["en", "ar", "zh"]);

export function getDateFormat(language: Language): DateFormat {
  return { isYearFirst: language === "zh", separator: LANGUAGES_WITH_SLASH_DATES.has(language) ? "/" : "." };
}

const ISO_DATE_PATTERN = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Returns a date (`yyyy-mm-dd`) in the language's format. Returns other text unchanged. */
export function formatTypedDate(date: string, { isYearFirst, separator }: DateFormat): string {
  const [, year, month, day] = ISO_DATE_PATTERN.exec(date) ?? [];
  if (!year || !month || !day) return date;
  return (isYearFirst ? [year, month, day] : [day, month, year]).join(separator);
}

/**
 * Parses a typed date and returns it as `yyyy-mm-dd`. Accepts any separators, and one or two digits for day and month.
 * Also accepts `yyyy-mm-dd`, which browsers autofill. Returns null if it is not a complete calendar date.
 */
export function parseTypedDate(typed: string, { isYearFirst }: DateFormat): string | null {
  const parts = normalizeDigits(typed)
    .split(/\D+/)
    .filter((part) => part !== "");
  const [first = "", month = "", last = "", ...rest] = parts;
  if (rest.length > 0) return null;
  const [year, day] = isYearFirst || first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 || !hasOneOrTwoDigits(month) || !hasOneOrTwoDigits(day)) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // `Date` turns 31 February into a date in March, so compare the result with the input.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

const hasOneOrTwoDigits = (part: string) => part.length === 1 || part.length === 2;

/** Returns the text of the field after a character was typed at its end, with separators inserted. */
export function insertDateSeparators(typed: string, { isYearFirst, separator }: DateFormat): string {
  const text = normalizeDigits(typed);
  const lengths = isYearFirst || /^\d{4}\D/.test(text) ? [4, 2, 2] : [2, 2, 4];
  const parts = [""];
  for (const character of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? "";
    const length = lengths[at] ?? 0;
    if (/\d/.test(character)) {
      if (part.length < length) parts[at] = part + character;
      else if (at < 2) parts.push(character);
    } else if (part !== "" && at < 2) {
      parts[at] = part.padStart(Math.min(length, 2), "0");
      parts.push("");
    }
  }
  const at = parts.length - 1;
  if (at < 2 && parts[at]?.length === lengths[at]) parts.push("");
  return parts.join(separator);
}
