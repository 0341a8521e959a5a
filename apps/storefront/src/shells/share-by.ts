import type { PageToShare, Shell } from "./shell.ts";

/** Shares a page through the shell, the device's share sheet, or the clipboard. Returns true if the URL was copied. */
export async function sharePage(shell: Shell, page: PageToShare): Promise<boolean> {
  if (shell.share) shell.share(page);
  else if (navigator.share) await navigator.share(page).catch(() => undefined);
  else return navigator.clipboard.writeText(page.url).then(() => true);
  return false;
}
