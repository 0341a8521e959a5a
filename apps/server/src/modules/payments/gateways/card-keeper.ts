import type { CardEntry } from "@dasturxon/contract";
import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Bill } from "./bill.ts";

/** A card as its provider knows it; the token stands for it there. */
export interface KeptCard {
  token: string;
  mask: string;
  /** `MM/YY` */
  expiry: string;
}

/** A card that waits for its code, and the phone that it goes to, most of it hidden. */
export interface EnteredCard {
  card: KeptCard;
  phone: string;
}

/**
 * `waiting`: nobody knows yet; the provider is asked again by the guest and by the clock. `closed`: nothing is to be paid any
 * more. `declined`: the bank took nothing, another card or way may be tried.
 */
export type CardPaymentEnd = "paid" | "waiting" | "declined" | "closed";

/**
 * A provider that keeps customers' cards for the brand, each known by a token [PY-4]. The number goes from the browser to
 * `entryOf`, never by us. What it refuses is null; each throws when the provider does not answer.
 */
export interface CardKeeper {
  provider: PaymentProviderName;
  /** Null: the brand has no account there. */
  entryOf(merchantId: string): Promise<CardEntry | null>;
  /**
   * Of a provider that takes a number from its shop alone: what it calls the card from here on, a code of the bank's being on
   * its way. The number is handed on and nothing else is done with it.
   */
  enter?(merchantId: string, card: { number: string; expiry: string }): Promise<EnteredCard | null>;
  /** The card behind a token, as the provider itself tells of it. */
  check(merchantId: string, token: string): Promise<KeptCard | null>;
  /** Has the bank send a code. */
  sendCode(merchantId: string, token: string): Promise<{ phone: string; resendIn: number } | null>;
  /** `expiry`: as it was when the card was entered. */
  confirm(
    merchantId: string,
    confirming: { token: string; code: string; expiry: string },
  ): Promise<KeptCard | null>;
  /** The payment types that a card may pay. */
  types: readonly PaymentType[];
  /** Pays a bill by a card of its customer's; a repeat pays once. Null: he has no such card. */
  pay(bill: Bill, cardId: string): Promise<CardPaymentEnd | null>;
  /** Must stand a repeat, and a token that is nobody's. */
  remove(merchantId: string, token: string): Promise<void>;
}

/** Who keeps a brand's new cards: the first that it has an account with, and where a card is entered there. */
export async function keeperOf(
  keepers: readonly CardKeeper[],
  merchantId: string,
): Promise<{ keeper: CardKeeper; entry: CardEntry } | null> {
  for (const keeper of keepers) {
    const entry = await keeper.entryOf(merchantId);
    if (entry) return { keeper, entry };
  }
  return null;
}

/** Who keeps a card that was saved before. */
export const keeperNamed = (keepers: readonly CardKeeper[], name: string): CardKeeper | null =>
  keepers.find(({ provider }) => provider === name) ?? null;
