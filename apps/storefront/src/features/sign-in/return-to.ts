/** The path to go to after signing in, on this origin only, whatever the address says [RT-4]; the menu by default. */
export function returnTo(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get("return") ?? "/";
  try {
    const url = new URL(wanted, origin);
    const isOurs = wanted.startsWith("/") && url.origin === new URL(origin).origin;
    // A path of two slashes is somebody's host once it is used as an address again.
    const isLogin = /^\/+login(\/|$)/.test(url.pathname);
    return isOurs && !isLogin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}
