import type { RawBuilder } from "kysely";
import { updateContentVersion } from "../modules/merchants/index.ts";
import type { Database } from "../platform/database/index.ts";

/** Changes what a brand says of itself past the product's code, with the new version that such a change has. */
export async function changeContent(
  { db }: { db: Database },
  merchantId: string,
  ...statements: RawBuilder<unknown>[]
): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    for (const statement of statements) await statement.execute(tx);
    await updateContentVersion(tx);
  });
}
