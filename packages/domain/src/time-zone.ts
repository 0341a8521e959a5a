import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";

/** Local date and time in a zone. */
export type LocalDateTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};
/** Calendar day, "yyyy-mm-dd". */
export type CalendarDay = string;

export const MINUTE_MS = 60_000;
export const MINUTES_PER_DAY = 1_440;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const FIRST_CACHED_OFFSET_INSTANT_MS = Date.UTC(1973, 0, 1);
const MAX_CACHED_OFFSETS = 5_000;

const utcOffsetCache = new Map<string, number>();
const formatterByTimeZone = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. Creating a formatter takes a thousand times longer than using it. */
function findFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatterByTimeZone.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatterByTimeZone.set(timeZone, made);
  return made;
}

/** Returns the local date and time in the zone. Throws RangeError for an unknown zone or an invalid instant. */
export function toLocalDateTime(instant: Instant, timeZone: string): LocalDateTime {
  const milliseconds = requireInstantMs(instant);
  if (milliseconds < FIRST_CACHED_OFFSET_INSTANT_MS) return formatWallClock(milliseconds, timeZone);
  const wall = new Date(milliseconds + findUtcOffsetMs(milliseconds, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

function formatWallClock(milliseconds: number, timeZone: string): LocalDateTime {
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const part of findFormatter(timeZone).formatToParts(milliseconds)) {
    if (isWallClockPart(part.type)) wall[part.type] = Number(part.value);
  }
  return wall;
}

function isWallClockPart(type: string): type is keyof LocalDateTime {
  return ["year", "month", "day", "hour", "minute", "second"].includes(type);
}

/** Returns the zone's offset from UTC at an instant, in milliseconds. */
export function findUtcOffsetMs(instant: Instant, timeZone: string): number {
  const milliseconds = requireInstantMs(instant);
  // In the supported time zones the offset from UTC changes only at full quarters of an hour, so the offset is cached
  // per quarter.
  const quarter = Math.floor(milliseconds / QUARTER_HOUR_MS);
  const key = `${timeZone} ${quarter}`;
  const known = milliseconds >= FIRST_CACHED_OFFSET_INSTANT_MS ? utcOffsetCache.get(key) : undefined;
  if (known !== undefined) return known;
  const wall = formatWallClock(milliseconds, timeZone);
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  const offset = asUtc - Math.floor(milliseconds / 1_000) * 1_000;
  if (utcOffsetCache.size >= MAX_CACHED_OFFSETS) utcOffsetCache.clear();
  utcOffsetCache.set(key, offset);
  return offset;
}

/**
 * Returns the instant this many minutes after midnight of the day in the zone. More than 1,440 continues into the
 * following days. A time skipped by a clock change is moved forward by the gap; for a repeated time the first is
 * returned.
 */
export function instantFromWallTime(day: CalendarDay, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  if (Number.isNaN(wall)) throw new RangeError(`Not a day: ${day}`);
  const before = findUtcOffsetMs(wall - DAY_MS, timeZone);
  const after = findUtcOffsetMs(wall + DAY_MS, timeZone);
  if (before === after) return new Date(wall - before);
  const real = [before, after]
    .map((offset) => wall - offset)
    .filter((at) => at + findUtcOffsetMs(at, timeZone) === wall);
  return new Date(real.length > 0 ? Math.min(...real) : wall - before);
}

/** Returns the calendar day of an instant in the zone. */
export function dayFromInstant(instant: Instant, timeZone: string): CalendarDay {
  const { year, month, day } = toLocalDateTime(instant, timeZone);
  return `${String(year).padStart(4, "0")}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`;
}

/** Returns the local time of an instant in the zone, as "HH:mm". */
export function timeFromInstant(instant: Instant, timeZone: string): string {
  const { hour, minute } = toLocalDateTime(instant, timeZone);
  return `${formatTwoDigits(hour)}:${formatTwoDigits(minute)}`;
}

/** Returns the day this many days later (or earlier if negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

const WEEKDAY_INDEXES = [0, 1, 2, 3, 4, 5, 6] as const;
/** Day of the week, 0 Sunday … 6 Saturday. */
export type WeekdayIndex = (typeof WEEKDAY_INDEXES)[number];

/** Returns the day of the week this many days after a Sunday. */
export function toWeekdayIndex(days: number): WeekdayIndex {
  return WEEKDAY_INDEXES[days % 7] ?? 0;
}

/** Returns the day of the week of a calendar day. */
export function weekdayIndexFromDay(day: CalendarDay): WeekdayIndex {
  return toWeekdayIndex(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Parses "09:30" or "09:30:00" to minutes (570), up to "24:00". Null: invalid. */
export function parseMinutesOfDay(time: string | null | undefined): number | null {
  const match = /^([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time?.trim() ?? "");
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= MINUTES_PER_DAY ? minutes : null;
}

/** Formats minutes: 570 → "09:30". Minutes beyond a day wrap around. */
export function formatTimeLabel(minutes: number): string {
  const inDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${formatTwoDigits(Math.floor(inDay / 60))}:${formatTwoDigits(inDay % 60)}`;
}

export function formatTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Selectable time zones of brands. */
export const BRAND_TIME_ZONES = [
  "Asia/Tashkent",
  "Asia/Samarkand",
  "Asia/Almaty",
  "Asia/Qyzylorda",
  "Asia/Aqtobe",
  "Asia/Aqtau",
] as const;
