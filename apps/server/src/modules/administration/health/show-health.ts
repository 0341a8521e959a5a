import type { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { weightOf } from "@dasturxon/domain/brand-health";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { selectHealth } from "./queries.ts";

/** Each costs about two milliseconds where it has some thousand orders. */
const BRANDS_A_PAGE = 100;

/** How the brands stand now, who needs a look first. [S39] */
export async function showHealth(
  { db, clock }: { db: Database; clock: Clock },
  page: number,
): Promise<ReplyOf<typeof endpoints.platformHealth>> {
  const now = clock.now();
  const question = { now, first: page * BRANDS_A_PAGE, most: BRANDS_A_PAGE };
  const found = await db.platform((tx) => selectHealth(tx, question));
  const total = found[0]?.total ?? 0;
  const brands = found
    .map(({ total: _total, waitingSince, ...brand }) => ({
      ...brand,
      waitingSince: waitingSince?.toISOString() ?? null,
    }))
    .sort(
      (one, other) =>
        weightOf(other) - weightOf(one) ||
        other.unanswered - one.unanswered ||
        other.ordersToday - one.ordersToday,
    );
  return { at: now.toISOString(), brands, total, pages: Math.ceil(total / BRANDS_A_PAGE) };
}
