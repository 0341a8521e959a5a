import { createCache } from "../../cache/index.ts";
import type { CacheableValue } from "../../cache/index.ts";
import type { Clock } from "../../clock.ts";
import type { PageProperties } from "./page-facts.ts";
import type { RenderedPage } from "./render-page.ts";

export interface PageCacheOptions<Kept> {
  clock: Clock;
  /** Maximum total size of cached pages, in bytes. */
  maxBytes: number;
  /** Maximum time in milliseconds until a page is rendered again without a change. */
  keptMilliseconds: number;
  /** Returns the value to cache for a rendered page. Null if the page must not be cached. */
  prepare(page: RenderedPage, facts: PageProperties): Promise<Kept> | Kept | null;
}

export interface PageCache<Kept> {
  /** Returns the cached page, or renders it. A page that must not be cached is returned as rendered. */
  get(facts: PageProperties, render: () => Promise<RenderedPage>): Promise<Kept | RenderedPage>;
  /** Returns whether the page for these properties is cached. */
  has(facts: PageProperties): boolean;
  drop(merchantId: string): void;
}

/**
 * Error that carries a rendered page out of the cache, because the cache stores no errors and the page must not be
 * cached.
 */
class UncacheablePageError extends Error {
  readonly page: RenderedPage;
  constructor(page: RenderedPage) {
    super("not a page to keep");
    this.page = page;
  }
}

/** Caches the pages of guests. A page is rendered once for all guests who get the same page. */
export function createPageCache<Kept extends CacheableValue>(
  options: PageCacheOptions<Kept>,
): PageCache<Kept> {
  const { clock, maxBytes, keptMilliseconds, prepare } = options;
  const cache = createCache<Kept>({ maxBytes });
  const getPageKey = ({ merchant, language, shell, origin, path, isShared }: PageProperties) => {
    const key = [merchant?.id, language, shell, origin, path, isShared].join("\n");
    // The cache periods of pages start at different times, so that not all pages are rendered again at once.
    const period = Math.floor(
      (clock.monotonic() + fractionFromKey(key) * keptMilliseconds) / keptMilliseconds,
    );
    return [key, `${merchant?.contentVersion}.${period}`] as const;
  };
  return {
    async get(facts, render) {
      try {
        return await cache.getOrPrepare(...getPageKey(facts), async () => {
          const page = await render();
          const kept = await prepare(page, facts);
          if (kept === null) throw new UncacheablePageError(page);
          return kept;
        });
      } catch (error) {
        if (error instanceof UncacheablePageError) return error.page;
        throw error;
      }
    },
    has: (facts) => cache.peek(...getPageKey(facts)) !== undefined,
    drop: (merchantId) => cache.drop(merchantId),
  };
}

/** Returns a number from 0 to 1 that depends only on the key. */
function fractionFromKey(key: string): number {
  let total = 0;
  for (const character of key) total = (total * 31 + character.charCodeAt(0)) % 997;
  return total / 997;
}
