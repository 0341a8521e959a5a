import { SMS_GATEWAY_NAMES, type SmsGatewayName } from "./facts.ts";

/**
 * States of a gateway: works, out of service, slow (responds after the sender's timeout), invalid responses, no
 * balance.
 */
export const SIMULATED_GATEWAY_STATES = ["works", "down", "slow", "wrong", "quota"] as const;
export type SimulatedGatewayState = (typeof SIMULATED_GATEWAY_STATES)[number];
/** SMS gateways and the gateway of voice calls. */
export type SimulatedGatewayName = SmsGatewayName | "calls";
export const SIMULATED_GATEWAY_NAMES: readonly SimulatedGatewayName[] = [...SMS_GATEWAY_NAMES, "calls"];

/** SMS or voice call that a phone received. */
export interface ReceivedSms {
  id: string;
  gateway: SimulatedGatewayName;
  phone: string;
  from: string;
  text: string;
  at: Date;
  /** Callback URL for the delivery status. */
  callbackUrl: string | null;
}

/** Received messages and the state of each gateway. */
export interface SimulatedPhones {
  received: ReceivedSms[];
  moods: Record<SimulatedGatewayName, SimulatedGatewayState>;
  /** Delay of a slow gateway, in milliseconds. */
  slowMs: number;
}

const MAX_STORED_SMS_COUNT = 50;

export function createSimulatedPhones(slowMs: number): SimulatedPhones {
  return {
    received: [],
    moods: Object.fromEntries(
      SIMULATED_GATEWAY_NAMES.map((name) => [name, "works"]),
    ) as SimulatedPhones["moods"],
    slowMs,
  };
}

/** Adds a message. The newest is first, and the oldest are dropped. */
export function addReceivedSms(phones: SimulatedPhones, text: ReceivedSms): void {
  phones.received.unshift(text);
  phones.received.splice(MAX_STORED_SMS_COUNT);
}

export const waitMilliseconds = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
