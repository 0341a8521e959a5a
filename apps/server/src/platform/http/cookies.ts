import type { SessionKind } from "./call.ts";

/** One cookie of a `Cookie` header, decoded; null when absent or unreadable. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  let start = 0;
  while (start < header.length) {
    const end = header.indexOf(";", start);
    const part = header.slice(start, end < 0 ? undefined : end).trim();
    if (part.startsWith(`${name}=`)) return decode(part.slice(name.length + 1));
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

function decode(value: string): string | null {
  try {
    const text = decodeURIComponent(value);
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}

/** Of one session: a customer's is named after the brand, so that brands on one host never mix [BR-13]. */
export function sessionCookieName(kind: SessionKind, merchantId: string, isSecure: boolean): string {
  const name = kind === "staff" ? "staff" : `session-${merchantId}`;
  return isSecure ? `__Host-${name}` : name;
}

/** `Set-Cookie` of a session: never seen by scripts, never sent across sites, bound to the host (S13). */
export function sessionCookie(
  name: string,
  token: string,
  { expiresAt, isSecure }: { expiresAt: Date; isSecure: boolean },
): string {
  return `${name}=${token}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly${ending(isSecure)}`;
}

/** `Set-Cookie` of a visitor's choice (`lang`, `page`, `vendor`), readable by the store's own script. */
export function choiceCookie(
  name: string,
  value: string,
  { days, isSecure }: { days: number; isSecure: boolean },
): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}${ending(isSecure)}`;
}

const OURS = /^(?:lang|page|vendor|shell|(?:__Host-)?session-[\w-]+)$/;

/** `Set-Cookie` of each of our own cookies that a visitor sent, ending it: what a host kept that names no brand [BR-6]. */
export function expiredCookies(header: string | undefined, isSecure: boolean): string[] {
  const names = (header ?? "").split(";").flatMap((part) => part.trim().split("=", 1));
  return names
    .filter((name) => OURS.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0${ending(isSecure)}`);
}

function ending(isSecure: boolean): string {
  return `${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}
