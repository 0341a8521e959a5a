import { readStoreLink } from "@dasturxon/domain/store-link";

/** Pages of the store that a link may lead to, by what they are called here. */
const PAGES = {
  promos: "/profile/promos",
  categories: "/category",
  branches: "/branches",
  booking: "/booking",
  vacancies: "/vacancy",
  about: "/about",
} as const;

/** What people choose from: nowhere, a thing of the brand's, a page of the store, another address. */
export const LINK_KINDS = [
  "none",
  "product",
  "category",
  "story",
  ...(Object.keys(PAGES) as (keyof typeof PAGES)[]),
  "address",
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** What kind a link is as it is kept. */
export function kindOfLink(link: string | null): LinkKind {
  if (!link) return "none";
  const to = readStoreLink(link);
  if (to && "id" in to) return to.kind;
  const page = Object.entries(PAGES).find(([, path]) => path === link);
  return page ? (page[0] as keyof typeof PAGES) : "address";
}

/** The link that a choice begins with; null: nothing is chosen yet. */
export function firstLink(kind: LinkKind): string | null {
  if (kind === "address") return "https://";
  return kind in PAGES ? PAGES[kind as keyof typeof PAGES] : null;
}
