import { SMS_GATEWAY_NAMES } from "@dasturxon/domain/sms-gateways";
import type { Clock } from "../../../platform/clock.ts";
import { createEskiz } from "./eskiz/eskiz.ts";
import { createHandOver } from "./hand-over.ts";
import { createPlayMobile } from "./play-mobile/play-mobile.ts";
import type { PlatformSms, SmsAccount } from "./sms-accounts.ts";
import type { SmsGateway } from "./sms-gateway.ts";

export interface SmsParts {
  clock: Clock;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
  /** Where the gateways answer. */
  addresses: { eskiz: string; playMobile: string };
  platform: PlatformSms;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;

/** Sends texts by Eskiz and Play Mobile, whichever takes them, in this order. */
export function createSms({ clock, log, addresses, platform, timeoutMs = TIMEOUT_MS }: SmsParts): SmsGateway {
  const now = () => clock.now().getTime();
  const eskiz = createEskiz({ api: addresses.eskiz, now, timeoutMs });
  const playMobile = createPlayMobile({ api: addresses.playMobile, timeoutMs });
  const handOver = createHandOver({ clock, log, apis: { eskiz, "play-mobile": playMobile } });
  const platformAccounts = SMS_GATEWAY_NAMES.flatMap((gateway): SmsAccount[] => {
    const credentials = platform[gateway];
    return credentials ? [{ gateway, credentials, payer: "platform" }] : [];
  });

  return {
    async send({ id, merchantId, phone, text }) {
      if (platformAccounts.length === 0) {
        log.error({ merchantId }, "no SMS gateway is configured: the text was not sent");
        return false;
      }
      const { handed } = await handOver(merchantId, platformAccounts, { id, phone, text, callbackUrl: null });
      return handed.is !== "refused";
    },
  };
}
