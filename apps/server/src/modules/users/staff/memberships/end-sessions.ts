import type { Database } from "../../../../platform/database/index.ts";
import { notifySessionsEnded } from "../sessions/end-sessions-of.ts";
import { deleteSessionsOfPerson, selectPersonBrandIds } from "./queries.ts";

/** Ends a person's sessions in all their brands except the current one. [S12] */
export async function endSessionsInOtherBrands(
  db: Database,
  { personId, merchantId: here }: { personId: string; merchantId: string | null },
): Promise<void> {
  const ids = await db.platform((tx) => selectPersonBrandIds(tx, personId));
  for (const merchantId of ids)
    if (merchantId !== here)
      await db.tenant(merchantId, async (tx) => {
        await deleteSessionsOfPerson(tx, merchantId, personId);
        await notifySessionsEnded(tx, merchantId, personId);
      });
}
