/**
 * Version of the stored data. Increase it when the shape of any stored value changes. Values of an older version are
 * dropped [BD-1].
 */
const STORED_DATA_VERSION = 1;

/** Returns the id of the page's brand. "" on the server and if there is no brand. */
export function getPageMerchantId(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset["merchant"] ?? "");
}

function toStorageKey(name: string): string {
  return `dx:${getPageMerchantId()}:${name}`;
}

/** Returns the keys of all values stored on this device, of every brand: `dx:{merchant}:{name}`. */
export function listStoredKeys(): string[] {
  return Object.keys(localStorage).filter((key) => /^dx:[^:]*:./.test(key));
}

/**
 * Migrates a stored value to the current version. `parse` returns the migrated value, null removes it. Without `parse`,
 * only values of the current version are preserved [BD-1].
 */
export function migrateStoredValue(key: string, parse?: (kept: unknown) => unknown): void {
  const kept = parseStoredEnvelope(localStorage.getItem(key));
  // Null is never a stored value, so `parse` does not receive it. `parse` could return a default value for null.
  const isKept = kept !== null && kept.d !== null;
  const data = isKept ? (parse ? parse(kept.d) : kept.v === STORED_DATA_VERSION ? kept.d : null) : null;
  if (data === null) localStorage.removeItem(key);
  else if (kept?.v !== STORED_DATA_VERSION)
    localStorage.setItem(key, JSON.stringify({ v: STORED_DATA_VERSION, d: data }));
}

function parseStoredEnvelope(json: string | null): { v: unknown; d: unknown } | null {
  try {
    const kept: unknown = JSON.parse(json ?? "null");
    return typeof kept === "object" && kept !== null && "v" in kept && "d" in kept ? kept : null;
  } catch {
    return null;
  }
}

/** Reads a value stored for this brand [BR-13]. Null if it is missing, invalid or of another version. */
export function readBrandStoredValue(name: string): unknown {
  try {
    const kept = parseStoredEnvelope(localStorage.getItem(toStorageKey(name)));
    return kept?.v === STORED_DATA_VERSION ? kept.d : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value for this brand. If the storage is full or not accessible, the value is not stored and no error is
 * thrown.
 */
export function writeBrandStoredValue(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(toStorageKey(name));
    else localStorage.setItem(toStorageKey(name), JSON.stringify({ v: STORED_DATA_VERSION, d: value }));
  } catch {
    // Private windows may deny access. The value then lasts as long as the page.
  }
}

/** Calls `change` when another tab of the same brand changes the value. */
export function onOtherTabChange(name: string, change: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === toStorageKey(name) || event.key === null) change();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Removes all values of this brand from the device [US-5, BR-6], except those listed. */
export function clearBrandStorage(except: readonly string[] = []): void {
  try {
    const prefix = toStorageKey("");
    const kept = new Set(except.map(toStorageKey));
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !kept.has(key)) localStorage.removeItem(key);
  } catch {
    // Without access to the storage, there is nothing to remove.
  }
}
