import { createEskizSimulator, type EskizAccount, type EskizSimulator } from "../eskiz/eskiz-simulator.ts";
import { createPlayMobileSimulator, type PlayMobileAccount } from "../play-mobile/play-mobile-simulator.ts";
import type { Simulator } from "../simulator.ts";
import { createPhoneSimulator } from "./phone-simulator.ts";
import { createPhones, type Phones } from "./phones.ts";

const SLOW_MS = 12_000;

export interface SmsSimulators {
  eskiz: EskizSimulator;
  "play-mobile": Simulator;
  sms: Simulator;
  phones: Phones;
}

/** Both gateways, and the phone that what they send comes to: `/simulators/sms/phone`. */
export function createSmsSimulators(parts: {
  eskiz: EskizAccount;
  playMobile: PlayMobileAccount;
  reach(url: string): string | null;
  slowMs?: number;
  isOneToken?: boolean;
  /** After how many milliseconds Eskiz tells by itself that a text came; without it, it is told by hand. */
  deliversAfterMs?: number;
}): SmsSimulators {
  const { reach, slowMs = SLOW_MS, isOneToken = false, deliversAfterMs = null } = parts;
  const phones = createPhones(slowMs);
  const eskiz = createEskizSimulator({ account: parts.eskiz, phones, reach, isOneToken, deliversAfterMs });
  const playMobile = createPlayMobileSimulator({ account: parts.playMobile, phones });
  return { eskiz, "play-mobile": playMobile, sms: createPhoneSimulator(phones, eskiz), phones };
}
