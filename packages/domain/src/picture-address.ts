/** Where a picture of a brand is seen, by its key; `origin` is the store's or the console's, which both serve it. */
export const pictureAddress = (key: string, origin = "") => `${origin}/img/${key}`;

/** The key in such an address, whatever its host and size; null: it is another's. */
export function pictureKeyIn(address: string): string | null {
  const [, key] =
    /^(?:https?:\/\/[^/?#\s]+)?\/img\/(\w[\w.-]*(?:\/\w[\w.-]*){0,5})(?:[?#].*)?$/i.exec(address) ?? [];
  return key ?? null;
}
