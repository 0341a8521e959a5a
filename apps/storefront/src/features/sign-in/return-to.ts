/**
 * Returns the path to open after sign-in. Only paths on this origin are accepted, regardless of the parameter [RT-4].
 * Defaults to the menu.
 */
export function getReturnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get("return") ?? "/";
  try {
    const url = new URL(wanted, origin);
    const isOurs = wanted.startsWith("/") && url.origin === new URL(origin).origin;
    // Sign-in pages and paths that start with two slashes are replaced by the menu. Browsers interpret two slashes as
    // another host.
    const isLogin = /^\/+login(\/|$)/.test(url.pathname);
    return isOurs && !isLogin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}
