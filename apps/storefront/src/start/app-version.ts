// The basket's own check is here before any screen asks for the basket.
import "../shop/basket/basket.ts";
import { loadAnew } from "./fresh-build.ts";
import { keptKeys, renewKept } from "../platform/storage.ts";
import { parserOf } from "../platform/kept-store.ts";

/** Raised when what is kept on the device must be looked through again [BD-1]. */
export const APP_VERSION = "2.2.7";

const NAME = "dx:version";

/**
 * Compares the version with the one that was here last. Another one: what no longer fits is dropped, the basket among
 * what still fits stays, the version is saved and the page loaded again, once. Returns whether it is being loaded again
 * [BD-1].
 */
export function renewVersion(version = APP_VERSION): boolean {
  try {
    const stored = localStorage.getItem(NAME);
    if (stored === version) return false;
    const keys = keptKeys();
    for (const key of keys) renewKept(key, parserOf(nameIn(key)));
    localStorage.setItem(NAME, version);
    const isFirstVisit = stored === null && keys.length === 0;
    // A storage that forgets would ask for it again at every start.
    if (isFirstVisit || localStorage.getItem(NAME) !== version) return false;
  } catch {
    return false;
  }
  return loadAnew();
}

/** `dx:{merchant}:{name}`: the name, so that each store judges what it kept. */
function nameIn(key: string): string {
  return key.slice(key.indexOf(":", 3) + 1);
}
