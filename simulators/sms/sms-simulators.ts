import { createCallSimulator } from "../calls/call-simulator.ts";
import { createEskizSimulator, type EskizAccount, type EskizSimulator } from "../eskiz/eskiz-simulator.ts";
import { createPlayMobileSimulator, type PlayMobileAccount } from "../play-mobile/play-mobile-simulator.ts";
import type { Simulator } from "../simulator.ts";
import {
  createTelegramGatewaySimulator,
  type TelegramGatewaySimulator,
} from "../telegram-gateway/gateway-simulator.ts";
import { createPhoneSimulator } from "./phone-simulator.ts";
import { createPhones, type Phones } from "./phones.ts";

const SLOW_MS = 12_000;

export interface SmsSimulators {
  eskiz: EskizSimulator;
  "play-mobile": Simulator;
  "telegram-gateway": TelegramGatewaySimulator;
  voice: Simulator;
  sms: Simulator;
  phones: Phones;
}

/** Creates the gateways and the phone that receives their messages: `/simulators/sms/phone`. */
export function createSmsSimulators(parts: {
  eskiz: EskizAccount;
  playMobile: PlayMobileAccount;
  telegramGateway: { token: string };
  calls: { token: string };
  /** Returns whether the phone (without a plus) has Telegram. */
  hasTelegram(phone: string): boolean;
  reach(url: string): string | null;
  slowMs?: number;
  isOneToken?: boolean;
  /**
   * Delay before Eskiz and Telegram send the delivery status automatically, in milliseconds. If undefined, it is sent
   * manually.
   */
  deliversAfterMs?: number;
}): SmsSimulators {
  const { reach, slowMs = SLOW_MS, isOneToken = false, deliversAfterMs = null } = parts;
  const phones = createPhones(slowMs);
  const eskiz = createEskizSimulator({ account: parts.eskiz, phones, reach, isOneToken, deliversAfterMs });
  const playMobile = createPlayMobileSimulator({ account: parts.playMobile, phones });
  const { token } = parts.telegramGateway;
  const { hasTelegram } = parts;
  const telegram = createTelegramGatewaySimulator({ token, phones, reach, hasTelegram, deliversAfterMs });
  return {
    eskiz,
    "play-mobile": playMobile,
    "telegram-gateway": telegram,
    voice: createCallSimulator({ token: parts.calls.token, phones }),
    sms: createPhoneSimulator(phones, { eskiz, telegram }),
    phones,
  };
}
