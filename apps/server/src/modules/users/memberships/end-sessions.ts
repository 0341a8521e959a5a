import type { Database } from "../../../platform/database/index.ts";
import { tellEnded } from "../sessions/end-sessions-of.ts";
import { deleteSessionsOfPerson, selectPersonBrands } from "./queries.ts";

/** Ends somebody's sessions in every brand of his but the one that he is at. [S12] */
export async function endSessionsElsewhere(
  db: Database,
  { personId, merchantId: here }: { personId: string; merchantId: string | null },
): Promise<void> {
  const ids = await db.platform((tx) => selectPersonBrands(tx, personId));
  for (const merchantId of ids)
    if (merchantId !== here)
      await db.tenant(merchantId, async (tx) => {
        await deleteSessionsOfPerson(tx, merchantId, personId);
        await tellEnded(tx, merchantId, personId);
      });
}
