import type { SharedPage, Shell } from "./shell.ts";

/** Hands an address on: by the surroundings, by the phone's own sheet, else by the clipboard. True: it was copied. */
export async function shareBy(shell: Shell, page: SharedPage): Promise<boolean> {
  if (shell.share) shell.share(page);
  else if (navigator.share) await navigator.share(page).catch(() => undefined);
  else return navigator.clipboard.writeText(page.url).then(() => true);
  return false;
}
