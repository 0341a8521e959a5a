/** How a gateway behaves: as it should · out of service · after it was given up · by an answer that says nothing · no money. */
export const MOODS = ["works", "down", "slow", "wrong", "quota"] as const;
export type Mood = (typeof MOODS)[number];
export const GATEWAYS = ["telegram-gateway", "eskiz", "play-mobile", "calls"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** A text or a voice call that came to a phone. */
export interface Received {
  id: string;
  gateway: GatewayName;
  phone: string;
  from: string;
  text: string;
  at: Date;
  /** Where the sender wants to hear what became of it. */
  callbackUrl: string | null;
}

/** What the gateways have brought, and how each of them behaves. */
export interface Phones {
  received: Received[];
  moods: Record<GatewayName, Mood>;
  /** How long a slow one takes, in milliseconds. */
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

/** The newest stand first; the oldest are dropped. */
export function receive(phones: Phones, text: Received): void {
  phones.received.unshift(text);
  phones.received.splice(MAX_KEPT);
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
