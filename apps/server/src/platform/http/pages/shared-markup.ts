import { randomUUID } from "node:crypto";
import type { PageContext, SharedMarkup } from "@dasturxon/contract/page-context";
import { createCache } from "../../cache/index.ts";
import type { CacheableValue } from "../../cache/index.ts";
import type { PageProperties } from "./page-facts.ts";

interface CachedMarkup extends CacheableValue {
  html: Buffer;
  facts: unknown;
}

export interface PageMarkup {
  shared: PageContext["shared"];
  /** Returns the bytes of a page, with the shared markup inserted in its places. */
  fill(page: string): Buffer;
}

export interface MarkupCache {
  forPage(facts: Pick<PageProperties, "merchant" | "language">): PageMarkup;
  drop(merchantId: string): void;
}

/** Placeholder of shared markup while a page is rendered. The id is random, so that no text can contain it. */
const SHARED_MARKUP_PLACEHOLDER = /<!--shared:([\w-]{36})-->/;

/** Caches markup that the pages of a brand share: rendered once, then inserted into each page as bytes. */
export function createMarkupCache({ maxBytes }: { maxBytes: number }): MarkupCache {
  const cache = createCache<CachedMarkup>({ maxBytes });
  return {
    forPage({ merchant, language }) {
      const drawn = new Map<string, Buffer>();
      return {
        async shared<Facts>(name: string, make: () => Promise<SharedMarkup<Facts>>) {
          const key = [merchant?.id, language, name].join("\n");
          const kept = await cache.getOrPrepare(key, merchant?.contentVersion ?? "", () =>
            prepareMarkup(make),
          );
          const id = randomUUID();
          drawn.set(id, kept.html);
          // All calls with one cache name use the same `make`, so the cached facts have the type that `make` returns.
          return { html: `<!--shared:${id}-->`, facts: kept.facts as Facts };
        },
        fill(page) {
          // The pieces are alternately text of the page and ids of shared markup.
          const pieces = page.split(SHARED_MARKUP_PLACEHOLDER);
          return Buffer.concat(
            pieces.map((piece, at) =>
              at % 2 === 0 ? Buffer.from(piece) : (drawn.get(piece) ?? Buffer.of()),
            ),
          );
        },
      };
    },
    drop: (merchantId) => cache.drop(merchantId),
  };
}

async function prepareMarkup<Facts>(make: () => Promise<SharedMarkup<Facts>>): Promise<CachedMarkup> {
  const { html, facts, freshFor } = await make();
  const bytes = Buffer.from(html);
  return { html: bytes, facts, freshFor, size: bytes.length + JSON.stringify(facts).length * 2 };
}
