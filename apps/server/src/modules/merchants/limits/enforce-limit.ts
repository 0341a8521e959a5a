import type { Tx } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { type EntityWithLimit, selectLimitLock, selectLimits, selectLimitedRowCounts } from "./queries.ts";
import { refuseAboveLimit } from "./refuse-above-limit.ts";

/**
 * Refuses `plan_limit` if a brand would exceed the limit of the platform. Existing rows above a lowered limit remain. A
 * lock makes additions of a brand run one after another, so that concurrent additions cannot exceed the limit together.
 */
export function createLimitCheck(of: EntityWithLimit) {
  return async (tx: Tx, merchantId: string, coming: number): Promise<Refusal<"plan_limit"> | null> => {
    const { [of]: max } = await selectLimits(tx, merchantId);
    if (max === null) return null;
    await selectLimitLock(tx, merchantId);
    const { [of]: used } = await selectLimitedRowCounts(tx, merchantId);
    if (used + coming <= max) return null;
    return refuseAboveLimit(of, { max, used });
  };
}
