import { readStoreLink } from "@dasturxon/domain/store-link";

/** Store pages that a link can open, by kind. */
const STORE_PAGE_PATHS = {
  promos: "/profile/promos",
  categories: "/category",
  branches: "/branches",
  booking: "/booking",
  vacancies: "/vacancy",
  about: "/about",
} as const;

/** Kinds of links: none, a product, category or story, a page of the store, or another address. */
export const STORE_LINK_KINDS = [
  "none",
  "product",
  "category",
  "story",
  ...(Object.keys(STORE_PAGE_PATHS) as (keyof typeof STORE_PAGE_PATHS)[]),
  "address",
] as const;
export type StoreLinkKind = (typeof STORE_LINK_KINDS)[number];

/** Returns the kind of a stored link. */
export function findStoreLinkKind(link: string | null): StoreLinkKind {
  if (!link) return "none";
  const to = readStoreLink(link);
  if (to && "id" in to) return to.kind;
  const page = Object.entries(STORE_PAGE_PATHS).find(([, path]) => path === link);
  return page ? (page[0] as keyof typeof STORE_PAGE_PATHS) : "address";
}

/** Returns the link with which the form starts for a kind of link. Null: the user has not selected the target yet. */
export function createInitialLink(kind: StoreLinkKind): string | null {
  if (kind === "address") return "https://";
  return kind in STORE_PAGE_PATHS ? STORE_PAGE_PATHS[kind as keyof typeof STORE_PAGE_PATHS] : null;
}
