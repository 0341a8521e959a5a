/** Minimum time between two reloads of a page, in milliseconds [BD-2]. */
const MIN_PAGE_RELOAD_INTERVAL_MS = 10_000;

/** Returns whether the path may be reloaded now, and stores the time. Returns false if storage is unavailable. */
export function claimPageReload(path: string, now: number): boolean {
  const name = `dx:reloaded:${path}`;
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(name) ?? 0)) < MIN_PAGE_RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(name, String(now));
    return true;
  } catch {
    return false;
  }
}
