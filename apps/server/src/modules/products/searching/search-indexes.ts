import { setImmediate as pause } from "node:timers/promises";
import { beginSearchIndex, type SearchIndex } from "@dasturxon/domain/search";
import { createCache } from "../../../platform/cache/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { labelWords } from "./label-words.ts";
import { type SearchedRow, selectSearched, selectTextPrint } from "./queries.ts";

export interface SearchIndexes {
  /** The index of the brand's menu at this version of its content, made when it is first needed. */
  get(request: {
    merchantId: string;
    channel: "TG" | "WEB";
    version: string;
    read: Read;
  }): Promise<SearchIndex>;
}

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const MAX_BYTES = 192 * 1024 * 1024;
/** What a character of a product's texts takes in an index, measured on menus of 10,000. */
const BYTES_A_CHARACTER = 12;
/** Products folded before others get their turn. */
const AT_ONCE = 50;

/**
 * Indexes in memory: bounded by bytes, the brand longest unused goes first. A change of the menu asks whether its
 * texts changed; only then is the index made again, piece by piece, so that nobody waits for it [MN-8].
 */
export function createSearchIndexes(maxBytes = MAX_BYTES): SearchIndexes {
  const prints = createCache<{ print: string; size: number }>({ maxBytes: 100_000 });
  const indexes = createCache<{ index: SearchIndex; size: number }>({ maxBytes: maxBytes });
  return {
    async get({ merchantId, channel, version, read }) {
      const key = `${merchantId}\n${channel}`;
      const { print } = await prints.getOrPrepare(key, version, async () => ({
        print: await read((tx) => selectTextPrint(tx, merchantId, channel)),
        size: 1,
      }));
      const { index } = await indexes.getOrPrepare(key, print, async () =>
        build(await read((tx) => selectSearched(tx, merchantId, channel))),
      );
      return index;
    },
  };
}

async function build(rows: SearchedRow[]): Promise<{ index: SearchIndex; size: number }> {
  const building = beginSearchIndex();
  let characters = 0;
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
    const { labels, category, ...document } = row;
    building.add({ ...document, tags: [...row.tags, category, ...labelWords(labels)] });
    characters += JSON.stringify(row).length;
  }
  return { index: building.finish(), size: 1_000 + characters * BYTES_A_CHARACTER };
}
