import { maskPhone } from "@dasturxon/domain/format";
import { SMS_GATEWAY_NAMES, SMS_GATEWAYS, type SmsGatewayName } from "@dasturxon/providers/sms/facts";
import { countSmsParts } from "@dasturxon/domain/sms-parts";
import { type SmsState, listSmsStatesBefore } from "@dasturxon/domain/sms-state";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { PLATFORM_ID } from "../../../platform/ids.ts";
import { loadBrandBasics, selectLimits } from "../../merchants/index.ts";
import { selectIsCodeRequestedAgain } from "../../users/index.ts";
import { loadSmsAccounts } from "../accounts/sms-credentials.ts";
import type { SmsDispatchResult } from "../gateways/dispatch.ts";
import type { PlatformSmsCredentials, SmsAccount } from "../gateways/sms-accounts.ts";
import type { SmsMessage } from "../gateways/sms-gateway.ts";
import { createDeliveryReportUrl } from "./delivery-key.ts";
import { getMonthBounds } from "./month.ts";
import { insertSmsMessage, selectSmsMessageSums, updateSmsMessageResult } from "./queries.ts";

/** Chooses the accounts for a message and records its result. */
export interface SmsLedger {
  /** Returns the accounts for a message, in the order of attempts. */
  accountsFor(message: SmsMessage): Promise<readonly SmsAccount[]>;
  /** Records a message before it is sent. False if its id was sent before. */
  begin(message: SmsMessage): Promise<boolean>;
  /** Records the result of sending a message that `begin` recorded. */
  end(message: SmsMessage, handedOver: SmsDispatchResult): Promise<void>;
  /** Returns the address for the gateway's delivery callback. Null if there is none. */
  callbackUrlOf(message: SmsMessage, gateway: SmsGatewayName): string | null;
}

export interface SmsLedgerDeps {
  db: Database;
  clock: Clock;
  credentialKeys: readonly Buffer[];
  /** Secret that signs the paths of delivery callbacks. */
  secret: string;
  /** Public address of the installation. */
  publicUrl: string;
  platform: PlatformSmsCredentials;
  /** Platform's price of one message part, in tiyin. 0 disables the count of costs. */
  partTiyin: number;
  /** Platform's price of one code by Telegram Gateway, in tiyin. */
  telegramTiyin: number;
  /** Maximum monthly cost to the platform per brand, in tiyin, in the brand's time zone. 0: no limit. */
  brandMonthTiyin: number;
  log: { warn: (details: object, message: string) => void };
}

const SMS_STATE_BY_OUTCOME = {
  taken: "taken",
  unknown: "unknown",
  refused: "refused",
} as const satisfies Record<string, SmsState>;

/**
 * Time window in milliseconds. If a customer requests another code within it, they have not seen the first code in
 * Telegram.
 */
const REPEATED_REQUEST_WINDOW_MS = 600_000;

const isSmsAccount = ({ gateway }: Pick<SmsAccount, "gateway">) => !SMS_GATEWAYS[gateway].isForCodes;

/**
 * Uses the brand's own active accounts, else the platform's within the brand's monthly limits of number and cost.
 * Telegram Gateway sends codes only, and is tried last if a customer requests another code. Messages of the platform
 * itself are not recorded, because no brand pays for them or sees them.
 */
export function createSmsLedger(parts: SmsLedgerDeps): SmsLedger {
  const { db, clock, secret, publicUrl, platform, brandMonthTiyin, log } = parts;
  const platformAccounts = SMS_GATEWAY_NAMES.flatMap((gateway): SmsAccount[] => {
    const credentials = platform[gateway];
    const partTiyin = SMS_GATEWAYS[gateway].isForCodes ? parts.telegramTiyin : parts.partTiyin;
    return credentials ? [{ gateway, credentials, payer: "platform", partTiyin }] : [];
  });
  const isFromPlatform = ({ merchantId }: SmsMessage) => merchantId === PLATFORM_ID;

  /** Returns the accounts that can send this message, in the order of attempts. */
  async function sortUsableAccounts(
    message: SmsMessage,
    all: readonly SmsAccount[],
  ): Promise<readonly SmsAccount[]> {
    const { id, merchantId: brandId, kind, phone } = message;
    const sms = all.filter(isSmsAccount);
    if (kind !== "code" || sms.length === all.length) return sms;
    const since = new Date(clock.now().getTime() - REPEATED_REQUEST_WINDOW_MS);
    const isAgain = await db.platform((tx) => selectIsCodeRequestedAgain(tx, { id, brandId, phone, since }));
    const codes = all.filter((account) => !isSmsAccount(account));
    return isAgain ? [...sms, ...codes] : [...codes, ...sms];
  }

  /** Returns the platform's accounts, or none if the brand has reached its monthly limit of number or cost. */
  async function loadPlatformAccounts(
    tx: Tx,
    { merchantId, text }: SmsMessage,
  ): Promise<readonly SmsAccount[]> {
    const { texts: most } = await selectLimits(tx, merchantId);
    if (brandMonthTiyin === 0 && most === null) return platformAccounts;
    const { timeZone } = await loadBrandBasics(tx, merchantId);
    const month = getMonthBounds(clock.now(), timeZone);
    const { platformCount, platformTiyin } = await selectSmsMessageSums(tx, merchantId, month);
    if (most !== null && platformCount >= most) {
      log.warn({ merchantId, most }, "a brand has reached its monthly limit of SMS");
      return [];
    }
    if (brandMonthTiyin === 0) return platformAccounts;
    const costs = platformAccounts.map(
      (each) => (isSmsAccount(each) ? countSmsParts(text) : 1) * each.partTiyin,
    );
    if (platformTiyin + Math.max(0, ...costs) <= brandMonthTiyin) return platformAccounts;
    log.warn({ merchantId }, "a brand has reached its monthly limit of SMS costs");
    return [];
  }

  return {
    async accountsFor(message) {
      const { merchantId } = message;
      if (isFromPlatform(message)) return sortUsableAccounts(message, platformAccounts);
      const accounts = await db.tenantRead(merchantId, async (tx) => {
        const own = await loadSmsAccounts(tx, parts, merchantId);
        const platforms = own.some(isSmsAccount) ? [] : await loadPlatformAccounts(tx, message);
        // A brand with only a Telegram Gateway account uses the platform's accounts for other messages.
        return own.length > 0 ? [...own, ...platforms.filter(isSmsAccount)] : platforms;
      });
      return sortUsableAccounts(message, accounts);
    },
    async begin(message) {
      if (isFromPlatform(message)) return true;
      const { merchantId, id, kind, phone, text, sentAt } = message;
      const noted = { id, kind, phone: maskPhone(phone), parts: countSmsParts(text), sentAt };
      return db.tenant(merchantId, (tx) => insertSmsMessage(tx, merchantId, noted));
    },
    async end(message, { account, handed }) {
      if (isFromPlatform(message)) return;
      const { merchantId, id } = message;
      const state = SMS_STATE_BY_OUTCOME[handed.is];
      await db.tenant(merchantId, (tx) =>
        updateSmsMessageResult(tx, merchantId, {
          id,
          gateway: account?.gateway ?? null,
          payer: account?.payer ?? null,
          gatewayId: handed.is === "taken" ? handed.gatewayId : null,
          partTiyin: handed.is === "refused" ? 0 : (account?.partTiyin ?? 0),
          // Telegram sends the code in its own text, which counts as one part.
          parts: account && !isSmsAccount(account) ? 1 : null,
          state,
          before: listSmsStatesBefore(state),
        }),
      );
    },
    callbackUrlOf: (message, gateway) =>
      isFromPlatform(message) ? null : createDeliveryReportUrl(publicUrl, secret, { ...message, gateway }),
  };
}
