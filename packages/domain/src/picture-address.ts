/**
 * Returns the address of a brand's picture by its key. `origin` is the origin of the store or the console, because both
 * serve the pictures; default: a relative address.
 */
export const createPictureAddress = (key: string, origin = "") => `${origin}/img/${key}`;

/** Returns the key in the address of a brand's picture, for any host and size, or null for other addresses. */
export function pictureKeyFromAddress(address: string): string | null {
  const [, key] =
    /^(?:https?:\/\/[^/?#\s]+)?\/img\/(\w[\w.-]*(?:\/\w[\w.-]*){0,5})(?:[?#].*)?$/i.exec(address) ?? [];
  return key ?? null;
}
