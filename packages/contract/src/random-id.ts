const UUID_HYPHEN_POSITIONS = new Set([4, 6, 8, 10]);

/**
 * Returns a random id (UUID, version 4), created in the browser. Replaces `crypto.randomUUID`, which exists only on
 * secure pages: a shop tested in a local network over plain HTTP does not have it.
 */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return (UUID_HYPHEN_POSITIONS.has(at) ? "-" : "") + value.toString(16).padStart(2, "0");
  }).join("");
}
