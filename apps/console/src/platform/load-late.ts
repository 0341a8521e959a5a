const KEY = "dasturxon.console.reloaded";
const PAUSE_MS = 10_000;

/** Loads a page's script; where it went with an older build the page loads itself anew, once in ten seconds. */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS || !(await loadAnew())) throw error;
    sessionStorage.setItem(KEY, String(Date.now()));
    return new Promise<T>(() => undefined);
  }
}

/** Loads the page anew if there is somebody to answer: a board without a line is better than none. */
export async function loadAnew(): Promise<boolean> {
  const reply = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!reply?.ok) return false;
  location.reload();
  return true;
}
