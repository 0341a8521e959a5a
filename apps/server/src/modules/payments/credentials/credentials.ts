import type { Credentials } from "@dasturxon/providers/account-facts";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { isSameSecret } from "@dasturxon/providers/same-secret";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrUpdateEncryptedCredentials, selectEncryptedCredentials } from "./queries.ts";
import { encryptForOwner, decryptForOwner } from "../../../platform/seal.ts";

export type { Credentials };

/** Keys that encrypt credentials, newest first. 32 bytes each. */
export interface CredentialKeys {
  credentialKeys: readonly Buffer[];
}

/** Input of a test call with a brand's credentials. The test uses an order id that does not exist. */
export interface PaymentCredentialsTrial {
  merchantId: string;
  credentials: Credentials;
  now: Date;
}

/** Returns a brand's credentials at a provider. Null if there are none, or if no key decrypts them. */
export async function loadPaymentCredentials(
  tx: Tx,
  { credentialKeys }: CredentialKeys,
  { merchantId, provider }: { merchantId: string; provider: PaymentProviderName },
): Promise<Credentials | null> {
  const sealed = await selectEncryptedCredentials(tx, merchantId, provider);
  return sealed === null ? null : decryptCredentials({ credentialKeys }, sealed, { merchantId, provider });
}

/** Decrypts a brand's credentials at a provider. Null if no key decrypts them. */
export function decryptCredentials(
  { credentialKeys }: CredentialKeys,
  sealed: string,
  { merchantId, provider }: { merchantId: string; provider: PaymentProviderName },
): Credentials | null {
  const text = decryptForOwner(credentialKeys, sealed, `${merchantId} ${provider}`);
  return text ? (JSON.parse(text) as Credentials) : null;
}

/** Returns whether the `Authorization` header has the given login and password (HTTP Basic). */
export function matchesBasicAuth(
  authorization: string,
  { login, password }: { login: string; password: string },
): boolean {
  const [, encoded] = /^Basic ([\w+/=-]{1,800})$/i.exec(authorization.trim()) ?? [];
  if (!login || !password || encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${login}:${password}`);
}

/**
 * Encrypts and stores a brand's credentials at a provider, replacing earlier ones. The provider's payment methods
 * become available, so the caller increments the content version, once for all its changes.
 */
export async function saveCredentials(
  tx: Tx,
  { credentialKeys }: CredentialKeys,
  of: { merchantId: string; provider: PaymentProviderName; credentials: Credentials; now: Date },
): Promise<void> {
  const { merchantId, provider } = of;
  const sealed = encryptForOwner(credentialKeys, JSON.stringify(of.credentials), `${merchantId} ${provider}`);
  const { types } = PAYMENT_PROVIDERS[provider];
  await insertOrUpdateEncryptedCredentials(tx, merchantId, { provider, sealed, types, at: of.now });
}
