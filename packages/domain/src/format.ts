import { toInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import type { Currency, Language } from "./locale.ts";
import { formatCurrencyLabel, findNumberLocale } from "./locale.ts";
import { formatTwoDigits, toLocalDateTime } from "./time-zone.ts";

export const NO_BREAK_SPACE = "\u00a0";
export const EMPTY_DATE = "--.--.----";
export const EMPTY_TIME_LABEL = "-- : --";

/** Value added before rounding. Prevents 1.005 from being rounded down because of its binary representation. */
const ROUNDING_CORRECTION = 1e-7;

/** Languages with a decimal comma. */
const DECIMAL_COMMA_LANGUAGES: ReadonlySet<Language> = new Set<Language>(["uz", "ru", "kz", "tr", "uz-Cyrl"]);

/**
 * Formats a number: thousands grouped by U+00A0, at most two decimals, "0" for empty or invalid values. The decimal
 * mark follows the language; default: a dot. [FM-3]
 */
export function formatNumber(value: number | string | null | undefined, language?: Language): string {
  const number = typeof value === "string" ? Number(value.trim()) : (value ?? 0);
  if (!Number.isFinite(number) || Math.abs(number) > 1e15) return "0";
  const size = Math.abs(number);
  const hundredths = Math.round((size % 1) * 100 + ROUNDING_CORRECTION);
  const units = Math.floor(size) + (hundredths === 100 ? 1 : 0);
  const whole = groupThousands(String(units));
  const decimals = formatTwoDigits(hundredths % 100).replace(/0{1,2}$/, "");
  const sign = number < 0 && units + hundredths > 0 ? "-" : "";
  const mark = language && DECIMAL_COMMA_LANGUAGES.has(language) ? "," : ".";
  return `${sign}${whole}${decimals ? mark + decimals : ""}`;
}

/** Groups thousands with U+00A0: "1234567" → "1 234 567". `digits`: decimal digits only. [FM-3] */
export function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(NO_BREAK_SPACE);
}

/** Formats an amount: "45 000 soʻm", with U+00A0 before the currency's label. [FM-3] [LN-8] */
export function formatMoney(
  amount: number | string | null | undefined,
  language: Language,
  currency?: Currency | null,
): string {
  return `${formatNumber(amount, language)}${NO_BREAK_SPACE}${formatCurrencyLabel(language, currency)}`;
}

/**
 * Formats a phone as "+998 90 123 45 67": plus, 3 country digits, 2 code digits, 3, 2, the rest. Accepts partly typed
 * numbers. "" for none. [FM-1]
 */
export function formatPhone(phone: string | null | undefined): string {
  const groups = splitPhoneIntoGroups(phone);
  return groups.length === 0 ? "" : `+${groups.join(" ")}`;
}

/** Masks the middle digits of a phone: "+998 90 *** ** 67". [FM-1] */
export function maskPhone(phone: string | null | undefined): string {
  const groups = splitPhoneIntoGroups(phone);
  if (groups.length === 0) return "";
  return `+${groups.map((group, index) => (index === 2 || index === 3 ? "*".repeat(group.length) : group)).join(" ")}`;
}

function splitPhoneIntoGroups(phone: string | null | undefined): string[] {
  const digits = (phone ?? "").replace(/\D/g, "").slice(0, 15);
  // A Kazakh number has one country digit and three code digits.
  const sizes = digits.length === 11 && digits.startsWith("7") ? [1, 3, 3, 2] : [3, 2, 3, 2];
  const groups: string[] = [];
  let at = 0;
  for (const size of [...sizes, digits.length]) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups;
}

/** Returns the comma that separates parts of a line. Arabic and Chinese have their own. [UX-43] */
export function findListSeparator(language: Language): string {
  if (language === "zh") return "\uff0c";
  return language === "ar" ? "\u060c " : ", ";
}

/** Unicode characters FSI and PDI. Text between them retains its own direction. */
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];

/** Isolates the text in Arabic, so that "10:00–23:00" has the same order alone and in a list of `joinWithCommas`. [UX-43] */
export function isolateText(text: string, language: Language): string {
  return language === "ar" ? ISOLATE + text + END_OF_ISOLATE : text;
}

/** Parts of a line of text that are joined with a separator. Empty parts are left out. */
type TextLineParts = readonly (string | null | undefined | false)[];

/**
 * Joins the non-empty parts: "a, b, c". In Arabic each part is isolated, because a phone's groups would otherwise be
 * reversed. [UX-43]
 */
export function joinWithCommas(parts: TextLineParts, language: Language): string {
  return joinIsolated(parts, language, findListSeparator(language));
}

/** Joins the non-empty parts with dots: "a · b · c". In Arabic each part is isolated, as by `joinWithCommas`. [UX-43] */
export function joinWithDots(parts: TextLineParts, language: Language): string {
  return joinIsolated(parts, language, " · ");
}

function joinIsolated(parts: TextLineParts, language: Language, separator: string): string {
  const said = parts.filter((part): part is string => typeof part === "string" && part !== "");
  const [first = ""] = said;
  return said.length > 1 ? said.map((part) => isolateText(part, language)).join(separator) : first;
}

/**
 * Formats a date as "dd.mm.yyyy" in the zone, with `time` also " hh:mm" or " hh:mm:ss"; "--.--.----" (and "-- : --")
 * for none. [FM-2]
 */
export function formatDate(
  instant: Instant | null | undefined,
  timeZone: string,
  options: { time?: "minutes" | "seconds" | undefined } = {},
): string {
  const milliseconds = toInstantMs(instant);
  const time = options.time ? ` ${formatTime(milliseconds, timeZone, options.time)}` : "";
  if (milliseconds === null) return EMPTY_DATE + time;
  const { year, month, day } = toLocalDateTime(milliseconds, timeZone);
  return `${formatTwoDigits(day)}.${formatTwoDigits(month)}.${String(year).padStart(4, "0")}${time}`;
}

const UZBEK_MONTHS = "yan fev mar apr may iyn iyl avg sen okt noy dek".split(" ");
const UZBEK_CYRILLIC_MONTHS = "янв фев мар апр май июн июл авг сен окт ноя дек".split(" ");
const KAZAKH_MONTHS = "қаң ақп нау сәу мам мау шіл там қыр қаз қар жел".split(" ");

/**
 * Formats a day in the language: "22 Nov", "22 нояб.", "22-noy". Adds the year if it differs from the year of `now`.
 */
export function formatDay(
  instant: Instant,
  { timeZone, language, now }: { timeZone: string; language: Language; now: Instant },
): string {
  const [milliseconds, today] = [toInstantMs(instant), toInstantMs(now)];
  if (milliseconds === null) return EMPTY_DATE;
  const { day, month, year: inYear } = toLocalDateTime(milliseconds, timeZone);
  const isThisYear = today !== null && inYear === toLocalDateTime(today, timeZone).year;
  // Browsers have no month names in Uzbek and Kazakh: they format a date as "M11 22".
  if (language === "uz" || language === "uz-Cyrl") {
    const name = (language === "uz" ? UZBEK_MONTHS : UZBEK_CYRILLIC_MONTHS)[month - 1];
    return `${day}-${name}${isThisYear ? "" : `, ${inYear}`}`;
  }
  if (language === "kz") return `${isThisYear ? "" : `${inYear} ж. `}${day} ${KAZAKH_MONTHS[month - 1]}.`;
  const year = isThisYear ? undefined : "numeric";
  const format = new Intl.DateTimeFormat(findNumberLocale(language), {
    day: "numeric",
    month: "short",
    year,
    timeZone,
  });
  return format.format(milliseconds);
}

/** Formats a time as "hh:mm" (or "hh:mm:ss") in the zone; "-- : --" for none. [FM-2] */
export function formatTime(
  instant: Instant | null | undefined,
  timeZone: string,
  precision: "minutes" | "seconds" = "minutes",
): string {
  const milliseconds = toInstantMs(instant);
  if (milliseconds === null) return EMPTY_TIME_LABEL;
  const { hour, minute, second } = toLocalDateTime(milliseconds, timeZone);
  const minutes = `${formatTwoDigits(hour)}:${formatTwoDigits(minute)}`;
  return precision === "seconds" ? `${minutes}:${formatTwoDigits(second)}` : minutes;
}
