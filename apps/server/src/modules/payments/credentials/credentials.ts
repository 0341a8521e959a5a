import { timingSafeEqual, createHash } from "node:crypto";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { Tx } from "../../../platform/database/index.ts";
import { updateContentVersion } from "../../merchants/index.ts";
import { insertOrUpdateSealed, selectSealed } from "./queries.ts";
import { seal, unseal } from "../../../platform/seal.ts";

/** What a provider and a brand know of each other, by name. */
export type Credentials = Readonly<Record<string, string>>;

/** The keys that credentials are sealed by, the present one first; 32 bytes each. */
export interface CredentialKeys {
  credentialKeys: readonly Buffer[];
}

/** What a provider's own call is made with to try them, about an order that nobody has. */
export interface Trial {
  merchantId: string;
  credentials: Credentials;
  now: Date;
}

/** A brand's credentials at a provider; null: it has none, or none of the keys opens them. */
export async function loadCredentials(
  tx: Tx,
  { credentialKeys }: CredentialKeys,
  { merchantId, provider }: { merchantId: string; provider: PaymentProviderName },
): Promise<Credentials | null> {
  const sealed = await selectSealed(tx, merchantId, provider);
  return sealed === null ? null : openCredentials({ credentialKeys }, sealed, { merchantId, provider });
}

/** What was sealed for this brand and provider; null where none of the keys opens it. */
export function openCredentials(
  { credentialKeys }: CredentialKeys,
  sealed: string,
  { merchantId, provider }: { merchantId: string; provider: PaymentProviderName },
): Credentials | null {
  const text = unseal(credentialKeys, sealed, `${merchantId} ${provider}`);
  return text ? (JSON.parse(text) as Credentials) : null;
}

/** Does the header `Authorization` say this login and password by HTTP Basic? */
export function isBasic(
  authorization: string,
  { login, password }: { login: string; password: string },
): boolean {
  const [, encoded] = /^Basic ([\w+/=-]{1,800})$/i.exec(authorization.trim()) ?? [];
  if (!login || !password || encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${login}:${password}`);
}

/** Keeps a brand's credentials at a provider, sealed, in the place of those before: its methods can be offered now. */
export async function saveCredentials(
  tx: Tx,
  { credentialKeys }: CredentialKeys,
  of: { merchantId: string; provider: PaymentProviderName; credentials: Credentials; now: Date },
): Promise<void> {
  const { merchantId, provider } = of;
  const sealed = seal(credentialKeys, JSON.stringify(of.credentials), `${merchantId} ${provider}`);
  const { types } = PAYMENT_PROVIDERS[provider];
  await insertOrUpdateSealed(tx, merchantId, { provider, sealed, types, at: of.now });
  await updateContentVersion(tx);
}

/** Are two secrets the same? Takes as long whatever they have in common. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
