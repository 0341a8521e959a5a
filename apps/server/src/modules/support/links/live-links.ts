import { readStoreLink } from "@dasturxon/domain/store-link";
import type { Tx } from "../../../platform/database/index.ts";
import { selectVisibleContentIds } from "./queries.ts";

interface ContentWithLink {
  link: string | null;
}

function getLinkTargetId(link: string | null): string | null {
  const to = link === null ? null : readStoreLink(link);
  return to && "id" in to ? to.id : null;
}

/** Removes links to products, categories and stories that guests cannot see [CT-1]. */
export async function createDeadLinkRemover(
  tx: Tx,
  merchantId: string,
  all: ContentWithLink[],
): Promise<<L extends ContentWithLink>(one: L) => L> {
  const ids = all.flatMap(({ link }) => getLinkTargetId(link) ?? []);
  const seen = new Set(ids.length > 0 ? await selectVisibleContentIds(tx, merchantId, ids) : []);
  return (one) => {
    const id = getLinkTargetId(one.link);
    return id === null || seen.has(id) ? one : { ...one, link: null };
  };
}
