import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";
import { sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

export interface SmsAccountRow {
  gateway: SmsGatewayName;
  isOn: boolean;
  sealed: string | null;
  partTiyin: number;
  changedAt: Date;
}

/** Returns the brand's SMS accounts. */
export function selectSmsAccounts(tx: Tx, merchantId: string): Promise<SmsAccountRow[]> {
  return queryRows(
    tx,
    sql<SmsAccountRow>`
      select gateway, is_on as "isOn", sealed, part_tiyin as "partTiyin", changed_at as "changedAt"
      from sms_accounts where merchant_id = ${merchantId}`,
  );
}

/** Inserts or replaces the brand's account at an SMS gateway. If `sealed` is null, the stored credentials remain. */
export async function insertOrUpdateSmsAccount(
  tx: Tx,
  merchantId: string,
  row: { gateway: SmsGatewayName; isOn: boolean; sealed: string | null; partTiyin: number; at: Date },
): Promise<void> {
  const { gateway, isOn, sealed, partTiyin, at } = row;
  await runStatement(
    tx,
    sql`
      insert into sms_accounts (merchant_id, gateway, is_on, sealed, part_tiyin, changed_at)
      values (${merchantId}, ${gateway}, ${isOn}, ${sealed}, ${partTiyin}, ${at})
      on conflict (merchant_id, gateway) do update set is_on = excluded.is_on, part_tiyin = excluded.part_tiyin,
        sealed = coalesce(excluded.sealed, sms_accounts.sealed), changed_at = excluded.changed_at`,
  );
}
