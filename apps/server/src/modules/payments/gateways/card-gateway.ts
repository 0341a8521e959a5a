import type { CardTokenizationAccess } from "@dasturxon/contract";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Bill } from "./bill.ts";

/** A card that a provider stores. The token identifies the card at the provider. */
export interface StoredCard {
  token: string;
  mask: string;
  /** Expiry date of the card as `MM/YY`. */
  expiry: string;
}

/** A card that waits for its code, and the masked phone number that receives the code. */
export interface CardAwaitingCode {
  card: StoredCard;
  phone: string;
}

/**
 * Result of a payment by saved card. `waiting`: the result is unknown. The provider is queried again at the guest's
 * next request and by a scheduled job. `closed`: there is nothing left to pay. `declined`: the bank took no money, so
 * another card or method may be tried.
 */
export type CardPaymentOutcome = "paid" | "waiting" | "declined" | "closed";

/**
 * A provider that stores customers' cards for the brand, each by a token [PY-4]. The browser sends the card number to
 * the URL that `entryOf` returns. If this URL is null, our server receives the number and calls `enter`. A method
 * returns null if the provider refuses, and throws if the provider does not respond.
 */
export interface CardGateway {
  provider: PaymentProviderName;
  /** Returns the URL to which the browser sends a card number. Null if the brand has no account at the provider. */
  entryOf(merchantId: string): Promise<CardTokenizationAccess | null>;
  /**
   * For a provider that accepts card numbers only from the shop's server. Forwards the number, without storing it.
   * Returns the token. The bank has then sent a code to the customer.
   */
  enter?(merchantId: string, card: { number: string; expiry: string }): Promise<CardAwaitingCode | null>;
  /** Returns the card of a token, as reported by the provider. */
  check(merchantId: string, token: string): Promise<StoredCard | null>;
  /** Requests that the bank sends a confirmation code for the card to its owner. */
  sendCode(merchantId: string, token: string): Promise<{ phone: string; resendIn: number } | null>;
  /** Confirms a card by the code from the bank. `expiry` is the date that the customer entered with the card. */
  confirm(
    merchantId: string,
    confirming: { token: string; code: string; expiry: string },
  ): Promise<StoredCard | null>;
  /** Payment types that a card can pay. */
  types: readonly PaymentType[];
  /** Pays a bill by its customer's card. Idempotent. Null if the customer has no such card. */
  pay(bill: Bill, cardId: string): Promise<CardPaymentOutcome | null>;
  /** Deletes a token at the provider. Must be idempotent, and must accept an unknown token. */
  remove(merchantId: string, token: string): Promise<void>;
}

/** Returns the provider for a brand's new cards: the first one where the brand has an account. */
export async function findCardGatewayOfBrand(
  keepers: readonly CardGateway[],
  merchantId: string,
): Promise<{ keeper: CardGateway; entry: CardTokenizationAccess } | null> {
  for (const keeper of keepers) {
    const entry = await keeper.entryOf(merchantId);
    if (entry) return { keeper, entry };
  }
  return null;
}

/** Returns the provider of a saved card. */
export const findCardGatewayByName = (keepers: readonly CardGateway[], name: string): CardGateway | null =>
  keepers.find(({ provider }) => provider === name) ?? null;
