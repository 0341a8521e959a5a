/** Where a banner or a page of a story leads: to a thing of the brand's, a page of its store, or elsewhere. */
export type StoreLink =
  | { kind: "product" | "category" | "story"; id: string }
  | { kind: "page"; path: string }
  | { kind: "address"; url: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PLACES = { product: "/product/", category: "/#c-", story: "/stories/" } as const;
const PAGE = /^\/(?![/\\])[\w\-./?=&%#+~:,]*$/;
const ADDRESS = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][^\s\\<>"']*)?$/i;

/** The address of a thing of the brand's within its store. */
export const linkTo = (kind: keyof typeof PLACES, id: string): string => `${PLACES[kind]}${id}`;

/** What a link as it is kept leads to; null: it is none, or leads where a store must not send its guests [CT-1]. */
export function readStoreLink(link: string): StoreLink | null {
  for (const kind of ["product", "category", "story"] as const) {
    if (!link.startsWith(PLACES[kind])) continue;
    const id = link.slice(PLACES[kind].length);
    return ID.test(id) ? { kind, id } : null;
  }
  if (PAGE.test(link)) return { kind: "page", path: link };
  return ADDRESS.test(link) ? { kind: "address", url: link } : null;
}
