import type { PaymentAccount } from "@dasturxon/contract";
import {
  createCallbackPath,
  PAYMENT_PROVIDER_NAMES,
  findPaymentFacts,
} from "@dasturxon/providers/payments/facts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectActivePaymentTypes } from "../../merchants/index.ts";
import { selectAccounts } from "./queries.ts";

/**
 * Returns every provider with the brand's account. `origin` is our address for provider callbacks. Contains no secrets.
 */
export async function listAccounts(tx: Tx, merchantId: string, origin: string): Promise<PaymentAccount[]> {
  const on = await selectActivePaymentTypes(tx, merchantId);
  const rows = await selectAccounts(tx, merchantId);
  return PAYMENT_PROVIDER_NAMES.map((provider) => {
    const row = rows.find((each) => each.provider === provider);
    return {
      provider,
      isOn: findPaymentFacts(provider).types.some((type) => on.includes(type)),
      filledAt: row?.filledAt.toISOString() ?? null,
      door: `${origin}/api${createCallbackPath(provider, merchantId)}`,
      lastPaymentAt: row?.lastPaymentAt?.toISOString() ?? null,
    };
  });
}
