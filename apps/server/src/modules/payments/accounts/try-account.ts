import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials, type Trial } from "../credentials/credentials.ts";
import type { Payments } from "../providers.ts";
import { tryClick } from "../gateways/click/try-click.ts";
import { tryPayme } from "../gateways/payme/try-payme.ts";
import { tryPaynet } from "../gateways/paynet/try-paynet.ts";
import { tryUzum } from "../gateways/uzum/try-uzum.ts";

type Try = (doors: { db: Database } & CredentialKeys, trial: Trial) => Promise<boolean>;

const TRIES: Readonly<Partial<Record<PaymentProviderName, Try>>> = {
  payme: tryPayme,
  click: tryClick,
  uzum: tryUzum,
  paynet: tryPaynet,
};

/**
 * Calls the provider where we are its customer. Of one that only calls us our own door is called as it would: the
 * credentials are whole, one of the keys opens them, and who knows them is let in; whether the provider has the same
 * ones only its own call shows.
 */
export async function tryAccount(
  { payments, ...doors }: { db: Database; payments: Payments } & CredentialKeys,
  { merchantId, provider, now }: { merchantId: string; provider: PaymentProviderName; now: Date },
): Promise<boolean> {
  const credentials = await doors.db.tenantRead(merchantId, (tx) =>
    loadCredentials(tx, doors, { merchantId, provider }),
  );
  if (credentials === null) return false;
  const pages = payments.pagesOf(provider);
  if (pages?.tryOut) return pages.tryOut(credentials).catch(() => false);
  return (await TRIES[provider]?.(doors, { merchantId, credentials, now })) ?? false;
}
