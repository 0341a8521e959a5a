import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { type Database, RolledBackResult, type Tx } from "../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, decryptCredentials } from "./credentials.ts";
import { selectEncryptedCredentials } from "./queries.ts";

/** A request whose sender claims to be the payment provider of a brand, with the check that authenticates it. */
interface ProviderCaller {
  merchantId: string;
  provider: PaymentProviderName;
  isAuthorized(credentials: Credentials): boolean;
}

interface CachedPaymentCredentials {
  sealed: string;
  credentials: Credentials;
}

/** Cache of decrypted credentials, by brand and provider. Every use is verified against the brand's row. */
const paymentCredentialCaches = new WeakMap<readonly Buffer[], Map<string, CachedPaymentCredentials>>();

function getCredentialCache({ credentialKeys }: CredentialKeys): Map<string, CachedPaymentCredentials> {
  const kept = paymentCredentialCaches.get(credentialKeys) ?? new Map<string, CachedPaymentCredentials>();
  paymentCredentialCaches.set(credentialKeys, kept);
  return kept;
}

/**
 * Authenticates a provider and runs `work` in a transaction of the brand. Returns null, without running `work`, if
 * authentication fails. With cached credentials, `work` runs in parallel to reading the brand's row. If the row has
 * changed since, the transaction is rolled back and the request is authenticated by the new credentials [PY-3] [S24].
 */
export async function runAsAuthenticatedProvider<T>(
  { db, ...keys }: { db: Database } & CredentialKeys,
  { merchantId, provider, isAuthorized }: ProviderCaller,
  work: (tx: Tx, credentials: Credentials) => Promise<T>,
): Promise<T | null> {
  const known = getCredentialCache(keys);
  const name = `${merchantId} ${provider}`;
  const kept = known.get(name);
  if (kept && isAuthorized(kept.credentials)) {
    const done = await db.tenant(merchantId, async (tx) => {
      const [sealed, result] = await Promise.all([
        selectEncryptedCredentials(tx, merchantId, provider),
        work(tx, kept.credentials),
      ]);
      return sealed === kept.sealed ? { result } : new RolledBackResult(null);
    });
    if (!(done instanceof RolledBackResult)) return done.result;
    known.delete(name);
  }
  return db.tenant(merchantId, async (tx) => {
    const sealed = await selectEncryptedCredentials(tx, merchantId, provider);
    const credentials = sealed && decryptCredentials(keys, sealed, { merchantId, provider });
    if (!credentials || !isAuthorized(credentials)) return null;
    known.set(name, { sealed, credentials });
    return work(tx, credentials);
  });
}
