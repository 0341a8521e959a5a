import type { PaymentAccount } from "@dasturxon/contract";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { Tx } from "../../../platform/database/index.ts";
import { selectActivePaymentTypes } from "../../merchants/index.ts";
import { selectAccounts } from "./queries.ts";

/**
 * Returns every provider with the brand's account. `origin` is our address for provider callbacks. Contains no secrets.
 */
export async function listAccounts(tx: Tx, merchantId: string, origin: string): Promise<PaymentAccount[]> {
  const on = await selectActivePaymentTypes(tx, merchantId);
  const rows = await selectAccounts(tx, merchantId);
  const providers = Object.keys(PAYMENT_PROVIDERS) as PaymentProviderName[];
  return providers.map((provider) => {
    const row = rows.find((each) => each.provider === provider);
    return {
      provider,
      isOn: PAYMENT_PROVIDERS[provider].types.some((type) => on.includes(type)),
      filledAt: row?.filledAt.toISOString() ?? null,
      door: `${origin}/api/payments/v1/${provider}/${merchantId}`,
      lastPaymentAt: row?.lastPaymentAt?.toISOString() ?? null,
    };
  });
}
