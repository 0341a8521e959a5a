import { maskPhone } from "@dasturxon/domain/format";
import { SMS_GATEWAY_NAMES, SMS_GATEWAYS, type SmsGatewayName } from "@dasturxon/domain/sms-gateways";
import { smsParts } from "@dasturxon/domain/sms-parts";
import { type SmsState, smsStatesBefore } from "@dasturxon/domain/sms-state";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { PLATFORM_ID } from "../../../platform/ids.ts";
import { loadBasics, selectLimits } from "../../merchants/index.ts";
import { selectIsCodeAskedAgain } from "../../users/index.ts";
import { loadSmsAccounts } from "../accounts/sms-credentials.ts";
import type { HandedOver } from "../gateways/hand-over.ts";
import type { PlatformSms, SmsAccount } from "../gateways/sms-accounts.ts";
import type { SmsMessage } from "../gateways/sms-gateway.ts";
import { deliveryUrl } from "./delivery-key.ts";
import { monthOf } from "./month.ts";
import { insertMessage, selectMessageSums, updateHandedOver } from "./queries.ts";

/** What a text goes out by, and where it is written down. */
export interface SmsBook {
  /** The accounts for a text, the first one first. */
  accountsFor(message: SmsMessage): Promise<readonly SmsAccount[]>;
  /** Notes a text before it goes; false: under its id one went before. */
  begin(message: SmsMessage): Promise<boolean>;
  /** Notes what became of it. */
  end(message: SmsMessage, handedOver: HandedOver): Promise<void>;
  /** Where a gateway may tell more of it. */
  callbackUrlOf(message: SmsMessage, gateway: SmsGatewayName): string | null;
}

export interface SmsBookParts {
  db: Database;
  clock: Clock;
  credentialKeys: readonly Buffer[];
  /** Signs the paths of calls about texts. */
  secret: string;
  /** Where the installation is reached. */
  publicUrl: string;
  platform: PlatformSms;
  /** What a part costs the platform, in tiyin; 0: it is not counted. */
  partTiyin: number;
  /** The same of a code that Telegram Gateway brings. */
  telegramTiyin: number;
  /** What the texts of a brand may cost the platform in a month of the brand's clock, in tiyin; 0: without limit. */
  brandMonthTiyin: number;
  log: { warn: (details: object, message: string) => void };
}

const STATE_OF = { taken: "taken", unknown: "unknown", refused: "refused" } as const satisfies Record<
  string,
  SmsState
>;

/** Who asks for another code so soon has not seen the one in Telegram. */
const AGAIN_MS = 600_000;

const isSms = ({ gateway }: Pick<SmsAccount, "gateway">) => !SMS_GATEWAYS[gateway].isForCodes;

/**
 * The brand's own accounts that are on, else the platform's, as long as the brand's texts of the month are no more, and cost
 * it no more, than they may. Telegram Gateway brings codes alone, and is left for the last where somebody asks again. A text of the platform
 * itself is written down nowhere: no brand pays or sees it.
 */
export function createSmsBook(parts: SmsBookParts): SmsBook {
  const { db, clock, secret, publicUrl, platform, brandMonthTiyin, log } = parts;
  const platformAccounts = SMS_GATEWAY_NAMES.flatMap((gateway): SmsAccount[] => {
    const credentials = platform[gateway];
    const partTiyin = SMS_GATEWAYS[gateway].isForCodes ? parts.telegramTiyin : parts.partTiyin;
    return credentials ? [{ gateway, credentials, payer: "platform", partTiyin }] : [];
  });
  const isPlatforms = ({ merchantId }: SmsMessage) => merchantId === PLATFORM_ID;

  /** Those that bring such a text, the first one first. */
  async function inOrder(message: SmsMessage, all: readonly SmsAccount[]): Promise<readonly SmsAccount[]> {
    const { id, merchantId: brandId, kind, phone } = message;
    const sms = all.filter(isSms);
    if (kind !== "code" || sms.length === all.length) return sms;
    const since = new Date(clock.now().getTime() - AGAIN_MS);
    const isAgain = await db.platform((tx) => selectIsCodeAskedAgain(tx, { id, brandId, phone, since }));
    const codes = all.filter((account) => !isSms(account));
    return isAgain ? [...sms, ...codes] : [...codes, ...sms];
  }

  /** The platform's, as long as the brand's texts of the month are no more, and cost it no more, than they may. */
  async function platformsFor(tx: Tx, { merchantId, text }: SmsMessage): Promise<readonly SmsAccount[]> {
    const { texts: most } = await selectLimits(tx, merchantId);
    if (brandMonthTiyin === 0 && most === null) return platformAccounts;
    const { timeZone } = await loadBasics(tx, merchantId);
    const month = monthOf(clock.now(), timeZone);
    const { platformCount, platformTiyin } = await selectMessageSums(tx, merchantId, month);
    if (most !== null && platformCount >= most) {
      log.warn({ merchantId, most }, "a brand has sent as many texts this month as the platform lets it");
      return [];
    }
    if (brandMonthTiyin === 0) return platformAccounts;
    const costs = platformAccounts.map((each) => (isSms(each) ? smsParts(text) : 1) * each.partTiyin);
    if (platformTiyin + Math.max(0, ...costs) <= brandMonthTiyin) return platformAccounts;
    log.warn({ merchantId }, "a brand's texts of this month have cost the platform what they may");
    return [];
  }

  return {
    async accountsFor(message) {
      const { merchantId } = message;
      if (isPlatforms(message)) return inOrder(message, platformAccounts);
      const accounts = await db.tenantRead(merchantId, async (tx) => {
        const own = await loadSmsAccounts(tx, parts, merchantId);
        const platforms = own.some(isSms) ? [] : await platformsFor(tx, message);
        // Who has Telegram's gateway alone has the rest sent by the platform.
        return own.length > 0 ? [...own, ...platforms.filter(isSms)] : platforms;
      });
      return inOrder(message, accounts);
    },
    async begin(message) {
      if (isPlatforms(message)) return true;
      const { merchantId, id, kind, phone, text, sentAt } = message;
      const noted = { id, kind, phone: maskPhone(phone), parts: smsParts(text), sentAt };
      return db.tenant(merchantId, (tx) => insertMessage(tx, merchantId, noted));
    },
    async end(message, { account, handed }) {
      if (isPlatforms(message)) return;
      const { merchantId, id } = message;
      const state = STATE_OF[handed.is];
      await db.tenant(merchantId, (tx) =>
        updateHandedOver(tx, merchantId, {
          id,
          gateway: account?.gateway ?? null,
          payer: account?.payer ?? null,
          gatewayId: handed.is === "taken" ? handed.gatewayId : null,
          partTiyin: handed.is === "refused" ? 0 : (account?.partTiyin ?? 0),
          // Telegram brings the code in its own words.
          parts: account && !isSms(account) ? 1 : null,
          state,
          before: smsStatesBefore(state),
        }),
      );
    },
    callbackUrlOf: (message, gateway) =>
      isPlatforms(message) ? null : deliveryUrl(publicUrl, secret, { ...message, gateway }),
  };
}
