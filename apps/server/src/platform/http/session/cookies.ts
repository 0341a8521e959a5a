import { parseCookie, type SetCookie, stringifySetCookie } from "cookie";
import type { SessionKind } from "../call.ts";

/** Parses a `Cookie` header and decodes the values. Values that cannot be decoded are left out. */
export function readCookies(header: string | undefined): Partial<Record<string, string>> {
  return header === undefined ? {} : parseCookie(header, { decode: decodeCookieValue });
}

function decodeCookieValue(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value);
    return text.includes("\u0000") ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Name of the session cookie. For customers it contains the brand's id, so that brands on one host have separate
 * sessions [BR-13].
 */
export function getSessionCookieName(kind: SessionKind, merchantId: string, isSecure: boolean): string {
  const name = kind === "customer" ? `session-${merchantId}` : kind;
  return isSecure ? `__Host-${name}` : name;
}

/** Name of a cookie, other than a session cookie, that only the server reads and that is bound to the host. */
export function toHostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Returns the `Set-Cookie` header of a session: HttpOnly, bound to the host, not sent across sites (S13). */
export function serializeSessionCookie(
  name: string,
  token: string,
  { expiresAt, isSecure, isFramed }: { expiresAt: Date; isSecure: boolean; isFramed: boolean },
): string {
  const cookie = { name, value: token, expires: expiresAt, httpOnly: true, secure: isSecure };
  return serializeHostCookie(cookie, isFramed && isSecure);
}

/** Returns the cookie attributes for the browser: secure for https, partitioned in the frame of the Telegram app. */
export function cookieAttributesFromRequest(
  protocol: string,
  header: string | undefined,
): { isSecure: boolean; isFramed: boolean } {
  return { isSecure: protocol === "https", isFramed: readCookies(header)["shell"] === "telegram" };
}

/** Returns the `Set-Cookie` header of a visitor's choice (`lang`, `page`, `vendor`), readable by store scripts. */
export function serializeChoiceCookie(
  name: string,
  value: string,
  { days, isSecure }: { days: number; isSecure: boolean },
): string {
  const isFramed = isSecure && name === "shell" && value === "telegram";
  return serializeHostCookie({ name, value, maxAge: days * 86_400, secure: isSecure }, isFramed);
}

const PRODUCT_COOKIE_NAME_PATTERN = /^(?:lang|page|vendor|shell|(?:__Host-)?session-[\w-]+)$/;

/** Returns the `Set-Cookie` headers that expire our cookies, for a host that no longer names a brand [BR-6]. */
export function serializeExpiredCookies(header: string | undefined, isSecure: boolean): string[] {
  const names = Object.keys(readCookies(header)).filter((name) => PRODUCT_COOKIE_NAME_PATTERN.test(name));
  return names.map((name) => serializeExpiredChoiceCookie(name, isSecure));
}

export function serializeExpiredChoiceCookie(name: string, isSecure: boolean): string {
  return serializeHostCookie({ name, value: "", maxAge: 0, secure: isSecure });
}

/**
 * Serializes a cookie for the whole host, with SameSite=Lax. In the frame of the Telegram app it has SameSite=None and
 * is partitioned. Writes authenticated by a cookie also require a same-origin request.
 */
function serializeHostCookie(cookie: SetCookie, isFramed = false): string {
  const where = isFramed
    ? ({ sameSite: "none", partitioned: true } as const)
    : ({ sameSite: "lax" } as const);
  return stringifySetCookie({ ...cookie, path: "/", ...where }, { encode: encodeURIComponent });
}
