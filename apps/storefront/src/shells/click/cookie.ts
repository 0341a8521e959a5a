/** Returns a cookie that scripts can read. Returns null if it is missing or empty. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}
