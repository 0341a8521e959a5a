import type { Database } from "../../../platform/database/index.ts";
import { selectBotBrands } from "./queries.ts";

/** Which brands have a bot that is on, as this process knows: no work is made for the orders of others. */
export interface BotBrands {
  has(merchantId: string): boolean;
  /** Asks the database; before the first event is heard, and when a bot was changed. */
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
