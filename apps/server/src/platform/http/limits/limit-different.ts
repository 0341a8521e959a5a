import type { Http } from "../http.ts";

const MAX_REMEMBERED_LIMIT_VALUES = 50_000;

/**
 * Limits the number of different values instead of calls: a repeated value does not count again, as far as this process
 * remembers it. Resolves with the seconds to wait if the limit is exceeded, otherwise null. Always null if the
 * installation does not limit calls.
 */
export function limitDistinctValues(
  http: Http,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): (who: string, what: string) => Promise<number | null> {
  const limit = http.limitOf(name, points, seconds);
  const allowed = new Set<string>();
  let slot = 0;
  return async (who, what) => {
    if (limit === null) return null;
    const current = Math.floor(http.clock.now().getTime() / (seconds * 1000));
    if (current !== slot || allowed.size > MAX_REMEMBERED_LIMIT_VALUES) allowed.clear();
    slot = current;
    const key = `${who} ${what}`;
    if (allowed.has(key)) return null;
    const wait = await limit.count(who);
    if (wait === null) allowed.add(key);
    return wait;
  };
}
