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
  const cookie = cookies.find((value) => value !== null);
  return told ?? cookie ?? sessionStorage.getItem(KEPT) ?? openedWith(sessionQuery);
}

/** The parameter in the URL that the page was opened at. The guest may have left it before this code was loaded. */
function openedWith(parameter: string): string | null {
  const [opened] = performance.getEntriesByType("navigation");
  return opened ? new URL(opened.name, location.href).searchParams.get(parameter) : null;
}
