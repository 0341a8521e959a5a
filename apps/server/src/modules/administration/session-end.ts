const HOUR_MS = 3_600_000;
const IDLE_MS = 4 * HOUR_MS;
const ABSOLUTE_MS = 24 * HOUR_MS;

/** An administrator's session ends four hours after its last use and a day after sign-in, whichever is sooner. [S12] */
export function administratorSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + IDLE_MS, createdAt.getTime() + ABSOLUTE_MS));
}

/** The cookie outlives every sliding end: the server's word decides. */
export function administratorCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ABSOLUTE_MS);
}
