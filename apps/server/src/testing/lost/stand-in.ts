import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Answer, Message } from "./kill-line.ts";

/** Sends a callback to the product. Null: no response. */
export type Say = (message: Message) => Promise<Answer | null>;

/** Random decisions of a life, from its seed. */
export type Chance = (likely: number) => boolean;

/** One payment at a fake provider with its own ledger, which follows its protocol after a lost response. */
export interface Trial {
  begin(say: Say): Promise<void>;
  /** The customer pays: the money is taken, and the product is told; told again where it is paid. */
  pay(say: Say): Promise<void>;
  /** It goes back at the provider's side. */
  cancel(say: Say): Promise<void>;
  /** What the provider does later: `sure` is answered at last. */
  finish(sure: Say): Promise<void>;
}

/** A fake provider with its own ledger, written from the provider's documentation. */
export interface StandIn {
  provider: PaymentProviderName;
  type: PaymentType;
  /** The brand's credentials at the provider. */
  credentials: Record<string, string>;
  trial(about: { orderId: string; number: number; token: string; chance: Chance }): Trial;
  /** The number of payments of an order that the provider holds. */
  countHeld(orderId: string): Promise<number>;
}

/** Repeats a callback until it gets a response; providers retry for hours. */
export const untilAnswered =
  (send: Say): Say =>
  async (message) => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const answer = await send(message);
      if (answer && answer.status < 500) return answer;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`no answer to ${message.path}`);
  };

type Json = Readonly<Record<string, unknown>>;
export const jsonOf = (answer: Answer | null): Json | null =>
  answer && answer.status < 500 ? (JSON.parse(answer.text) as Json) : null;

/** The total of every order of a life, in sum. */
export const SUM = 47_000;
