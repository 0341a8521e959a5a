import type { CardEntry } from "@dasturxon/contract";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Bill } from "./bill.ts";

/** A card at its provider. The token identifies it there. */
export interface StoredCard {
  token: string;
  mask: string;
  /** `MM/YY` */
  expiry: string;
}

/** A card that waits for its code, and the masked phone number that receives the code. */
export interface CardAwaitingCode {
  card: StoredCard;
  phone: string;
}

/**
 * `waiting`: the result is unknown. The provider is queried again at the guest's next request and by a scheduled job.
 * `closed`: there is nothing left to pay. `declined`: the bank took no money, so another card or method may be tried.
 */
export type CardPaymentOutcome = "paid" | "waiting" | "declined" | "closed";

/**
 * A provider that stores customers' cards for the brand, each by a token [PY-4]. With `entryOf` the browser sends the
 * card number directly to the provider. Refusals are null. Each call throws if the provider does not respond.
 */
export interface CardGateway {
  provider: PaymentProviderName;
  /** Null if the brand has no account there. */
  entryOf(merchantId: string): Promise<CardEntry | null>;
  /**
   * For a provider that accepts card numbers only from the shop's server. Forwards the number, without storing it.
   * Returns the token, after the bank sent a code.
   */
  enter?(merchantId: string, card: { number: string; expiry: string }): Promise<CardAwaitingCode | null>;
  /** Returns the card of a token, as reported by the provider. */
  check(merchantId: string, token: string): Promise<StoredCard | null>;
  /** Makes the bank send a code. */
  sendCode(merchantId: string, token: string): Promise<{ phone: string; resendIn: number } | null>;
  /** `expiry` is the date entered with the card. */
  confirm(
    merchantId: string,
    confirming: { token: string; code: string; expiry: string },
  ): Promise<StoredCard | null>;
  /** Payment types that a card can pay. */
  types: readonly PaymentType[];
  /** Pays a bill by its customer's card. Idempotent. Null if the customer has no such card. */
  pay(bill: Bill, cardId: string): Promise<CardPaymentOutcome | null>;
  /** Must be idempotent, and must accept an unknown token. */
  remove(merchantId: string, token: string): Promise<void>;
}

/** Returns the provider for a brand's new cards: the first one where the brand has an account. */
export async function cardGatewayOf(
  keepers: readonly CardGateway[],
  merchantId: string,
): Promise<{ keeper: CardGateway; entry: CardEntry } | null> {
  for (const keeper of keepers) {
    const entry = await keeper.entryOf(merchantId);
    if (entry) return { keeper, entry };
  }
  return null;
}

/** Returns the provider of a saved card. */
export const cardGatewayByName = (keepers: readonly CardGateway[], name: string): CardGateway | null =>
  keepers.find(({ provider }) => provider === name) ?? null;
