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

/** A kassa's id as Payme makes them, 24 hexadecimal digits: each demo brand has its own. */
const kassaIdOf = (merchantId: string) => merchantId.replaceAll("-", "").slice(-24);

/** The demo brand whose order it is; several may share one account at a provider. */
export async function demoBrandOf(db: Database, orderId: string): Promise<string | null> {
  if (!isId(orderId)) return null;
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectBill(tx, merchantId, orderId))) return merchantId;
  return null;
}

/** The demo brand that somebody pays by this number. */
export async function demoBrandOfNumber(db: Database, number: string): Promise<string | null> {
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids)
    if (await db.tenantRead(merchantId, (tx) => selectNumberedBill(tx, merchantId, number)))
      return merchantId;
  return null;
}

/**
 * The demo's brand that takes Uzum's money by its Checkout, and calls Click's Merchant API, which keeps its cards; the others
 * do neither.
 */
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
 * Gives the demo's brands their credentials at the payment simulators, or those of the environment, at each start; and the
 * methods that came after they were loaded.
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
      // A terminal of its own each: by it the simulator knows whom to tell.
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
