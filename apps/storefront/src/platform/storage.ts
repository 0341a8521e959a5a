/** Bumped when the shape of anything kept on the device changes; old shapes are dropped [BD-1]. */
const SHAPE = 1;

/** The brand whose page this is; "" on the server and where no brand is known. */
export function pageMerchantId(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset["merchant"] ?? "");
}

function storageKey(name: string): string {
  return `dx:${pageMerchantId()}:${name}`;
}

/** Reads what was kept for this brand [BR-13]; null when absent, of another shape or unreadable. */
export function readKept(name: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("v" in kept) || kept.v !== SHAPE || !("d" in kept))
      return null;
    return kept.d;
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

/** Forgets all that this brand kept on the device [US-5, BR-6]. */
export function forgetBrand(): void {
  try {
    const prefix = storageKey("");
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}
