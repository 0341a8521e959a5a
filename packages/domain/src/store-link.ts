/** Target of a banner or a story page: an entity of the brand, a page of the store, or an external address. */
export type StoreLink =
  | { kind: "product" | "category" | "story"; id: string }
  | { kind: "page"; path: string }
  | { kind: "address"; url: string };

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PATH_PREFIX_BY_KIND = { product: "/product/", category: "/#c-", story: "/stories/" } as const;
const PAGE_PATH_PATTERN = /^\/(?![/\\])[\w\-./?=&%#+~:,]*$/;
const ADDRESS_PATTERN = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][^\s\\<>"']*)?$/i;

/** Returns the path of an entity in the store. */
export const createStoreLink = (kind: keyof typeof PATH_PREFIX_BY_KIND, id: string): string =>
  `${PATH_PREFIX_BY_KIND[kind]}${id}`;

/** Parses a stored link. Null: invalid, or a target that the store must not link to [CT-1]. */
export function readStoreLink(link: string): StoreLink | null {
  for (const kind of ["product", "category", "story"] as const) {
    if (!link.startsWith(PATH_PREFIX_BY_KIND[kind])) continue;
    const id = link.slice(PATH_PREFIX_BY_KIND[kind].length);
    return UUID_PATTERN.test(id) ? { kind, id } : null;
  }
  if (PAGE_PATH_PATTERN.test(link)) return { kind: "page", path: link };
  return ADDRESS_PATTERN.test(link) ? { kind: "address", url: link } : null;
}
