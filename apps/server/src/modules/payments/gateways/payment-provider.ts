import type { Language } from "@dasturxon/domain/language";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type {
  PaymentPart,
  RefundOutcome,
  ProviderPaymentStatus,
} from "@dasturxon/providers/payments/page-gateway";
import type { PaymentRow } from "../lifecycle/queries.ts";
import type { Bill } from "./bill.ts";
import type { CardGateway } from "./card-gateway.ts";
import type { Credentials } from "../credentials/credentials.ts";

export type { Bill } from "./bill.ts";
export type { PaymentPart, RefundOutcome, ProviderPaymentStatus };

/** Context of the customer's checkout: the store's origin, the language, and the page to which the customer returns. */
export interface Payer {
  origin: string;
  language: Language;
  returnUrl: string;
}

/**
 * A payment method. `gateways.ts` creates the payment methods of the registered providers. All members call external
 * services, so never call them inside a transaction.
 */
export interface PaymentProvider {
  /** Payment types handled by this provider. */
  types: readonly PaymentType[];
  /**
   * Returns the payment page or the payment number of a bill. Null if the brand has no account, `closed` if the bill
   * cannot be paid now, `paid` if a query shows that it is already paid. Throws if the provider does not respond.
   */
  checkout(bill: Bill, payer: Payer): Promise<Checkout | "paid" | "closed" | null>;
  /**
   * Sends the bill to the customer's app of the provider, by phone number (`+998…`). The provider reports the payment
   * in the same way as other payments. False if no user has this phone number, null if the brand's account has no
   * permission. Throws if the provider does not respond.
   */
  sendBill?(bill: Bill, phone: string): Promise<boolean | null>;
  /**
   * Refunds a paid bill. Retried after `refused`, so it must be idempotent. Null if another provider took the money.
   */
  refund(bill: Bill): Promise<RefundOutcome | null>;
  /**
   * Refunds a part of a paid bill. `id` is the part's idempotency key. Null if another provider took the money. Omitted
   * if the provider has no partial refunds: the staff then refund by hand.
   */
  refundPart?(bill: Bill, part: PaymentPart): Promise<RefundOutcome | null>;
  /** Returns whether the circuit breaker is open, after repeated failures to respond to this brand. */
  isSilent?(merchantId: string): boolean;
  /**
   * Operations on payments that we opened at the provider. Undefined if the provider has no API for the state of a
   * payment.
   */
  pages?: OpenedPaymentOperations;
  /** Operations on saved cards. Undefined if the provider does not store customers' cards. */
  cards?: CardGateway;
  /** Requests links of fiscal receipts from the provider. Undefined if they need not be requested. */
  receipts?: FiscalReceipts;
}

/** Fiscal receipts issued by a provider [OR-10]. */
export interface FiscalReceipts {
  provider: PaymentProviderName;
  /**
   * Returns the link of a paid payment's receipt. Sends the receipt's lines first, if the provider requires it. Null if
   * there is none yet. Throws if the provider does not respond.
   */
  fetch(merchantId: string, payment: PaymentRow): Promise<string | null>;
}

/** Result of starting a payment: the address of a payment page, a payment number, or both. */
export interface Checkout {
  url: string | null;
  number?: string;
  /** Whether the provider can also send this bill to the customer's app by `sendBill`. */
  sendsBill?: boolean;
}

/** Our state of a payment before and after an update, and the state that the provider reported. */
export interface PaymentStateComparison {
  was: PaymentState;
  is: PaymentState;
  said: ProviderPaymentStatus["state"];
}

/** Operations for a payment opened at a provider, regardless of its bill. */
export interface OpenedPaymentOperations {
  provider: PaymentProviderName;
  /**
   * Queries the payment's state at the provider and records it. Null if the payment is unknown or belongs to another
   * provider, or if its state cannot be queried. Throws if the provider does not respond.
   */
  settle(merchantId: string, paymentId: string): Promise<PaymentStateComparison | null>;
  /** Refunds a late payment. */
  giveBack(merchantId: string, paymentId: string): Promise<RefundOutcome>;
  /** Returns whether the provider accepts the given credentials. Throws if the provider does not respond. */
  tryOut?(credentials: Credentials): Promise<boolean>;
}
