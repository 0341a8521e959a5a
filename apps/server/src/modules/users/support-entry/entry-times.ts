const MINUTE_MS = 60_000;
const SUPPORT_ENTRY_MAX_IDLE_MS = 30 * MINUTE_MS;

/** Returns the time half an hour ago. A support entry that was last used before this time has expired. [S40] */
export const getIdleSupportEntryLimit = (now: Date): Date =>
  new Date(now.getTime() - SUPPORT_ENTRY_MAX_IDLE_MS);

/**
 * Returns whether the time of this use of a support entry should be stored. It is stored at most once a minute, because
 * the brand sees the administrators who are inside.
 */
export const shouldStoreSupportEntryUse = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;
