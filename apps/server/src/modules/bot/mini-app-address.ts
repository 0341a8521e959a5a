/** Returns a store page's address for Telegram. The parameter `shell` selects the store's mini app mode. */
export function toMiniAppAddress(page: string): string {
  const url = new URL(page);
  url.searchParams.set("shell", "telegram");
  return url.href;
}
