/** A moment: a Date, an ISO string or epoch milliseconds. */
export type Instant = Date | string | number;

/** Epoch milliseconds, or null when the value is no moment. */
export function instantOf(value: Instant | null | undefined): number | null {
  if (value === null || value === undefined || value === "") return null;
  const milliseconds = value instanceof Date ? value.getTime() : new Date(value).getTime();
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** Epoch milliseconds; throws RangeError when the value is no moment. */
export function mustBeInstant(value: Instant): number {
  const milliseconds = instantOf(value);
  if (milliseconds === null) throw new RangeError(`Not a moment: ${String(value)}`);
  return milliseconds;
}

/** Do two ends stand the wrong way round: the end at its start or before? */
export function isTurned(start: Instant | null, end: Instant | null): boolean {
  const [from, to] = [instantOf(start), instantOf(end)];
  return from !== null && to !== null && to <= from;
}
