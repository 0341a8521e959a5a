import { formatDate } from "@dasturxon/domain/format";

/** `18:30`, with the date before it when it is another day. */
export function untilText(until: string, timeZone: string, now = new Date()): string {
  const full = formatDate(until, timeZone, { time: "minutes" });
  const today = formatDate(now, timeZone);
  return full.startsWith(today) ? full.slice(today.length).trim() : full;
}
