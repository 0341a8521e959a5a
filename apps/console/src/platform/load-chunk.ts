const RELOADED_AT_STORAGE_KEY = "dasturxon.console.reloaded";
const CHUNK_RELOAD_PAUSE_MS = 10_000;

/** Loads the script of a page. If a newer build removed the script, reloads the page, at most once in ten seconds. */
export async function loadPageChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(RELOADED_AT_STORAGE_KEY) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_PAUSE_MS || !(await reloadIfReachable())) throw error;
    sessionStorage.setItem(RELOADED_AT_STORAGE_KEY, String(Date.now()));
    return new Promise<T>(() => undefined);
  }
}

/**
 * Reloads the page if the server is reachable. Otherwise an outdated board is better than an error page. Returns
 * whether the page is reloading.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const reply = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!reply?.ok) return false;
  location.reload();
  return true;
}
