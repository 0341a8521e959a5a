import { maskPhone } from "@dasturxon/domain/format";
import { SMS_GATEWAY_NAMES } from "@dasturxon/domain/sms-gateways";
import { smsParts } from "@dasturxon/domain/sms-parts";
import { type SmsState, smsStatesBefore } from "@dasturxon/domain/sms-state";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { PLATFORM_ID } from "../../../platform/ids.ts";
import { loadBasics } from "../../merchants/index.ts";
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
  callbackUrlOf(message: SmsMessage): string | null;
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
  /** What the texts of a brand may cost the platform in a month of the brand's clock, in tiyin; 0: without limit. */
  brandMonthTiyin: number;
  log: { warn: (details: object, message: string) => void };
}

const STATE_OF = { taken: "taken", unknown: "unknown", refused: "refused" } as const satisfies Record<
  string,
  SmsState
>;

/**
 * The brand's own accounts that are on, else the platform's, as long as the brand's texts of the month cost it no more than
 * they may. A text of the platform itself is written down nowhere: no brand pays or sees it.
 */
export function createSmsBook(parts: SmsBookParts): SmsBook {
  const { db, clock, secret, publicUrl, platform, partTiyin, brandMonthTiyin, log } = parts;
  const platformAccounts = SMS_GATEWAY_NAMES.flatMap((gateway): SmsAccount[] => {
    const credentials = platform[gateway];
    return credentials ? [{ gateway, credentials, payer: "platform", partTiyin }] : [];
  });
  const isPlatforms = ({ merchantId }: SmsMessage) => merchantId === PLATFORM_ID;

  return {
    async accountsFor(message) {
      const { merchantId, text } = message;
      if (isPlatforms(message)) return platformAccounts;
      return db.tenantRead(merchantId, async (tx) => {
        const own = await loadSmsAccounts(tx, parts, merchantId);
        if (own.length > 0 || brandMonthTiyin === 0) return own.length > 0 ? own : platformAccounts;
        const { timeZone } = await loadBasics(tx, merchantId);
        const { platformTiyin } = await selectMessageSums(tx, merchantId, monthOf(clock.now(), timeZone));
        if (platformTiyin + smsParts(text) * partTiyin <= brandMonthTiyin) return platformAccounts;
        log.warn({ merchantId }, "a brand's texts of this month have cost the platform what they may");
        return [];
      });
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
          state,
          before: smsStatesBefore(state),
        }),
      );
    },
    callbackUrlOf: (message) => (isPlatforms(message) ? null : deliveryUrl(publicUrl, secret, message)),
  };
}
