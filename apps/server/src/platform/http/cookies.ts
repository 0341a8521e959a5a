import { parseCookie, type SetCookie, stringifySetCookie } from "cookie";
import type { SessionKind } from "./call.ts";

/** The cookies of a `Cookie` header by name, decoded; one that is unreadable is absent. */
export function readCookies(header: string | undefined): Partial<Record<string, string>> {
  return header === undefined ? {} : parseCookie(header, { decode });
}

function decode(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value);
    return text.includes("\u0000") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Of one session: a customer's is named after the brand, so that brands on one host never mix [BR-13]. */
export function sessionCookieName(kind: SessionKind, merchantId: string, isSecure: boolean): string {
  const name = kind === "customer" ? `session-${merchantId}` : kind;
  return isSecure ? `__Host-${name}` : name;
}

/** Of something else that only the server reads, bound to the host. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** `Set-Cookie` of a session: never seen by scripts, never sent across sites, bound to the host (S13). */
export function sessionCookie(
  name: string,
  token: string,
  { expiresAt, isSecure, isFramed }: { expiresAt: Date; isSecure: boolean; isFramed: boolean },
): string {
  const cookie = { name, value: token, expires: expiresAt, httpOnly: true, secure: isSecure };
  return ours(cookie, isFramed && isSecure);
}

/** Which cookies the visitor's browser takes: by https, and in the messenger's own page. */
export function jarOf(
  protocol: string,
  header: string | undefined,
): { isSecure: boolean; isFramed: boolean } {
  return { isSecure: protocol === "https", isFramed: readCookies(header)["shell"] === "telegram" };
}

/** `Set-Cookie` of a visitor's choice (`lang`, `page`, `vendor`), readable by the store's own script. */
export function choiceCookie(
  name: string,
  value: string,
  { days, isSecure }: { days: number; isSecure: boolean },
): string {
  const isFramed = isSecure && name === "shell" && value === "telegram";
  return ours({ name, value, maxAge: days * 86_400, secure: isSecure }, isFramed);
}

const OURS = /^(?:lang|page|vendor|shell|(?:__Host-)?session-[\w-]+)$/;

/** `Set-Cookie` of each of our own cookies that a visitor sent, ending it: what a host kept that names no brand [BR-6]. */
export function expiredCookies(header: string | undefined, isSecure: boolean): string[] {
  const names = Object.keys(readCookies(header)).filter((name) => OURS.test(name));
  return names.map((name) => expiredChoice(name, isSecure));
}

export function expiredChoice(name: string, isSecure: boolean): string {
  return ours({ name, value: "", maxAge: 0, secure: isSecure });
}

/**
 * Of the whole host, never sent across sites; in the messenger's frame only there, in a jar of that frame's own. A write
 * by cookie asks for the page's own origin besides.
 */
function ours(cookie: SetCookie, isFramed = false): string {
  const where = isFramed
    ? ({ sameSite: "none", partitioned: true } as const)
    : ({ sameSite: "lax" } as const);
  return stringifySetCookie({ ...cookie, path: "/", ...where }, { encode: encodeURIComponent });
}
