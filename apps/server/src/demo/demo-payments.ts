import { findDemoCredentials, type DemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import { PAYMENT_PROVIDER_NAMES, findPaymentFacts } from "@dasturxon/providers/payments/facts";
import {
  insertPaymentSwitch,
  selectDemoBrandKeys,
  updateContentVersion,
} from "../modules/merchants/index.ts";
import {
  type CredentialKeys,
  saveCredentials,
  selectBill,
  selectBillByPaymentNumber,
} from "../modules/payments/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { isId } from "../platform/ids.ts";

/** Returns the demo brand of an order. Several brands may share one account at a provider. */
export async function findDemoBrandByOrder(db: Database, orderId: string): Promise<string | null> {
  if (!isId(orderId)) return null;
  const { ids } = await db.platform(selectDemoBrandKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectBill(tx, merchantId, orderId))) return merchantId;
  return null;
}

/** Returns the demo brand of an order with this payment number. */
export async function findDemoBrandByPaymentNumber(db: Database, number: string): Promise<string | null> {
  const { ids } = await db.platform(selectDemoBrandKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectBillByPaymentNumber(tx, merchantId, number)))
      return merchantId;
  return null;
}

/** The demo brand that uses Uzum Checkout and Click's Merchant API, with saved bank cards. The other brands use neither. */
const ALTERNATIVE_PAYMENTS_BRAND_KEY = "market";

/**
 * Sets the credentials of the demo brands at each start: those of the payment simulators, or of the environment. Also
 * adds payment methods that are newer than the brands.
 */
export async function saveDemoCredentials(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & CredentialKeys,
  demo: DemoPayments,
): Promise<void> {
  const { ids, keys } = await db.platform(selectDemoBrandKeys);
  for (const [at, merchantId] of ids.entries())
    await db.tenant(merchantId, async (tx) => {
      for (const provider of PAYMENT_PROVIDER_NAMES) {
        const { types, name } = findPaymentFacts(provider);
        for (const type of types) await insertPaymentSwitch(tx, merchantId, { type, name, isOn: true });
        const brand = { merchantId, isAlternative: keys[at] === ALTERNATIVE_PAYMENTS_BRAND_KEY };
        const credentials = findDemoCredentials(demo, provider, brand);
        const saved = { merchantId, provider, now: clock.now() };
        if (credentials) await saveCredentials(tx, { credentialKeys }, { ...saved, credentials });
      }
      await updateContentVersion(tx);
    });
}
