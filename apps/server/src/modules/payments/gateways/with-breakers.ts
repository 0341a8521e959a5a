import {
  recordCallResult,
  type CircuitBreakerState,
  CLOSED_BREAKER,
  isCircuitBreakerOpen,
  admitCircuitBreakerRequest,
} from "@dasturxon/domain/circuit-breaker";
import type { Clock } from "../../../platform/clock.ts";
import { ProviderSilenceError } from "./call-provider.ts";
import type { CardGateway } from "./card-gateway.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/**
 * Adds a circuit breaker per brand. After three calls in a row without a usable response (`ProviderSilenceError`), guests'
 * calls fail at once for half a minute, without a call to the provider [R21]. The breaker covers only calls that a
 * guest waits for and that start an operation. Jobs and operations in progress bypass it. A refusal counts as a
 * response.
 */
export function addCircuitBreakers(provider: PaymentProvider, clock: Clock): PaymentProvider {
  const { cards, sendBill } = provider;
  const { ask, isSilent } = createCircuitBreakers(clock);
  const { ask: askForCards } = createCircuitBreakers(clock);
  return {
    ...provider,
    isSilent,
    checkout: (bill, payer) => ask(bill.merchantId, () => provider.checkout(bill, payer)),
    ...(sendBill && { sendBill: (bill, phone) => ask(bill.merchantId, () => sendBill(bill, phone)) }),
    ...(cards && { cards: guardCardGateway(cards, askForCards) }),
  };
}

function guardCardGateway(cards: CardGateway, ask: RequestWithBreaker): CardGateway {
  const { enter } = cards;
  return {
    ...cards,
    ...(enter && { enter: (merchantId, card) => ask(merchantId, () => enter(merchantId, card)) }),
    check: (merchantId, token) => ask(merchantId, () => cards.check(merchantId, token)),
    sendCode: (merchantId, token) => ask(merchantId, () => cards.sendCode(merchantId, token)),
    confirm: (merchantId, confirming) => ask(merchantId, () => cards.confirm(merchantId, confirming)),
    pay: (bill, cardId) => ask(bill.merchantId, () => cards.pay(bill, cardId)),
  };
}

type RequestWithBreaker = <T>(merchantId: string, work: () => Promise<T>) => Promise<T>;

function createCircuitBreakers(clock: Clock): {
  ask: RequestWithBreaker;
  isSilent: (merchantId: string) => boolean;
} {
  const breakers = new Map<string, CircuitBreakerState>();
  const isProviderSilent = (merchantId: string) =>
    isCircuitBreakerOpen(breakers.get(merchantId) ?? CLOSED_BREAKER, clock.monotonic());
  const runGuarded: RequestWithBreaker = async (merchantId, work) => {
    const { isLet, breaker } = admitCircuitBreakerRequest(
      breakers.get(merchantId) ?? CLOSED_BREAKER,
      clock.monotonic(),
    );
    breakers.set(merchantId, breaker);
    if (!isLet) throw new ProviderSilenceError("the provider gave no answer lately and is left alone");
    const recordReply = (isFine: boolean) => {
      const known = breakers.get(merchantId) ?? breaker;
      breakers.set(merchantId, recordCallResult(known, isFine, clock.monotonic()));
    };
    try {
      const answer = await work();
      recordReply(true);
      return answer;
    } catch (err) {
      // Only a missing response of the provider counts as a failure. Other errors are thrown by our own code.
      if (err instanceof ProviderSilenceError) recordReply(false);
      throw err;
    }
  };
  return { ask: runGuarded, isSilent: isProviderSilent };
}
