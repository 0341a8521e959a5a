const MINUTE_MS = 60_000;

/**
 * Returns the API call with a content version that changes each minute. Content with a start and end time is then
 * cached for up to a minute.
 */
export function addMinuteToContentVersion<
  C extends { merchant: { contentVersion: string }; clock: { now: () => Date } },
>(call: C): C {
  const { merchant, clock } = call;
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  return { ...call, merchant: { ...merchant, contentVersion: `${merchant.contentVersion}.${minute}` } };
}
