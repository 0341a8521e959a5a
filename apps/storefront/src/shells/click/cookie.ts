/** A cookie that script may read; null: there is none, or an empty one. */
export function cookieOf(name: string): string | null {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}
