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
