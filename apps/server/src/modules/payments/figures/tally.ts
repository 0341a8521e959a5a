import { findPaymentCallback } from "@dasturxon/providers/payments/callbacks";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { ProviderSilenceError } from "../gateways/call-provider.ts";
import type { PaymentProvider } from "../gateways/payment-provider.ts";

/** Number of provider calls with one outcome since the process started. */
export interface ProviderCallCountRow {
  provider: string;
  /**
   * Result of a call between us and the provider. For the provider's callbacks: the protocol's error code, or `ok`. For
   * our calls to the provider: `answered`, or `silent` (no response).
   */
  outcome: string;
  value: number;
}

/** Counts errors that HTTP metrics miss: callbacks refused with HTTP 200, and providers that do not respond. */
export interface PaymentProviderTally {
  /** Counts our response to a callback. */
  noteAnswer(provider: PaymentProviderName, answer: { status: number; text: string }): void;
  /** Wraps a provider so that its responses to our calls are counted. */
  counted(provider: PaymentProvider): PaymentProvider;
  answers(): ProviderCallCountRow[];
  calls(): ProviderCallCountRow[];
}

export function createPaymentProviderTally(): PaymentProviderTally {
  const answers = new ProviderCallCounts();
  const calls = new ProviderCallCounts();
  const countOutgoingCall = async <T>(provider: string, call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      calls.add(provider, "answered");
      return answer;
    } catch (err) {
      if (err instanceof ProviderSilenceError) calls.add(provider, "silent");
      throw err;
    }
  };
  return {
    noteAnswer: (provider, answer) => answers.add(provider, findPaymentCallback(provider).codeOf(answer)),
    counted(one) {
      const { pages } = one;
      if (!pages) return one;
      const { provider } = pages;
      return {
        ...one,
        pages: {
          ...pages,
          settle: (...about) => countOutgoingCall(provider, pages.settle(...about)),
          giveBack: (...about) => countOutgoingCall(provider, pages.giveBack(...about)),
        },
        checkout: (...about) => countOutgoingCall(provider, one.checkout(...about)),
        refund: (...about) => countOutgoingCall(provider, one.refund(...about)),
      };
    },
    answers: () => answers.rows(),
    calls: () => calls.rows(),
  };
}

class ProviderCallCounts {
  readonly #counts = new Map<string, ProviderCallCountRow>();

  add(provider: string, outcome: string): void {
    const key = `${provider} ${outcome}`;
    const row = this.#counts.get(key) ?? { provider, outcome, value: 0 };
    row.value += 1;
    this.#counts.set(key, row);
  }

  rows(): ProviderCallCountRow[] {
    return [...this.#counts.values()];
  }
}
