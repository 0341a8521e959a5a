import { type Instant, toInstantMs } from "./instant.ts";
import { type Language, findNumberLocale } from "./language.ts";
import { toLocalDateTime } from "./time-zone.ts";

/** Month names of languages that browsers do not support in `Intl.DateTimeFormat`. */
const MONTH_NAMES_BY_LANGUAGE: Partial<Record<Language, readonly string[]>> = {
  uz: "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" "),
  "uz-Cyrl": "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" "),
  kz: "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан".split(" "),
};

/**
 * Formats a date with the full month name: "22 November", "22 ноября", "22-noyabr"; with the year if it is not that of
 * `now`. An Uzbek suffix can be appended: "2027-yil 28-noyabr" + "gacha". Returns "" for an invalid instant.
 */
export function formatLongDay(
  instant: Instant,
  { timeZone, language, now }: { timeZone: string; language: Language; now: Instant },
): string {
  const [milliseconds, today] = [toInstantMs(instant), toInstantMs(now)];
  if (milliseconds === null) return "";
  const { day, month, year } = toLocalDateTime(milliseconds, timeZone);
  const isThisYear = today !== null && year === toLocalDateTime(today, timeZone).year;
  const name = MONTH_NAMES_BY_LANGUAGE[language]?.[month - 1];
  if (name === undefined) {
    const parts = {
      day: "numeric",
      month: "long",
      year: isThisYear ? undefined : "numeric",
      timeZone,
    } as const;
    return new Intl.DateTimeFormat(findNumberLocale(language), parts).format(milliseconds);
  }
  if (language === "kz") return `${isThisYear ? "" : `${year} жылғы `}${day} ${name}`;
  const years = language === "uz" ? "yil" : "йил";
  return `${isThisYear ? "" : `${year}-${years} `}${day}-${name}`;
}
