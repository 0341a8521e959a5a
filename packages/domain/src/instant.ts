/** Instant: a Date, an ISO string or epoch milliseconds. */
export type Instant = Date | string | number;

/** Returns epoch milliseconds, or null for an invalid value. */
export function toInstantMs(value: Instant | null | undefined): number | null {
  if (value === null || value === undefined || value === "") return null;
  const milliseconds = value instanceof Date ? value.getTime() : new Date(value).getTime();
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** Returns epoch milliseconds. Throws RangeError for an invalid value. */
export function requireInstantMs(value: Instant): number {
  const milliseconds = toInstantMs(value);
  if (milliseconds === null) throw new RangeError(`Not a moment: ${String(value)}`);
  return milliseconds;
}

/** Returns whether the end is at or before the start. */
export function isEndBeforeStart(start: Instant | null, end: Instant | null): boolean {
  const [from, to] = [toInstantMs(start), toInstantMs(end)];
  return from !== null && to !== null && to <= from;
}
