import type { PaymentAccount } from "@dasturxon/contract";
import {
  choicesOf,
  optionalFields,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from "@dasturxon/domain/payment-providers";
import { type Changer, recordChange } from "../../../platform/audit/index.ts";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import {
  insertOrUpdatePaymentSwitch,
  updateContentVersion,
  updateSettingsVersion,
} from "../../merchants/index.ts";
import {
  type CredentialKeys,
  type Credentials,
  loadCredentials,
  saveCredentials,
} from "../credentials/credentials.ts";
import { listAccounts } from "./list-accounts.ts";

interface Change {
  provider: PaymentProviderName;
  isOn: boolean;
  credentials: Credentials | undefined;
  origin: string;
}

/** How a method that a brand has switched on for the first time is called. */
const NAMES: Readonly<Record<PaymentProviderName, string>> = {
  payme: "Payme",
  click: "Click",
  uzum: "Uzum",
  "uzum-checkout": "Uzum",
  multicard: "Rahmat",
  payze: "Payze",
  paynet: "Paynet",
};

/**
 * Switches a provider's methods and keeps its credentials; both raise the content version, so that the store offers
 * them, or no longer does, at once. What is written down of it says that the credentials changed, not what they are.
 */
export async function changeAccount(
  tx: Tx,
  keys: CredentialKeys,
  call: Changer,
  { provider, isOn, credentials, origin }: Change,
): Promise<PaymentAccount | Refused<"bad_request">> {
  const { merchantId } = call.session;
  const { types } = PAYMENT_PROVIDERS[provider];
  const wrong = credentials && wrongField(provider, credentials);
  // An installation without a key to seal by keeps none.
  if (credentials && keys.credentialKeys.length === 0) return refuse("bad_request", { field: "credentials" });
  if (wrong !== undefined) return refuse("bad_request", { field: wrong });
  const before = (await listAccounts(tx, merchantId, origin)).find((each) => each.provider === provider);
  for (const type of types)
    await insertOrUpdatePaymentSwitch(tx, merchantId, { type, name: NAMES[provider], isOn });
  await updateSettingsVersion(tx, merchantId, { by: call.session.id, at: call.clock.now() });
  if (credentials) {
    const hidden = await hiddenCredentials(tx, keys, { merchantId, provider });
    const kept = { ...hidden, ...credentials };
    await saveCredentials(tx, keys, { merchantId, provider, credentials: kept, now: call.clock.now() });
  }
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
  recordChange(tx, call, {
    entity: "paymentAccount",
    entityId: null,
    kind: "changed",
    before: { name: NAMES[provider], isOn: before?.isOn ?? false },
    after: { name: NAMES[provider], isOn, ...(credentials && { areCredentialsNew: true }) },
  });
  const after = (await listAccounts(tx, merchantId, origin)).find((each) => each.provider === provider);
  if (!after) throw new Error(`${provider} is no provider`);
  return after;
}

/** What the installation keeps beside what a brand types, as where a simulator answers: it stays when keys are changed. */
async function hiddenCredentials(
  tx: Tx,
  keys: CredentialKeys,
  of: { merchantId: string; provider: PaymentProviderName },
): Promise<Credentials> {
  const typed = new Set<string>([...PAYMENT_PROVIDERS[of.provider].fields, ...optionalFields(of.provider)]);
  const kept = Object.entries((await loadCredentials(tx, keys, of)) ?? {});
  return Object.fromEntries(kept.filter(([field]) => !typed.has(field)));
}

/** The first field that is missing, that the provider does not know, or that says what it may not. */
function wrongField(provider: PaymentProviderName, credentials: Credentials): string | undefined {
  const fields: readonly string[] = PAYMENT_PROVIDERS[provider].fields;
  const optional = optionalFields(provider);
  const isKnown = ([field, value]: [string, string]) =>
    (fields.includes(field) || optional.includes(field)) &&
    (choicesOf(provider, field)?.includes(value) ?? true);
  const missing = fields.find((field) => !Object.hasOwn(credentials, field));
  return missing ?? Object.entries(credentials).find((entry) => !isKnown(entry))?.[0];
}
