import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** A brand's account at a provider, without its credentials. */
export interface AccountRow {
  provider: PaymentProviderName;
  filledAt: Date;
  lastPaymentAt: Date | null;
}

/** Returns the brand's payment accounts that have stored credentials. */
export async function selectAccounts(tx: Tx, merchantId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select c.provider, c.changed_at as "filledAt",
      (select p.provider_at from payments p where p.merchant_id = ${merchantId} and p.provider = c.provider
        order by p.provider_at desc limit 1) as "lastPaymentAt"
    from payment_credentials c where c.merchant_id = ${merchantId}`.execute(tx);
  return rows;
}
