import type { Database } from "../../../platform/database/index.ts";
import { selectBotBrands } from "./queries.ts";

/** Brands with an active bot, cached in this process. No jobs are created for orders of other brands. */
export interface BotBrands {
  has(merchantId: string): boolean;
  /** Reloads the brands from the database. Called before the first event, and after a bot was changed. */
  load(): Promise<void>;
}

export function createBotBrands(db: Database): BotBrands {
  let known: ReadonlySet<string> = new Set();
  return {
    has: (merchantId) => known.has(merchantId),
    async load() {
      known = new Set(await db.platform(selectBotBrands));
    },
  };
}
