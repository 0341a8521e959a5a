import { createCache } from "../../cache/index.ts";
import type { Clock } from "../../clock.ts";
import type { PreparedReply } from "../prepared-reply.ts";
import type { PageFacts } from "./page-facts.ts";
import { prepareKept } from "./render-page.ts";
import type { RenderedPage } from "./render-page.ts";

export interface KeptPagesOptions {
  clock: Clock;
  /** Bytes of all kept pages together. */
  maxBytes: number;
  /** Milliseconds after which a page is rendered anew even if nothing changed: hours pass, stops end. */
  keptMilliseconds: number;
}

export interface KeptPages {
  /** The kept page, or the one that `render` makes; a page that is not to be kept comes back as it was rendered. */
  get(
    facts: PageFacts,
    make: { policy: string; render: () => Promise<RenderedPage> },
  ): Promise<PreparedReply | RenderedPage>;
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
export function keptPages({ clock, maxBytes, keptMilliseconds }: KeptPagesOptions): KeptPages {
  const cache = createCache<PreparedReply>({ maxBytes });
  return {
    async get(facts, { policy, render }) {
      const { merchant, language, shell, origin, path } = facts;
      const key = [merchant?.id, language, shell, origin, path].join("\n");
      // Each key's periods begin at another moment, so that not all pages are rendered anew at once.
      const period = Math.floor((clock.monotonic() + spread(key) * keptMilliseconds) / keptMilliseconds);
      try {
        return await cache.getOrPrepare(key, `${merchant?.contentVersion}.${period}`, async () => {
          const page = await render();
          if (page.status !== 200) throw new NotKept(page);
          return await prepareKept(page, policy);
        });
      } catch (error) {
        if (error instanceof NotKept) return error.page;
        throw error;
      }
    },
    drop: (merchantId) => cache.drop(merchantId),
  };
}

/** A number from 0 to 1 that belongs to the key. */
function spread(key: string): number {
  let sum = 0;
  for (const character of key) sum = (sum * 31 + character.charCodeAt(0)) % 997;
  return sum / 997;
}
