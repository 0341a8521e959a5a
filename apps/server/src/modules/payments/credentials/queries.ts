import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export async function selectEncryptedCredentials(
  tx: Tx,
  merchantId: string,
  provider: string,
): Promise<string | null> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from payment_credentials where merchant_id = ${merchantId} and provider = ${provider}`.execute(
    tx,
  );
  return rows[0]?.sealed ?? null;
}

export async function insertOrUpdateEncryptedCredentials(
  tx: Tx,
  merchantId: string,
  row: { provider: string; sealed: string; types: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    insert into payment_credentials (merchant_id, provider, sealed, types, changed_at)
    values (${merchantId}, ${row.provider}, ${row.sealed}, ${row.types}::text[], ${row.at})
    on conflict (merchant_id, provider) do update set sealed = excluded.sealed, types = excluded.types,
      changed_at = excluded.changed_at`.execute(tx);
}
