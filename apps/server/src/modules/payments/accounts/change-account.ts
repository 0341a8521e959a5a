import type { PaymentAccount } from "@dasturxon/contract";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { createTextByLanguage } from "@dasturxon/domain/text";
import { type Credentials, listOptionalFields, findWrongField } from "@dasturxon/providers/account-facts";
import {
  findPaymentFacts,
  type PaymentProviderName,
  formatProviderName,
  supportsCurrency,
} from "@dasturxon/providers/payments/facts";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import {
  insertOrUpdatePaymentSwitch,
  loadBrandBasics,
  updateContentVersion,
  updateSettingsVersion,
} from "../../merchants/index.ts";
import { type CredentialKeys, loadPaymentCredentials, saveCredentials } from "../credentials/credentials.ts";
import { listAccounts } from "./list-accounts.ts";

interface AccountChange {
  provider: PaymentProviderName;
  isOn: boolean;
  credentials: Credentials | undefined;
  origin: string;
}

/**
 * Switches a provider's payment methods on or off and stores new credentials. Increments the content version once, so
 * that the store updates its payment methods at once. The change history records that the credentials changed, but not
 * their values. Refuses to enable a provider that does not support the brand's currency.
 */
export async function changeAccount(
  tx: Tx,
  keys: CredentialKeys,
  call: ChangeAuthor,
  { provider, isOn, credentials, origin }: AccountChange,
): Promise<PaymentAccount | Refusal<"bad_request" | "payment_currency">> {
  const { merchantId } = call.session;
  const facts = findPaymentFacts(provider);
  const { types, name } = facts;
  const wrong = credentials && findWrongField(facts, credentials);
  // Without an encryption key, the installation stores no credentials.
  if (credentials && keys.credentialKeys.length === 0) return refuse("bad_request", { field: "credentials" });
  if (wrong !== undefined) return refuse("bad_request", { field: wrong });
  const { currency } = await loadBrandBasics(tx, merchantId);
  if (isOn && !supportsCurrency(provider, currency)) {
    const label = createTextByLanguage((language) => formatCurrencyLabel(language, currency));
    return refuse("payment_currency", {
      field: "isOn",
      provider: formatProviderName(provider),
      currency: label,
    });
  }
  const before = (await listAccounts(tx, merchantId, origin)).find((each) => each.provider === provider);
  for (const type of types) await insertOrUpdatePaymentSwitch(tx, merchantId, { type, name, isOn });
  await updateSettingsVersion(tx, merchantId, { by: call.session.id, at: call.clock.now() });
  if (credentials) {
    const hidden = await loadHiddenCredentials(tx, keys, { merchantId, provider });
    const kept = { ...hidden, ...credentials };
    await saveCredentials(tx, keys, { merchantId, provider, credentials: kept, now: call.clock.now() });
  }
  await updateContentVersion(tx);
  await publishEvent(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
  recordChange(tx, call, {
    entity: "paymentAccount",
    entityId: null,
    kind: "changed",
    before: { name, isOn: before?.isOn ?? false },
    after: { name, isOn, ...(credentials && { areCredentialsNew: true }) },
  });
  const after = (await listAccounts(tx, merchantId, origin)).find((each) => each.provider === provider);
  if (!after) throw new Error(`${provider} is no provider`);
  return after;
}

/**
 * Returns the stored fields that a brand does not enter, for example the address of a simulator. A change of
 * credentials does not delete these fields.
 */
async function loadHiddenCredentials(
  tx: Tx,
  keys: CredentialKeys,
  of: { merchantId: string; provider: PaymentProviderName },
): Promise<Credentials> {
  const facts = findPaymentFacts(of.provider);
  const typed = new Set<string>([...facts.fields, ...listOptionalFields(facts)]);
  const kept = Object.entries((await loadPaymentCredentials(tx, keys, of)) ?? {});
  return Object.fromEntries(kept.filter(([field]) => !typed.has(field)));
}
