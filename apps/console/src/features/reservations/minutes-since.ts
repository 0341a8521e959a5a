/** Returns the full minutes since the instant. */
export const countMinutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
