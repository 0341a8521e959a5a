import type { Tx } from "../../../platform/database/index.ts";
import type { Refused } from "../../../platform/http/index.ts";
import { type Limited, selectLimitLock, selectLimits, selectUsed } from "./queries.ts";
import { refuseBeyond } from "./refuse-beyond.ts";

/**
 * Refuses `plan_limit` where a brand would have more rows than the platform lets it; what it has beyond a limit that
 * was lowered stays. One decision of a brand at a time: two additions do not pass the limit together.
 */
export function keepToLimit(of: Limited) {
  return async (tx: Tx, merchantId: string, coming: number): Promise<Refused<"plan_limit"> | null> => {
    const { [of]: max } = await selectLimits(tx, merchantId);
    if (max === null) return null;
    await selectLimitLock(tx, merchantId);
    const { [of]: used } = await selectUsed(tx, merchantId);
    if (used + coming <= max) return null;
    return refuseBeyond(of, { max, used });
  };
}
