const HYPHENS = new Set([4, 6, 8, 10]);

/**
 * A random id (UUID, version 4) made in the browser. `crypto.randomUUID` is there on secure pages alone, and a shop that is
 * tried in its own network by plain HTTP has none.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return (HYPHENS.has(at) ? "-" : "") + value.toString(16).padStart(2, "0");
  }).join("");
}
