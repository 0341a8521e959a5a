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
  /** The card behind a token, as the provider itself tells of it. */
  check(merchantId: string, token: string): Promise<KeptCard | null>;
  /** Has the bank send a code. */
  sendCode(merchantId: string, token: string): Promise<{ phone: string; resendIn: number } | null>;
  confirm(merchantId: string, confirming: { token: string; code: string }): Promise<KeptCard | null>;
  /** The payment types that a card may pay. */
  types: readonly PaymentType[];
  /** Pays a bill by a card of its customer's; a repeat pays once. Null: he has no such card. */
  pay(bill: Bill, cardId: string): Promise<CardPaymentEnd | null>;
  /** Must stand a repeat, and a token that is nobody's. */
  remove(merchantId: string, token: string): Promise<void>;
}
