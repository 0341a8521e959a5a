import type { Plugin } from "vite";

const LAZY_CATALOGUE_PATTERN = /\/locales\/[\w-]+\/storefront-late\.po$/;
/**
 * Ids that the store checks for existence before use (`useIsMessageId`, texts of a brand type). The catalogue keeps these
 * ids.
 */
const CHECKED_TEXT_ID_PATTERN = /^(?:allergen|label|order\.cancel)\.|\.grocery$/;
/** Texts that the server writes into every page and no script uses (`start/page-frame.server.tsx`). */
const SERVER_ONLY_TEXT_ID_PATTERN = /^page\.(?:toContent|withoutScript)$/;
/** Average number of ids per bucket. One slot in sixteen stays empty, so that the search for the last ids is fast. */
const TEXT_IDS_PER_BUCKET = 4;
const TEXTS_PER_SPARE_SLOT = 16;

export type CatalogueTexts = Record<string, unknown>;

export interface CatalogueWithoutIds {
  named: CatalogueTexts;
  /** Texts of the catalogue, at the indexes that `getTextSlot` returns. Empty slots contain "". */
  values: unknown[];
  /** One seed per bucket of ids. */
  seeds: number[];
}

/**
 * Removes the ids from the lazy-loaded catalogues, where they are two fifths of the size. Each text is stored at the
 * index given by the hash of its id. The seeds are chosen so that no two ids collide. An id without a text would return
 * a wrong text, so the catalogue keeps the ids that may lack a text. The type `MessageId` covers all other ids.
 */
export function cataloguesWithoutIdsPlugin(): Plugin {
  return {
    name: "dasturxon:keyless-catalogues",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      if (!LAZY_CATALOGUE_PATTERN.test(id)) return null;
      const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
        messages: CatalogueTexts;
      };
      const used = Object.entries(messages).filter(([name]) => !SERVER_ONLY_TEXT_ID_PATTERN.test(name));
      return { code: renderCatalogueModule(buildCatalogueWithoutIds(Object.fromEntries(used))), map: null };
    },
  };
}

/** FNV-1a hash of an id with a seed, 32 bits. */
function hashTextId(id: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Returns the index at which the catalogue without ids stores the text with this id. */
export function getTextSlot(id: string, seeds: readonly number[], size: number): number {
  return hashTextId(id, seeds[hashTextId(id, 0) % seeds.length] ?? 0) % size;
}

export function buildCatalogueWithoutIds(messages: CatalogueTexts): CatalogueWithoutIds {
  const entries = Object.entries(messages);
  const named = Object.fromEntries(entries.filter(([id]) => CHECKED_TEXT_ID_PATTERN.test(id)));
  const others = new Map(entries.filter(([id]) => !CHECKED_TEXT_ID_PATTERN.test(id)));
  const values: unknown[] = Array.from(
    { length: others.size + Math.ceil(others.size / TEXTS_PER_SPARE_SLOT) },
    () => "",
  );
  const seeds: number[] = Array.from({ length: Math.ceil(others.size / TEXT_IDS_PER_BUCKET) }, () => 0);
  const taken = new Set<number>();
  const buckets = Map.groupBy(others.keys(), (id) => hashTextId(id, 0) % seeds.length);
  // Assigns slots to the fullest buckets first, while most slots are free.
  for (const [bucket, ids] of [...buckets].toSorted((a, b) => b[1].length - a[1].length)) {
    let seed = 0;
    let slots: number[] = [];
    do {
      seed += 1;
      slots = ids.map((id) => hashTextId(id, seed) % values.length);
    } while (new Set(slots).size < slots.length || slots.some((slot) => taken.has(slot)));
    seeds[bucket] = seed;
    for (const [at, slot] of slots.entries()) {
      taken.add(slot);
      values[slot] = others.get(ids[at] ?? "");
    }
  }
  return { named, values, seeds };
}

function renderCatalogueModule({ named, values, seeds }: CatalogueWithoutIds): string {
  const toJsonParseCode = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return `${hashTextId.toString()}
${getTextSlot.toString()}
const values = ${toJsonParseCode(values)}, seeds = ${JSON.stringify(seeds)};
export const messages = ${toJsonParseCode(named)};
export const find = (id) => values[${getTextSlot.name}(id, seeds, values.length)];`;
}
