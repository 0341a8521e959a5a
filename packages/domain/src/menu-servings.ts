import { findCatalogueText } from "./catalogue.ts";
import { WEEKDAYS, type Weekday } from "./hours.ts";
import { PLATFORM_LANGUAGES } from "./language.ts";
import { sheetsTexts } from "./texts/sheets.ts";
import type { Timetable } from "./timetable.ts";

type ReaderLanguage = "uz" | "ru" | "en";
type ServingFields = Record<string, unknown>;

/** Returns the short name of a weekday. Not every short name is a prefix of the long name. */
const formatShortDayName = (day: Weekday, reader: ReaderLanguage): string =>
  findCatalogueText(sheetsTexts, day, reader);
const LONG_DAY_NAMES = [
  ...PLATFORM_LANGUAGES.map((reader) => WEEKDAYS.map((day) => formatShortDayName(day, reader))),
  WEEKDAYS,
  ["dushanba", "seshanba", "chorshanba", "payshanba", "juma", "shanba", "yakshanba"],
  ["душанба", "сешанба", "чоршанба", "пайшанба", "жума", "шанба", "якшанба"],
  ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"],
].map((days) => days.map((day) => day.toLowerCase()));
/** Weekdays in languages that exports do not use. Abbreviations in the languages of exports have priority. */
const OTHER_LANGUAGE_DAY_NAMES = [
  ["дүйсенбі", "сейсенбі", "сәрсенбі", "бейсенбі", "жұма", "сенбі", "жексенбі"],
  ["pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar"],
  ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
  ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
  ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
];
const EVERY_DAY_WORDS = new Set([
  "har kuni",
  "ҳар куни",
  "ежедневно",
  "каждый день",
  "daily",
  "every day",
  "күн сайын",
  "her gün",
  "كل يوم",
  "يوميا",
  "每天",
  "每日",
]);

const normalizeDayWord = (word: string) => word.trim().replace(/\.$/, "").toLowerCase();

/** Returns the index of the weekday whose name, in any language, begins with the text. -1: none, or several weekdays. */
function findDayIndex(said: string): number {
  const word = normalizeDayWord(said);
  if (word.length < 2) return -1;
  const exact = [...LONG_DAY_NAMES, ...OTHER_LANGUAGE_DAY_NAMES]
    .map((days) => days.indexOf(word))
    .find((at) => at >= 0);
  if (exact !== undefined) return exact;
  for (const lists of [LONG_DAY_NAMES, OTHER_LANGUAGE_DAY_NAMES]) {
    const found = new Set(
      lists.flatMap((days) => days.flatMap((day, at) => (day.startsWith(word) ? [at] : []))),
    );
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? -1) : -1;
  }
  return -1;
}

/** Parses `du-ju, ya` as days. Null: invalid. */
function parseWeekdays(text: string): Weekday[] | null {
  if (EVERY_DAY_WORDS.has(normalizeDayWord(text))) return [...WEEKDAYS];
  const days: Weekday[] = [];
  for (const word of text.split(/[,،、，]/)) {
    const [first = "", last = first, ...more] = word.split(/[-–—~至]/);
    const [from, to] = [findDayIndex(first), findDayIndex(last)];
    if (from < 0 || to < 0 || more.length > 0) return null;
    for (let at = from; ; at = (at + 1) % 7) {
      const day = WEEKDAYS[at];
      if (day && !days.includes(day)) days.push(day);
      if (at === to) break;
    }
  }
  return days;
}

/** Parses a time as typed by people, or as a fraction of a day, the format of spreadsheets. Null: invalid. */
function parseServingTime(text: string): string | null {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d\d)(?::\d\d)?\s*$/.exec(text) ?? [];
  const isPart = /^\s*(?:0?\.\d+|0|1)\s*$/.test(text) && !(hour && text.includes(":"));
  const minutes = isPart ? Math.round(Number(text) * 1440) % 1440 : Number(hour) * 60 + Number(minute);
  if (!(minutes <= 1440) || Number(minute ?? 0) > 59) return null;
  const padToTwoDigits = (value: number) => String(value).padStart(2, "0");
  return `${padToTwoDigits(Math.floor(minutes / 60) % 24)}:${padToTwoDigits(minutes % 60)}`;
}

/** Parses a cell of days or times. Several servings are separated by semicolons: `du-ju; sh, ya`. Null: invalid. */
export function parseServingCell(kind: "days" | "time", text: string): (Weekday[] | string)[] | null {
  const said = text.split(/[;\n]/).filter((part) => part.trim() !== "");
  const read = said.map((part) => (kind === "days" ? parseWeekdays(part) : parseServingTime(part)));
  const known = read.filter((part) => part !== null);
  return known.length < read.length ? null : known;
}

const SERVING_FIELDS = ["days", "from", "to"] as const;
type ServingField = (typeof SERVING_FIELDS)[number];
export const isServingField = (key: string): key is ServingField =>
  SERVING_FIELDS.some((part) => part === key);

/** Formats one column of a timetable as a cell: its days, start times or end times, separated by semicolons. */
export function writeServingCell(
  timetable: Timetable | null,
  key: ServingField,
  reader: ReaderLanguage,
): string {
  const formatTimetableRow = ({ days, ...hours }: Timetable[number]) =>
    key === "days" ? days.map((day) => formatShortDayName(day, reader)).join(", ") : hours[key];
  return (timetable ?? []).map(formatTimetableRow).join("; ");
}

const isWeekdayList = (value: unknown): value is Weekday[] => Array.isArray(value);
const isClockTime = (value: unknown): value is string => typeof value === "string";
const isProductTimetable = (value: unknown): value is Timetable => Array.isArray(value);

/** Returns a product's own timetable. Null: the whole week. */
export const timetableFromFields = ({ timetable }: ServingFields): Timetable | null =>
  isProductTimetable(timetable) ? timetable : null;

/** Returns the values of a column for each serving: without the column the stored values, for an empty cell none. */
function mergeServingColumnValues<Cell>(
  cells: unknown,
  was: Cell[],
  isCell: (value: unknown) => value is Cell,
): Cell[] {
  if (cells === undefined) return was;
  return Array.isArray(cells) ? cells.filter(isCell) : [];
}

/**
 * Replaces the cells of a timetable with one field. A missing column leaves its values unchanged. Without days the
 * timetable applies to every day. Without hours it applies all day. Without both there is no timetable. Null: the cells
 * do not match. [MN-7]
 */
export function applyTimetable(fields: ServingFields, now: Timetable | null): ServingFields | null {
  if (!SERVING_FIELDS.some((part) => part in fields)) return fields;
  const { days, from, to, ...others } = fields;
  const was = now ?? [];
  const cells = {
    days: mergeServingColumnValues(
      days,
      was.map((each) => each.days),
      isWeekdayList,
    ),
    from: mergeServingColumnValues(
      from,
      was.map((each) => each.from),
      isClockTime,
    ),
    to: mergeServingColumnValues(
      to,
      was.map((each) => each.to),
      isClockTime,
    ),
  };
  const count = Math.max(...SERVING_FIELDS.map((part) => cells[part].length));
  if (count === 0) return { ...others, timetable: null };
  const isWhole = cells.from.length === 0 && cells.to.length === 0;
  const hours = isWhole ? Array.from({ length: count }, () => "00:00") : null;
  const all = {
    days: cells.days.length === 0 ? Array.from({ length: count }, () => WEEKDAYS) : cells.days,
    from: hours ?? cells.from,
    to: hours ?? cells.to,
  };
  if (count > 20 || SERVING_FIELDS.some((part) => all[part].length !== count)) return null;
  const timetable = all.from.map((each, at) => ({ days: all.days[at], from: each, to: all.to[at] }));
  return { ...others, timetable };
}
