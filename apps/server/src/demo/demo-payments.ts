import { selectDemoKeys } from "../modules/merchants/index.ts";
import { type CredentialKeys, saveCredentials } from "../modules/payments/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";

interface DemoPayme {
  kassaId: string | null;
  key: string;
  checkout: string;
}

/** A kassa's id as Payme makes them, 24 hexadecimal digits: each demo brand has its own. */
const kassaIdOf = (merchantId: string) => merchantId.replaceAll("-", "").slice(-24);

/** The demo's brands by their kassas; where one kassa was given for all, it is the first brand's. */
export async function demoKassas(tx: Tx): Promise<(given: string | null) => Map<string, string>> {
  const { ids } = await selectDemoKeys(tx);
  return (given) => new Map(ids.map((id) => [given ?? kassaIdOf(id), id] as const).toReversed());
}

/** Gives the demo's brands their credentials at the payment simulators, or those of the environment, at each start. */
export async function giveDemoCredentials(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & CredentialKeys,
  payme: DemoPayme,
): Promise<void> {
  const { ids } = await db.platform(selectDemoKeys);
  for (const merchantId of ids) {
    const { key, checkout, kassaId } = payme;
    const credentials = { kassaId: kassaId ?? kassaIdOf(merchantId), key, checkout };
    const saved = { merchantId, provider: "payme", credentials, now: clock.now() };
    await db.tenant(merchantId, (tx) => saveCredentials(tx, { credentialKeys }, saved));
  }
}
