import { createCache } from "../../cache/index.ts";
import type { Sized } from "../../cache/index.ts";
import type { Clock } from "../../clock.ts";
import type { PageFacts } from "./page-facts.ts";
import type { RenderedPage } from "./render-page.ts";

export interface KeptPagesOptions<Kept> {
  clock: Clock;
  /** Bytes of all kept pages together. */
  maxBytes: number;
  /** Milliseconds after which a page is rendered again even if nothing changed: hours pass, stops end. */
  keptMilliseconds: number;
  /** What is kept of a rendered page; null: it is not one to keep. */
  prepare(page: RenderedPage, facts: PageFacts): Promise<Kept> | Kept | null;
}

export interface KeptPages<Kept> {
  /** The kept page, or the one that `render` makes; a page that is not to be kept comes back as it was rendered. */
  get(facts: PageFacts, render: () => Promise<RenderedPage>): Promise<Kept | RenderedPage>;
  /** Whether the page is kept, so that nobody would have to render it. */
  has(facts: PageFacts): boolean;
  drop(merchantId: string): void;
}

/** Thrown through the cache, which keeps no failures. */
class NotKept extends Error {
  readonly page: RenderedPage;
  constructor(page: RenderedPage) {
    super("not a page to keep");
    this.page = page;
  }
}

/** Guests' pages, rendered once for all who see the same. */
export function keptPages<Kept extends Sized>(options: KeptPagesOptions<Kept>): KeptPages<Kept> {
  const { clock, maxBytes, keptMilliseconds, prepare } = options;
  const cache = createCache<Kept>({ maxBytes });
  const nameOf = ({ merchant, language, shell, origin, path, isShared }: PageFacts) => {
    const key = [merchant?.id, language, shell, origin, path, isShared].join("\n");
    // Each key's periods begin at another moment, so that not all pages are rendered again at once.
    const period = Math.floor((clock.monotonic() + spread(key) * keptMilliseconds) / keptMilliseconds);
    return [key, `${merchant?.contentVersion}.${period}`] as const;
  };
  return {
    async get(facts, render) {
      try {
        return await cache.getOrPrepare(...nameOf(facts), async () => {
          const page = await render();
          const kept = await prepare(page, facts);
          if (kept === null) throw new NotKept(page);
          return kept;
        });
      } catch (error) {
        if (error instanceof NotKept) return error.page;
        throw error;
      }
    },
    has: (facts) => cache.peek(...nameOf(facts)) !== undefined,
    drop: (merchantId) => cache.drop(merchantId),
  };
}

/** A number from 0 to 1 that belongs to the key. */
function spread(key: string): number {
  let total = 0;
  for (const character of key) total = (total * 31 + character.charCodeAt(0)) % 997;
  return total / 997;
}
