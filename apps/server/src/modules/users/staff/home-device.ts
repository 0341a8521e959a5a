import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Call } from "../../../platform/http/index.ts";

/** Validity of the cookie, in milliseconds: the maximum that browsers accept. */
const KNOWN_BROWSER_COOKIE_LIFETIME_MS = 400 * 86_400_000;
const KNOWN_BROWSER_COOKIE_PATTERN = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/;

/** Determines by signed cookies whether a browser has signed in to an account before. */
export interface KnownBrowserCookies {
  /**
   * Returns an identifier of the browser for counting attempts. Null if there was no sign-in to this account in the
   * browser.
   */
  markOf(account: string): string | null;
  /** Records a sign-in of the account in this browser. */
  remember(account: string): void;
  /** Sets the cookies for the accounts recorded by `remember`. Must be called after the session's cookie is set. */
  keep(): void;
}

type KnownBrowserCookieCall = Pick<Call, "clock" | "readHostCookie" | "setHostCookie">;

/**
 * Returns the name of the cookie. Each account has its own cookie, because several people may use one browser. The name
 * does not reveal the login.
 */
const toKnownBrowserCookieName = (account: string) =>
  `home-${createHash("sha256").update(`home ${account}`).digest("hex").slice(0, 16)}`;

/** Recognizes browsers by cookies that are signed with the installation's secret. [S25] */
export function createKnownBrowserCookies(
  { clock, readHostCookie, setHostCookie }: KnownBrowserCookieCall,
  secret: string,
): KnownBrowserCookies {
  const remembered = new Set<string>();
  const signHomeCookie = (account: string, id: string, at: string) =>
    createHmac("sha256", `home device ${secret}`).update([account, id, at].join("\u0000")).digest();
  return {
    markOf(account) {
      const [, id = "", at = "", mark = ""] =
        KNOWN_BROWSER_COOKIE_PATTERN.exec(readHostCookie(toKnownBrowserCookieName(account)) ?? "") ?? [];
      const given = Buffer.from(mark, "base64url");
      const right = signHomeCookie(account, id, at);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(at) + KNOWN_BROWSER_COOKIE_LIFETIME_MS > clock.now().getTime() ? id : null;
    },
    remember: (account) => void remembered.add(account),
    keep() {
      const now = clock.now().getTime();
      for (const account of remembered) {
        const [id, at] = [randomBytes(12).toString("base64url"), String(now)];
        const mark = signHomeCookie(account, id, at).toString("base64url");
        setHostCookie(
          toKnownBrowserCookieName(account),
          [id, at, mark].join("."),
          new Date(now + KNOWN_BROWSER_COOKIE_LIFETIME_MS),
        );
      }
    },
  };
}
