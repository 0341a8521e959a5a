import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { type Database, RolledBack, type Tx } from "../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, openCredentials } from "./credentials.ts";
import { selectSealed } from "./queries.ts";

/** Somebody who says that he is a brand's provider, and how that is seen by what the two know each other by. */
interface Caller {
  merchantId: string;
  provider: PaymentProviderName;
  isLetIn(credentials: Credentials): boolean;
}

interface Kept {
  sealed: string;
  credentials: Credentials;
}

/** What a process has opened before, by brand and provider; never believed without the brand's row. */
const keptBy = new WeakMap<readonly Buffer[], Map<string, Kept>>();

function keptOf({ credentialKeys }: CredentialKeys): Map<string, Kept> {
  const kept = keptBy.get(credentialKeys) ?? new Map<string, Kept>();
  keptBy.set(credentialKeys, kept);
  return kept;
}

/**
 * Does the work for a provider in a transaction of the brand's, and nothing for whom it does not let in: null. Nobody is let
 * near a row before. Credentials that were opened before let him in at once, and are compared with the brand's row beside
 * the work, which is undone where they were changed since [PY-3] [S24].
 */
export async function letIn<T>(
  { db, ...keys }: { db: Database } & CredentialKeys,
  { merchantId, provider, isLetIn }: Caller,
  work: (tx: Tx, credentials: Credentials) => Promise<T>,
): Promise<T | null> {
  const known = keptOf(keys);
  const name = `${merchantId} ${provider}`;
  const kept = known.get(name);
  if (kept && isLetIn(kept.credentials)) {
    const done = await db.tenant(merchantId, async (tx) => {
      const [sealed, result] = await Promise.all([
        selectSealed(tx, merchantId, provider),
        work(tx, kept.credentials),
      ]);
      return sealed === kept.sealed ? { result } : new RolledBack(null);
    });
    if (!(done instanceof RolledBack)) return done.result;
    known.delete(name);
  }
  return db.tenant(merchantId, async (tx) => {
    const sealed = await selectSealed(tx, merchantId, provider);
    const credentials = sealed && openCredentials(keys, sealed, { merchantId, provider });
    if (!credentials || !isLetIn(credentials)) return null;
    known.set(name, { sealed, credentials });
    return work(tx, credentials);
  });
}
