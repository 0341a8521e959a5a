/** Returns a page without its scripts and without the links that load scripts. Text for browsers without scripts is removed. */
export function removeScripts(page: string): string {
  return page
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, "")
    .replaceAll(/<noscript\b[^>]*>[^]*?<\/noscript>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
