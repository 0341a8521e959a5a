/** A page is loaded again at most once in this time, whoever asks for it [BD-2]. */
const GUARD_MS = 10_000;

/** May this path be reloaded now? Remembers that it was; where nothing can be remembered, never. */
export function mayReload(path: string, now: number): boolean {
  const name = `dx:reloaded:${path}`;
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(name) ?? 0)) < GUARD_MS) return false;
    sessionStorage.setItem(name, String(now));
    return true;
  } catch {
    return false;
  }
}
