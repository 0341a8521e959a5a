import { SMS_GATEWAY_NAMES, type SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type { Tx } from "../../../platform/database/index.ts";
import { encryptForOwner, decryptForOwner } from "../../../platform/seal.ts";
import type { SmsCredentials } from "@dasturxon/providers/sms/gateway-api";
import type { SmsAccount } from "../gateways/sms-accounts.ts";
import { selectSmsAccounts } from "./queries.ts";

/** Keys that encrypt credentials, newest first. 32 bytes each. */
export interface CredentialKeys {
  credentialKeys: readonly Buffer[];
}

const createEncryptionContext = (merchantId: string, gateway: SmsGatewayName) =>
  `${merchantId} sms ${gateway}`;

/** Encrypts a brand's credentials at an SMS gateway. */
export function encryptSmsCredentials(
  { credentialKeys }: CredentialKeys,
  {
    merchantId,
    gateway,
    credentials,
  }: { merchantId: string; gateway: SmsGatewayName; credentials: SmsCredentials },
): string {
  return encryptForOwner(
    credentialKeys,
    JSON.stringify(credentials),
    createEncryptionContext(merchantId, gateway),
  );
}

/**
 * Returns the brand's SMS accounts in the gateways' order. Excludes accounts that are off (unless `isEvenOff`), and
 * accounts that no key decrypts.
 */
export async function loadSmsAccounts(
  tx: Tx,
  { credentialKeys }: CredentialKeys,
  merchantId: string,
  { isEvenOff = false }: { isEvenOff?: boolean } = {},
): Promise<SmsAccount[]> {
  const kept = await selectSmsAccounts(tx, merchantId);
  return SMS_GATEWAY_NAMES.flatMap((gateway): SmsAccount[] => {
    const row = kept.find((each) => each.gateway === gateway);
    if (!row?.sealed || (!row.isOn && !isEvenOff)) return [];
    const text = decryptForOwner(credentialKeys, row.sealed, createEncryptionContext(merchantId, gateway));
    if (text === null) return [];
    return [
      { gateway, credentials: JSON.parse(text) as SmsCredentials, payer: "brand", partTiyin: row.partTiyin },
    ];
  });
}
