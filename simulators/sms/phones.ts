/**
 * States of a gateway: works, out of service, slow (responds after the sender's timeout), invalid responses, no
 * balance.
 */
export const MOODS = ["works", "down", "slow", "wrong", "quota"] as const;
export type Mood = (typeof MOODS)[number];
export const GATEWAYS = ["telegram-gateway", "eskiz", "play-mobile", "calls"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** SMS or voice call that a phone received. */
export interface Received {
  id: string;
  gateway: GatewayName;
  phone: string;
  from: string;
  text: string;
  at: Date;
  /** Callback URL for the delivery status. */
  callbackUrl: string | null;
}

/** Received messages and the state of each gateway. */
export interface Phones {
  received: Received[];
  moods: Record<GatewayName, Mood>;
  /** Delay of a slow gateway, in milliseconds. */
  slowMs: number;
}

const MAX_KEPT = 50;

export function createPhones(slowMs: number): Phones {
  return {
    received: [],
    moods: { "telegram-gateway": "works", eskiz: "works", "play-mobile": "works", calls: "works" },
    slowMs,
  };
}

/** Adds a message. The newest is first, and the oldest are dropped. */
export function receive(phones: Phones, text: Received): void {
  phones.received.unshift(text);
  phones.received.splice(MAX_KEPT);
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
