import { smsStatesBefore } from "@dasturxon/domain/sms-state";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadSmsAccounts } from "../accounts/sms-credentials.ts";
import type { PlatformSms } from "../gateways/sms-accounts.ts";
import { isReportSigned, readReport, type SignedReport } from "../gateways/telegram-gateway/report.ts";
import { isDeliveryKey } from "./delivery-key.ts";
import { updateTold } from "./queries.ts";

interface HearParts extends CredentialKeys {
  db: Database;
  secret: string;
  platform: PlatformSms;
  now: Date;
}

/**
 * Handles Telegram Gateway's delivery callback. It is signed by the account's token and has the key in its path.
 * Idempotent: repeated and outdated states change nothing. A refunded code costs nothing.
 */
export async function hearTelegramGateway(
  parts: HearParts,
  call: SignedReport & { merchantId: string; id: string; key: string },
): Promise<{ isHeard: boolean }> {
  const { db, secret, platform, now } = parts;
  const { merchantId, id } = call;
  if (!isDeliveryKey(secret, call)) return { isHeard: false };
  const own = await db.tenantRead(merchantId, (tx) =>
    loadSmsAccounts(tx, parts, merchantId, { isEvenOff: true }),
  );
  const accounts = [...own.map(({ credentials }) => credentials), platform["telegram-gateway"] ?? {}];
  const tokens = accounts.flatMap(({ token }) => token ?? []);
  const said = isReportSigned(call, { tokens, now }) ? readReport(call.text) : null;
  if (said === null) return { isHeard: false };
  const { state, isRefunded } = said;
  const change = { id, state, before: smsStatesBefore(state), parts: null, isRefunded, now };
  await db.tenant(merchantId, (tx) => updateTold(tx, merchantId, change));
  return { isHeard: true };
}
