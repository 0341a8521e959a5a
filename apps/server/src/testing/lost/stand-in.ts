import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { ProviderAnswer, ProviderMessage } from "./kill-line.ts";

/** Sends a callback to the server. Null: no response. */
export type MessageSender = (message: ProviderMessage) => Promise<ProviderAnswer | null>;

/** Random decisions of a simulated payment, from its seed. */
export type RandomDecision = (likely: number) => boolean;

/** One payment at a fake provider with its own ledger, which follows its protocol after a lost response. */
export interface FakePayment {
  begin(say: MessageSender): Promise<void>;
  /** The customer pays: the provider debits the money and notifies the server, again if it is already paid. */
  pay(say: MessageSender): Promise<void>;
  /** Simulates that the provider returns the money. */
  cancel(say: MessageSender): Promise<void>;
  /** Performs the later steps of the provider's protocol. The sender `sure` repeats a message until it gets a response. */
  finish(sure: MessageSender): Promise<void>;
}

/** Fake payment provider with its own ledger, written from the provider's documentation. */
export interface FakeProvider {
  provider: PaymentProviderName;
  type: PaymentType;
  /** The brand's credentials at this provider. */
  credentials: Record<string, string>;
  trial(about: { orderId: string; number: number; token: string; chance: RandomDecision }): FakePayment;
  /** Returns the number of payments of an order that the provider holds. */
  countHeld(orderId: string): Promise<number>;
}

/** Repeats a callback until it gets a response, because providers retry for hours. */
export const retryUntilAnswered =
  (send: MessageSender): MessageSender =>
  async (message) => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const answer = await send(message);
      if (answer && answer.status < 500) return answer;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`no answer to ${message.path}`);
  };

type JsonAnswer = Readonly<Record<string, unknown>>;
export const parseJsonAnswer = (answer: ProviderAnswer | null): JsonAnswer | null =>
  answer && answer.status < 500 ? (JSON.parse(answer.text) as JsonAnswer) : null;

/** Total of every simulated order, in soʻm. */
export const SIMULATED_ORDER_TOTAL = 47_000;
