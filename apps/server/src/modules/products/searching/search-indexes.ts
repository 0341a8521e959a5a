import { setImmediate as pause } from "node:timers/promises";
import { createProductDocument } from "@dasturxon/domain/product-document";
import { createSearchIndexBuilder, type SearchIndex } from "@dasturxon/domain/search";
import { createCache } from "../../../platform/cache/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type SearchedProductRow, selectSearchedProducts, selectTextFingerprint } from "./queries.ts";

export interface SearchIndexes {
  /** Returns the search index of the brand's menu at the given content version. Creates it at the first use. */
  get(request: {
    merchantId: string;
    channel: "TG" | "WEB";
    version: string;
    read: RunReadTransaction;
  }): Promise<SearchIndex>;
}

type RunReadTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const MAX_SEARCH_INDEX_BYTES = 192 * 1024 * 1024;
/** Bytes of an index per character of the products' texts, measured on menus of 10,000 products. */
const BYTES_PER_CHARACTER = 12;
/** Number of products indexed before the event loop handles other work. */
const PRODUCTS_INDEXED_PER_TURN = 50;

/**
 * Creates a cache of search indexes. It is bounded by bytes, and the least recently used brand is evicted. After a
 * change of the menu, the index is created again only if its texts changed. It is created in small parts, so that other
 * requests are not blocked [MN-8].
 */
export function createSearchIndexes(maxBytes = MAX_SEARCH_INDEX_BYTES): SearchIndexes {
  const prints = createCache<{ print: string; size: number }>({ maxBytes: 100_000 });
  const indexes = createCache<{ index: SearchIndex; size: number }>({ maxBytes: maxBytes });
  return {
    async get({ merchantId, channel, version, read }) {
      const key = `${merchantId}\n${channel}`;
      const { print } = await prints.getOrPrepare(key, version, async () => ({
        print: await read((tx) => selectTextFingerprint(tx, merchantId, channel)),
        size: 1,
      }));
      const { index } = await indexes.getOrPrepare(key, print, async () =>
        buildSearchIndex(await read((tx) => selectSearchedProducts(tx, merchantId, channel))),
      );
      return index;
    },
  };
}

async function buildSearchIndex(rows: SearchedProductRow[]): Promise<{ index: SearchIndex; size: number }> {
  const building = createSearchIndexBuilder();
  let characters = 0;
  for (const [at, row] of rows.entries()) {
    if (at % PRODUCTS_INDEXED_PER_TURN === PRODUCTS_INDEXED_PER_TURN - 1) await pause();
    building.add(createProductDocument(row, row.category));
    characters += JSON.stringify(row).length;
  }
  return { index: building.finish(), size: 1_000 + characters * BYTES_PER_CHARACTER };
}
