const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;

/** Who came in for support and did nothing for half an hour is out. [S40] */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** A use is written down once a minute: the brand is told who is inside. */
export const isUseWorthNoting = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;
