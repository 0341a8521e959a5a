import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { insertPaymentSwitch, selectDemoKeys } from "../modules/merchants/index.ts";
import {
  type CredentialKeys,
  saveCredentials,
  selectBill,
  selectNumberedBill,
} from "../modules/payments/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { isId } from "../platform/ids.ts";
import type { DemoPayments } from "./demo-config.ts";

/** Returns the kassa id of a demo brand, in Payme's format of 24 hexadecimal digits. */
const kassaIdOf = (merchantId: string) => merchantId.replaceAll("-", "").slice(-24);

/** Returns the demo brand of an order. Several brands may share one account at a provider. */
export async function demoBrandOf(db: Database, orderId: string): Promise<string | null> {
  if (!isId(orderId)) return null;
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectBill(tx, merchantId, orderId))) return merchantId;
  return null;
}

/** Returns the demo brand of an order with this payment number. */
export async function demoBrandOfNumber(db: Database, number: string): Promise<string | null> {
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectNumberedBill(tx, merchantId, number)))
      return merchantId;
  return null;
}

/** The demo brand that uses Uzum Checkout and Click's Merchant API, with saved cards. The other brands use neither. */
const BY_CHECKOUT = "market";

const METHODS = [
  { type: "PAYME", name: "Payme" },
  { type: "CLICK", name: "Click" },
  { type: "CLICK_MINI_APP", name: "Click" },
  { type: "UZUM", name: "Uzum" },
  { type: "PAYNET", name: "Paynet" },
  { type: "RAHMAT", name: "Rahmat" },
  { type: "PAYZE", name: "Payze" },
] as const;

/**
 * Sets the credentials of the demo brands at each start: those of the payment simulators, or of the environment. Also
 * adds payment methods that are newer than the brands.
 */
export async function giveDemoCredentials(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & CredentialKeys,
  { payme, clickReceipts, uzumCheckout, ...others }: DemoPayments,
): Promise<void> {
  const { ids, keys } = await db.platform(selectDemoKeys);
  for (const [at, merchantId] of ids.entries()) {
    const known: Partial<Record<PaymentProviderName, Record<string, string>>> = {
      ...others,
      payme: { ...payme, kassaId: payme.kassaId ?? kassaIdOf(merchantId) },
      // Each brand has its own terminal, by which the simulator finds the brand to notify.
      ...(keys[at] === BY_CHECKOUT && {
        payme: { ...payme, kassaId: payme.kassaId ?? kassaIdOf(merchantId), subscribeApi: "no" },
        click: { ...others.click, ...clickReceipts },
        "uzum-checkout": { ...uzumCheckout, terminalId: uzumCheckout.terminalId ?? merchantId },
      }),
    };
    await db.tenant(merchantId, async (tx) => {
      for (const method of METHODS) await insertPaymentSwitch(tx, merchantId, { ...method, isOn: true });
      for (const [name, credentials] of Object.entries(known)) {
        const provider = name as PaymentProviderName;
        await saveCredentials(
          tx,
          { credentialKeys },
          { merchantId, provider, credentials, now: clock.now() },
        );
      }
    });
  }
}
