import type { SmsAccount } from "@dasturxon/contract";
import { SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectSmsAccounts } from "./queries.ts";

/** Returns every SMS gateway with the brand's account. Contains no secrets. */
export async function listSmsAccounts(tx: Tx, merchantId: string): Promise<SmsAccount[]> {
  const rows = await selectSmsAccounts(tx, merchantId);
  return SMS_GATEWAY_NAMES.map((gateway) => {
    const row = rows.find((each) => each.gateway === gateway);
    const filledAt = row?.sealed ? row.changedAt.toISOString() : null;
    return { gateway, isOn: row?.isOn ?? false, filledAt, partTiyin: row?.partTiyin ?? 0 };
  });
}
