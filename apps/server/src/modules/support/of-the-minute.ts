const MINUTE_MS = 60_000;

/** The same call, its brand's content a new one each minute: what begins and ends by the clock is kept no longer. */
export function ofTheMinute<C extends { merchant: { contentVersion: string }; clock: { now: () => Date } }>(
  call: C,
): C {
  const { merchant, clock } = call;
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  return { ...call, merchant: { ...merchant, contentVersion: `${merchant.contentVersion}.${minute}` } };
}
