import { normalizeDigits } from "@dasturxon/domain/digits";
import {
  MINUTES_PER_DAY,
  parseMinutesOfDay,
  formatTimeLabel,
  formatTwoDigits,
} from "@dasturxon/domain/time-zone";

const ISO_DATE_PATTERN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?$/;
const DAY_FIRST_DATE_PATTERN = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})(?:[ ,]{1,2}(\d{1,2}(?:[:.]\d\d)?))?$/;
const DIGITS_PATTERN = /^(\d\d)(\d\d)(\d{4})$/;

/** Formats `yyyy-mm-dd` as "dd.mm.yyyy" and `yyyy-mm-ddThh:mm` as "dd.mm.yyyy hh:mm". Returns "" for other texts. */
export function formatTypedDate(value: string): string {
  const [, year, month, day, time] = ISO_DATE_PATTERN.exec(value) ?? [];
  if (year === undefined) return "";
  return `${day}.${month}.${year}${time === undefined ? "" : ` ${time}`}`;
}

/**
 * Parses a typed date. Returns `yyyy-mm-dd`, or `yyyy-mm-ddThh:mm` if `hasTime`, with midnight as the default time. The
 * day is first, independent of the browser's language: "2.3.2026", "02/03/2026", "02032026". Also accepts the ISO
 * format. Returns null if the date or time is invalid.
 */
export function parseTypedDate(typed: string, hasTime: boolean): string | null {
  const text = normalizeDigits(typed).trim();
  const [, isoYear, isoMonth, isoDay, isoTime] = ISO_DATE_PATTERN.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear, time = isoTime] =
    DAY_FIRST_DATE_PATTERN.exec(text) ?? DIGITS_PATTERN.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = `${year}-${formatTwoDigits(Number(month))}-${formatTwoDigits(Number(day))}`;
  if (!isCalendarDate(date)) return null;
  if (!hasTime) return time === undefined ? date : null;
  const [hours, minutes = "00"] = (time ?? "0").split(/[:.]/);
  const at = parseMinutesOfDay(`${hours}:${minutes}`);
  return at === null || at === MINUTES_PER_DAY ? null : `${date}T${formatTimeLabel(at)}`;
}

function isCalendarDate(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}
