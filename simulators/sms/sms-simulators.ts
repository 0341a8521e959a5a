import { SMS_GATEWAY_NAMES, type SmsGatewayName } from "../../packages/providers/src/sms/facts.ts";
import type {
  SimulatedGateway,
  SimulatedGatewayOptions,
} from "../../packages/providers/src/sms/simulated-gateway.ts";
import {
  createSimulatedPhones,
  type SimulatedPhones,
} from "../../packages/providers/src/sms/simulated-phones.ts";
import { SMS_SIMULATORS } from "../../packages/providers/src/sms/simulators.ts";
import { createCallSimulator } from "../calls/call-simulator.ts";
import type { ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import { createPhoneSimulator } from "./phone-simulator.ts";

const SLOW_GATEWAY_DELAY_MS = 12_000;

export interface SmsSimulators {
  gateways: Record<SmsGatewayName, SimulatedGateway>;
  voice: ProviderSimulator;
  sms: ProviderSimulator;
  phones: SimulatedPhones;
}

interface SmsSimulatorParts extends Pick<SimulatedGatewayOptions, "hasTelegram" | "reach"> {
  /** Accounts that the simulated SMS gateways accept, by gateway. */
  accounts: Readonly<Record<SmsGatewayName, SimulatedGatewayOptions["account"]>>;
  calls: { token: string };
  /** Delay of a slow gateway, in milliseconds. */
  slowMs?: number;
  isOneToken?: boolean;
  /** Delay before delivery reports are sent automatically, in milliseconds. If undefined, reports are sent manually. */
  deliversAfterMs?: number;
}

/** Creates the gateways and the phone that receives their messages: `/simulators/sms/phone`. */
export function createSmsSimulators(parts: SmsSimulatorParts): SmsSimulators {
  const {
    accounts,
    reach,
    hasTelegram,
    slowMs = SLOW_GATEWAY_DELAY_MS,
    isOneToken = false,
    deliversAfterMs = null,
  } = parts;
  const phones = createSimulatedPhones(slowMs);
  const common = { phones, reach, hasTelegram, isOneToken, deliversAfterMs };
  const gateways = Object.fromEntries(
    SMS_GATEWAY_NAMES.map((name) => [name, SMS_SIMULATORS[name]({ ...common, account: accounts[name] })]),
  ) as SmsSimulators["gateways"];
  return {
    gateways,
    voice: createCallSimulator({ token: parts.calls.token, phones }),
    sms: createPhoneSimulator(phones, gateways),
    phones,
  };
}
