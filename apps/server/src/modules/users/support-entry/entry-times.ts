const MINUTE_MS = 60_000;
const MAX_IDLE_MS = 30 * MINUTE_MS;

/** Returns the time before which an entry without use has expired: half an hour ago. [S40] */
export const getIdleEntryLimit = (now: Date): Date => new Date(now.getTime() - MAX_IDLE_MS);

/** Whether to store the last use. At most once a minute, because the brand sees the administrators who are inside. */
export const shouldStoreEntryUse = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;
