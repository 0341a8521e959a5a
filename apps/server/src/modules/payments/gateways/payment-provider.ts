import type { Language } from "@dasturxon/domain/language";
import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { PaymentRow } from "../life/queries.ts";
import type { Bill } from "./bill.ts";
import type { CardKeeper } from "./card-keeper.ts";
import type { Credentials } from "../credentials/credentials.ts";

export type { Bill } from "./bill.ts";

/** Where the customer stands: the store's own address, his language, and the page that he comes back to. */
export interface Payer {
  origin: string;
  language: Language;
  returnUrl: string;
}

/**
 * `on_way`: taken and not done yet; asked again later, as `refused` is. `refused_for_good`: not asked again, the staff give the
 * money back. `by_hand`: the provider takes no refunds from us; the staff give the money back there, and it tells us.
 */
export type RefundEnd = "given" | "on_way" | "refused" | "refused_for_good" | "by_hand";

/**
 * A way to pay. A new one is a folder of its own beside this file and a line in `integrations.ts`; its callbacks go by
 * `life/`. Everything here is an integration, so it is never called inside a transaction.
 */
export interface PaymentProvider {
  /** The payment types that it takes. */
  types: readonly PaymentType[];
  /**
   * Where the customer pays the bill, or the number that he pays it by; null: the brand has no account there, `closed`: the
   * bill is not to be paid now, `paid`: it is paid already, which nobody knew. Throws when the provider does not answer.
   */
  checkout(bill: Bill, payer: Payer): Promise<Checkout | "paid" | "closed" | null>;
  /**
   * Puts the bill before its customer in the provider's own application, by his phone (`+998…`); it is told of the money as of
   * any. False: it knows nobody by the phone; null: the brand's account may not. Throws when the provider does not answer.
   */
  sendBill?(bill: Bill, phone: string): Promise<boolean | null>;
  /** Gives a paid bill back; asked again while it is refused, so it must stand a repeat. Null: another took its money. */
  refund(bill: Bill): Promise<RefundEnd | null>;
  /**
   * Gives a part of a paid bill back, where the provider can; `id` is the part's own, by which a repeat is known. Null: another
   * took its money. Without it a part goes back by hand.
   */
  refundPart?(bill: Bill, part: MoneyPart): Promise<RefundEnd | null>;
  /** It gave this brand's guests no answer lately and is left alone for a while. */
  isSilent?(merchantId: string): boolean;
  /** Of a provider that opens a page for each payment, and can be asked how one stands. */
  pages?: PaymentPages;
  /** Of a provider that keeps customers' cards for the brand. */
  cards?: CardKeeper;
  /** Of a provider that tells the link of a fiscal receipt when it is asked. */
  receipts?: FiscalReceipts;
}

/** Less than the whole of a payment, in whole sum. */
export interface MoneyPart {
  id: string;
  amount: number;
}

/** The fiscal receipts that a provider makes [OR-10]. */
export interface FiscalReceipts {
  provider: PaymentProviderName;
  /** The link of a paid payment's receipt, its lines told first where the provider wants that; null: there is none yet. Throws when it does not answer. */
  fetch(merchantId: string, payment: PaymentRow): Promise<string | null>;
}

/** A page to pay on, a number to pay by, or both. */
export interface Checkout {
  url: string | null;
  number?: string;
  /** Whether its bill can be sent by `sendBill`. */
  sendsBill?: boolean;
}

/** How a payment that we opened stands at its provider. */
export interface Standing {
  /** `returned`: all of it. */
  state: "waiting" | "paid" | "failed" | "returned";
  /** What was paid. */
  tiyin: number;
  /** The provider's own name of the money, by which it is given back. */
  reference: string;
}

/** What we knew of a payment, what we know now, and what its provider says. */
export interface Settled {
  was: PaymentState;
  is: PaymentState;
  said: Standing["state"];
}

/** What can be done about a payment that was opened at a provider, whatever became of its bill. */
export interface PaymentPages {
  provider: PaymentProviderName;
  /** Asks the provider how the payment stands and writes it down. Throws when it does not answer; null: it is none of its. */
  settle(merchantId: string, paymentId: string): Promise<Settled | null>;
  /** Gives money that came late back. */
  giveBack(merchantId: string, paymentId: string): Promise<RefundEnd>;
  /** Does the provider let us in with these credentials? Throws when it does not answer. */
  tryOut?(credentials: Credentials): Promise<boolean>;
}
