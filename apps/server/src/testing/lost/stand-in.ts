import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Answer, Message } from "./kill-line.ts";

/** Says something to the product; null: no answer came. */
export type Say = (message: Message) => Promise<Answer | null>;

/** What happens by chance in a life, the same for the same seed. */
export type Chance = (likely: number) => boolean;

/** One payment at a provider's stand-in, which keeps its own books and does what its protocol says when no answer comes. */
export interface Trial {
  begin(say: Say): Promise<void>;
  /** The customer pays: the money is taken, and the product is told; told again where it is paid. */
  pay(say: Say): Promise<void>;
  /** It goes back at the provider's side. */
  cancel(say: Say): Promise<void>;
  /** What the provider does later: `sure` is answered at last. */
  finish(sure: Say): Promise<void>;
}

/** A provider with books of its own, written from its protocol. */
export interface StandIn {
  provider: PaymentProviderName;
  type: PaymentType;
  /** What the brand's account there is. */
  credentials: Record<string, string>;
  trial(about: { orderId: string; number: number; token: string; chance: Chance }): Trial;
  /** Of how many payments of an order it holds the money. */
  countHeld(orderId: string): Promise<number>;
}

/** Tells until it is answered: providers repeat for hours. */
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

/** The sum of every order of a life, sum. */
export const SUM = 47_000;
