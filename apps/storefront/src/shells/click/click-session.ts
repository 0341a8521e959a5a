import { cookieOf } from "./cookie.ts";

const KEPT = "dx:click-session";

interface Places {
  /** The newest way first. */
  sessionCookies: readonly string[];
  sessionQuery: string;
}

/**
 * The session that Click gave this page; null: none. One that stands in the address is taken out of the sight of whoever
 * shares it, and kept while the page's tab lives. [CK-1]
 */
export function takeSession({ sessionCookies, sessionQuery }: Places): string | null {
  const url = new URL(location.href);
  const told = url.searchParams.get(sessionQuery);
  if (told !== null) {
    sessionStorage.setItem(KEPT, told);
    url.searchParams.delete(sessionQuery);
    history.replaceState(history.state, "", url);
  }
  const cookies = sessionCookies.map((name) => cookieOf(name));
  return told ?? cookies.find((value) => value !== null) ?? sessionStorage.getItem(KEPT);
}
