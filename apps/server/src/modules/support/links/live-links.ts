import { readStoreLink } from "@dasturxon/domain/store-link";
import type { Tx } from "../../../platform/database/index.ts";
import { selectSeenIds } from "./queries.ts";

interface LinkedContent {
  link: string | null;
}

function idIn(link: string | null): string | null {
  const to = link === null ? null : readStoreLink(link);
  return to && "id" in to ? to.id : null;
}

/** Removes links to products, categories and stories that guests cannot see [CT-1]. */
export async function liveLinks(
  tx: Tx,
  merchantId: string,
  all: LinkedContent[],
): Promise<<L extends LinkedContent>(one: L) => L> {
  const ids = all.flatMap(({ link }) => idIn(link) ?? []);
  const seen = new Set(ids.length > 0 ? await selectSeenIds(tx, merchantId, ids) : []);
  return (one) => {
    const id = idIn(one.link);
    return id === null || seen.has(id) ? one : { ...one, link: null };
  };
}
