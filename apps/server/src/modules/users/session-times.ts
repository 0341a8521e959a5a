const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;

/** A customer's session ends 30 days after its last use and 180 days after sign-in, whichever is sooner (S12). */
export function customerSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + IDLE_MS, createdAt.getTime() + ABSOLUTE_MS));
}

/** The cookie outlives every sliding end: the server's word decides, not the browser's. */
export function customerCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ABSOLUTE_MS);
}

const REPLACED_MS = 60_000;

/** A session whose place another took: calls under way are still answered, as is a browser that lost the new cookie. */
export function replacedSessionEnd(now: Date): Date {
  return new Date(now.getTime() + REPLACED_MS);
}

/** A use is written down at most once an hour: reading must not cost a write. */
export function isUseWorthWriting(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= HOUR_MS;
}

const STAFF_IDLE_MS = 12 * HOUR_MS;
const STAFF_ABSOLUTE_MS = 30 * DAY_MS;

/**
 * A session of the staff ends a working day after its last use, an open board being one, and 30 days after sign-in
 * (S12): a board that is open all day stays signed in, a closed tablet does not.
 */
export function staffSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + STAFF_IDLE_MS, createdAt.getTime() + STAFF_ABSOLUTE_MS));
}

const DEVICE_IDLE_MS = 90 * DAY_MS;
/** The longest that browsers keep a cookie for. */
const DEVICE_COOKIE_MS = 400 * DAY_MS;

/** A session on a paired device ends 90 days after its last use: a tablet at work is never silent. [S12] */
export function deviceSessionEnd(usedAt: Date): Date {
  return new Date(usedAt.getTime() + DEVICE_IDLE_MS);
}

export function deviceCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + DEVICE_COOKIE_MS);
}

/** The cookie outlives every sliding end, as the customers' does. */
export function staffCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + STAFF_ABSOLUTE_MS);
}
