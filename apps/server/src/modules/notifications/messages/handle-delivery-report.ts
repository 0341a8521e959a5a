import { listSmsStatesBefore } from "@dasturxon/domain/sms-state";
import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type {
  DeliveryCallback,
  ReportingGateway,
  SmsCredentials,
} from "@dasturxon/providers/sms/gateway-api";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadSmsAccounts } from "../accounts/sms-credentials.ts";
import type { PlatformSmsCredentials } from "../gateways/sms-accounts.ts";
import { isDeliveryReportKey } from "./delivery-key.ts";
import { updateSmsMessageReportedState } from "./queries.ts";

interface DeliveryReportDeps extends CredentialKeys {
  db: Database;
  secret: string;
  platform: PlatformSmsCredentials;
  now: Date;
}

interface DeliveryReportCall extends DeliveryCallback {
  gateway: SmsGatewayName;
  merchantId: string;
  id: string;
  key: string;
}

/**
 * Handles a gateway's delivery callback. The key in the callback's path authorizes changing the state of this message
 * only; some gateways also sign their callbacks. Idempotent: repeated and outdated states change nothing. A refunded
 * message costs nothing.
 */
export async function handleDeliveryReport(
  parts: DeliveryReportDeps,
  { isSigned, readReport }: ReportingGateway,
  call: DeliveryReportCall,
): Promise<{ isHeard: boolean }> {
  const { db, secret, now } = parts;
  const { merchantId, id } = call;
  if (!isDeliveryReportKey(secret, call)) return { isHeard: false };
  const report = readReport(call, isSigned ? await loadCredentialsAtGateway(parts, call) : [], now);
  if (report === null) return { isHeard: false };
  const change = { ...report, id, before: listSmsStatesBefore(report.state), now };
  await db.tenant(merchantId, (tx) => updateSmsMessageReportedState(tx, merchantId, change));
  return { isHeard: true };
}

/** Returns the accounts of the brand and of the platform at the gateway, also accounts that are off. */
async function loadCredentialsAtGateway(
  { db, platform, ...keys }: DeliveryReportDeps,
  { merchantId, gateway }: DeliveryReportCall,
): Promise<SmsCredentials[]> {
  const own = await db.tenantRead(merchantId, (tx) =>
    loadSmsAccounts(tx, keys, merchantId, { isEvenOff: true }),
  );
  const atGateway = own
    .filter((account) => account.gateway === gateway)
    .map((account) => account.credentials);
  const ofPlatform = platform[gateway];
  return ofPlatform ? [...atGateway, ofPlatform] : atGateway;
}
