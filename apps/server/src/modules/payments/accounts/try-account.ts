import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../credentials/credentials.ts";
import { getPaymentGateway } from "../gateways/gateways.ts";
import type { PaymentRegistry } from "../providers.ts";

/**
 * Returns whether the credentials work. If the provider has an API for us to call, the test calls that API. If the
 * provider only calls us, the test sends a signed request to our own callback. Such a test proves that the credentials
 * are complete, can be decrypted and are accepted by us. It cannot prove that the provider has the same credentials.
 */
export async function testPaymentAccount(
  { payments, ...doors }: { db: Database; payments: PaymentRegistry } & CredentialKeys,
  { merchantId, provider, now }: { merchantId: string; provider: PaymentProviderName; now: Date },
): Promise<boolean> {
  const credentials = await doors.db.tenantRead(merchantId, (tx) =>
    loadPaymentCredentials(tx, doors, { merchantId, provider }),
  );
  if (credentials === null) return false;
  const pages = payments.pagesOf(provider);
  if (pages?.tryOut) return pages.tryOut(credentials).catch(() => false);
  return (await getPaymentGateway(provider).tryOut?.(doors, { merchantId, credentials, now })) ?? false;
}
