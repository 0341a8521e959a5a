import type { RawBuilder } from "kysely";
import { updateContentVersion } from "../modules/merchants/index.ts";
import type { Database } from "../platform/database/index.ts";

/** Changes the content of a brand directly in the database, and increments the content version as the server does. */
export async function changeBrandContent(
  { db }: { db: Database },
  merchantId: string,
  ...statements: RawBuilder<unknown>[]
): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    for (const statement of statements) await statement.execute(tx);
    await updateContentVersion(tx);
  });
}
