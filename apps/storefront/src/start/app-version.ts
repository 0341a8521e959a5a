// Registers the basket's parser before any screen uses the basket.
import "../shop/basket/basket.ts";
import { reloadPage } from "./fresh-build.ts";
import { listStoredKeys, migrateStoredValue } from "../platform/storage.ts";
import { findStoredStateParser } from "../platform/stored-store.ts";

/** Version of the data stored on the device. Increase it to validate the stored data again [BD-1]. */
export const APP_VERSION = "2.2.7";

const APP_VERSION_STORAGE_KEY = "dx:version";

/**
 * Compares the app version with the stored one. If they differ, deletes stored data that no longer parses, saves the
 * version and reloads the page once. A basket that still parses is not deleted. Returns whether the page is reloading
 * [BD-1].
 */
export function updateStoredVersion(version = APP_VERSION): boolean {
  try {
    const stored = localStorage.getItem(APP_VERSION_STORAGE_KEY);
    if (stored === version) return false;
    const keys = listStoredKeys();
    for (const key of keys) migrateStoredValue(key, findStoredStateParser(getStoredValueName(key)));
    localStorage.setItem(APP_VERSION_STORAGE_KEY, version);
    const isFirstVisit = stored === null && keys.length === 0;
    // Does not reload if the version was not stored, because a storage that does not persist would cause a reload at
    // every start.
    if (isFirstVisit || localStorage.getItem(APP_VERSION_STORAGE_KEY) !== version) return false;
  } catch {
    return false;
  }
  return reloadPage();
}

/** Returns the name from the key `dx:{merchant}:{name}`, so that each store's parser validates its own data. */
function getStoredValueName(key: string): string {
  return key.slice(key.indexOf(":", 3) + 1);
}
