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
 * Returns whether the credentials work. If the provider has an API for us to call, the test calls that API. If the
 * provider only calls us, the test sends a signed request to our own callback. Such a test proves that the credentials
 * are complete, can be decrypted and are accepted by us. It cannot prove that the provider has the same ones.
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
