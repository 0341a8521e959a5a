import type { SmsAccount } from "@dasturxon/contract";
import { SMS_GATEWAYS, type SmsGatewayName } from "@dasturxon/providers/sms/facts";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import type { SmsCredentials } from "@dasturxon/providers/sms/gateway-api";
import { listSmsAccounts } from "./list-sms-accounts.ts";
import { insertOrUpdateSmsAccount } from "./queries.ts";
import { type CredentialKeys, encryptSmsCredentials } from "./sms-credentials.ts";

interface SmsAccountChange {
  gateway: SmsGatewayName;
  isOn: boolean;
  /** Price of one message part, in tiyin. */
  partTiyin: number;
  credentials: SmsCredentials | undefined;
}

/**
 * Switches a brand's account at an SMS gateway on or off and stores its credentials, all of them or none. The change
 * history records that they changed, but not their values. Refuses with `bad_request` and the field's name if a
 * credential is missing or unknown, or if the installation has no encryption key.
 */
export async function changeSmsAccount(
  tx: Tx,
  keys: CredentialKeys,
  call: ChangeAuthor,
  { gateway, isOn, partTiyin, credentials }: SmsAccountChange,
): Promise<SmsAccount | Refusal<"bad_request">> {
  const { merchantId } = call.session;
  if (credentials && keys.credentialKeys.length === 0) return refuse("bad_request", { field: "credentials" });
  const wrong = credentials && findInvalidCredentialField(SMS_GATEWAYS[gateway].fields, credentials);
  if (wrong !== undefined) return refuse("bad_request", { field: wrong });
  const findSmsAccount = async () =>
    (await listSmsAccounts(tx, merchantId)).find((each) => each.gateway === gateway);
  const before = await findSmsAccount();
  await insertOrUpdateSmsAccount(tx, merchantId, {
    gateway,
    isOn,
    partTiyin,
    sealed: credentials ? encryptSmsCredentials(keys, { merchantId, gateway, credentials }) : null,
    at: call.clock.now(),
  });
  const name = SMS_GATEWAYS[gateway].label;
  recordChange(tx, call, {
    entity: "smsAccount",
    entityId: null,
    kind: "changed",
    before: { name, isOn: before?.isOn ?? false, partTiyin: before?.partTiyin ?? 0 },
    after: { name, isOn, partTiyin, ...(credentials && { areCredentialsNew: true }) },
  });
  const after = await findSmsAccount();
  if (!after) throw new Error(`${gateway} is no gateway`);
  return after;
}

/** Returns the first field that is missing or unknown to the gateway. */
function findInvalidCredentialField(
  fields: readonly string[],
  credentials: SmsCredentials,
): string | undefined {
  const missing = fields.find((field) => !Object.hasOwn(credentials, field));
  return missing ?? Object.keys(credentials).find((field) => !fields.includes(field));
}
