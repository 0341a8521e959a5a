import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials, type Trial } from "../credentials/credentials.ts";
import { tryClick } from "../gateways/click/try-click.ts";
import { tryPayme } from "../gateways/payme/try-payme.ts";
import { tryUzum } from "../gateways/uzum/try-uzum.ts";

type Try = (doors: { db: Database } & CredentialKeys, trial: Trial) => Promise<boolean>;

const TRIES: Readonly<Record<PaymentProviderName, Try>> = { payme: tryPayme, click: tryClick, uzum: tryUzum };

/**
 * Calls our own door as the provider would: the credentials are whole, one of the keys opens them, and who knows them is
 * let in. Whether the provider has the same ones only its own call shows.
 */
export async function tryAccount(
  doors: { db: Database } & CredentialKeys,
  { merchantId, provider, now }: { merchantId: string; provider: PaymentProviderName; now: Date },
): Promise<boolean> {
  const credentials = await doors.db.tenantRead(merchantId, (tx) =>
    loadCredentials(tx, doors, { merchantId, provider }),
  );
  return credentials !== null && (await TRIES[provider](doors, { merchantId, credentials, now }));
}
