import { readCookie } from "./cookie.ts";

const CLICK_SESSION_STORAGE_KEY = "dx:click-session";

interface ClickSessionSources {
  /** Names of the session cookies, in order of preference. */
  sessionCookies: readonly string[];
  sessionQuery: string;
}

/**
 * Returns the session that Click passed to this page, or null if there is none. Removes a session from the URL, so
 * that sharing the URL does not leak it, and stores it in `sessionStorage` [CK-1].
 */
export function readClickSession({ sessionCookies, sessionQuery }: ClickSessionSources): string | null {
  const url = new URL(location.href);
  const told = url.searchParams.get(sessionQuery);
  if (told !== null) {
    sessionStorage.setItem(CLICK_SESSION_STORAGE_KEY, told);
    url.searchParams.delete(sessionQuery);
    history.replaceState(history.state, "", url);
  }
  const cookies = sessionCookies.map((name) => readCookie(name));
  const cookie = cookies.find((value) => value !== null);
  return (
    told ?? cookie ?? sessionStorage.getItem(CLICK_SESSION_STORAGE_KEY) ?? readOpeningParameter(sessionQuery)
  );
}

/**
 * Returns the parameter from the URL that the page was opened with. The guest may have navigated away before this code
 * loads.
 */
function readOpeningParameter(parameter: string): string | null {
  const [opened] = performance.getEntriesByType("navigation");
  return opened ? new URL(opened.name, location.href).searchParams.get(parameter) : null;
}
