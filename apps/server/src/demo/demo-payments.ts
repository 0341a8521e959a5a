import { selectDemoKeys } from "../modules/merchants/index.ts";
import { type CredentialKeys, saveCredentials, selectBill } from "../modules/payments/index.ts";
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

/** Gives the demo's brands their credentials at the payment simulators, or those of the environment, at each start. */
export async function giveDemoCredentials(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & CredentialKeys,
  { payme, click, uzum }: DemoPayments,
): Promise<void> {
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids) {
    const kassa = { ...payme, kassaId: payme.kassaId ?? kassaIdOf(merchantId) };
    const known = { payme: kassa, click, uzum } as const;
    await db.tenant(merchantId, async (tx) => {
      for (const provider of ["payme", "click", "uzum"] as const) {
        const credentials = { ...known[provider] };
        await saveCredentials(
          tx,
          { credentialKeys },
          { merchantId, provider, credentials, now: clock.now() },
        );
      }
    });
  }
}
