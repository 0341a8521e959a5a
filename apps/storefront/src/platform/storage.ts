/** Bumped when the shape of anything kept on the device changes; old shapes are dropped [BD-1]. */
const SHAPE = 1;

/** The brand whose page this is; "" on the server and where no brand is known. */
export function pageMerchantId(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset["merchant"] ?? "");
}

function storageKey(name: string): string {
  return `dx:${pageMerchantId()}:${name}`;
}

/** Every value kept on this device, whichever brand's: `dx:{merchant}:{name}`. */
export function keptKeys(): string[] {
  return Object.keys(localStorage).filter((key) => /^dx:[^:]*:./.test(key));
}

/**
 * Brings one kept value into the shape of today: `parse` says what is left of it, null drops it. Without `parse` only
 * the shape's number counts [BD-1].
 */
export function renewKept(key: string, parse?: (kept: unknown) => unknown): void {
  const kept = envelope(localStorage.getItem(key));
  const data = kept && (parse ? parse(kept.d) : kept.v === SHAPE ? kept.d : null);
  if (data === null) localStorage.removeItem(key);
  else if (kept?.v !== SHAPE) localStorage.setItem(key, JSON.stringify({ v: SHAPE, d: data }));
}

function envelope(json: string | null): { v: unknown; d: unknown } | null {
  try {
    const kept: unknown = JSON.parse(json ?? "null");
    return typeof kept === "object" && kept !== null && "v" in kept && "d" in kept ? kept : null;
  } catch {
    return null;
  }
}

/** Reads what was kept for this brand [BR-13]; null when absent, of another shape or unreadable. */
export function readKept(name: string): unknown {
  try {
    const kept = envelope(localStorage.getItem(storageKey(name)));
    return kept?.v === SHAPE ? kept.d : null;
  } catch {
    return null;
  }
}

/** Keeps a value for this brand; a full or forbidden storage loses it silently, the page goes on. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify({ v: SHAPE, d: value }));
  } catch {
    // Private windows may refuse: the value then lives as long as the page.
  }
}

/** Calls back when another tab of the same brand changed the value. */
export function onKeptElsewhere(name: string, change: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === storageKey(name) || event.key === null) change();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Forgets all that this brand kept on the device [US-5, BR-6], but for the values of these names. */
export function clearBrand(except: readonly string[] = []): void {
  try {
    const prefix = storageKey("");
    const kept = new Set(except.map(storageKey));
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !kept.has(key)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}
