import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";

const PERIOD_MS = 10 * 60_000;

/**
 * Has menus and pages that were made before show new grades [MN-10]: at the end of each ten minutes in which anything
 * was graded, as every open store fetches the menu anew. Comes last in its transaction: whoever grades waits for it.
 */
export async function showGradesSoon(tx: Tx, merchantId: string, now: Date): Promise<void> {
  const period = Math.floor(now.getTime() / PERIOD_MS) + 1;
  await enqueue(
    tx,
    "show-grades",
    { merchantId },
    { runAt: new Date(period * PERIOD_MS), key: `grades:${merchantId}:${period}` },
  );
}
