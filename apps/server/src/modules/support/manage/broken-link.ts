import { readStoreLink } from "@dasturxon/domain/store-link";
import type { Tx } from "../../../platform/database/index.ts";
import { selectRowExists } from "../../../platform/resource/index.ts";

const TABLE_BY_CONTENT_LINK_KIND = { product: "products", category: "categories", story: "stories" } as const;

/** Returns whether a link refers to a product, category or story that does not exist or is removed. */
export async function isBrokenLink(tx: Tx, merchantId: string, link: string): Promise<boolean> {
  const to = readStoreLink(link);
  return (
    to !== null &&
    "id" in to &&
    !(await selectRowExists(tx, merchantId, TABLE_BY_CONTENT_LINK_KIND[to.kind], to.id))
  );
}
