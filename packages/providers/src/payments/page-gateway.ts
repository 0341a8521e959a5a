import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import type { Language } from "@dasturxon/domain/language";
import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { Credentials } from "../account-facts.ts";
import type { HttpClient } from "../http-client.ts";

/** Dependencies that the server injects into a payment gateway. */
export interface GatewayEnvironment {
  call: HttpClient;
  /** Current time, in milliseconds since 1970. */
  now(): number;
  /** API address from the configuration, for accounts without their own. Null if not configured. */
  defaultApi: string | null;
  /** Returns the same UUID for the same parts. */
  stableId(...parts: string[]): string;
}

/** Request to open a payment page. The provider identifies the payment by our id, a UUID. */
export interface PaymentPageRequest {
  paymentId: string;
  tiyin: number;
  /** Part of `tiyin` that is a tip for the courier. It is not part of the fiscal receipt. */
  tipTiyin: number;
  language: Language;
  returnUrl: string;
  /** Our address for the provider's callbacks. */
  callbackUrl: string;
  /**
   * Lines of the fiscal receipt, which add up to `tiyin` without the tip. Null if a line of the order has no tax code
   * [OR-10].
   */
  lines: FiscalLine[] | null;
  /** Time limit for the payment, in seconds. */
  seconds: number;
}

/** A payment that exists at the provider, with the provider's id. The amount is in soʻm. */
export interface OpenedPayment {
  id: string;
  amount: number;
  state: PaymentState;
  pageId: string;
}

/** State of a payment at its provider. */
export interface ProviderPaymentStatus {
  /** `returned` means that the whole payment was refunded. */
  state: "waiting" | "paid" | "failed" | "returned";
  /** Amount paid. */
  tiyin: number;
  /** The provider's id of the payment, used for refunds. */
  reference: string;
}

/**
 * Result of a refund.
 * - `given`: the provider has refunded the money.
 * - `on_way`: accepted but not finished. Retried later, like `refused`.
 * - `refused_for_good`: not retried. Staff refund in the provider's web account.
 * - `by_hand`: the provider has no refund API. Staff refund in its web account, and the provider sends a callback.
 */
export type RefundOutcome = "given" | "on_way" | "refused" | "refused_for_good" | "by_hand";

/** A part of a payment, in soʻm. */
export interface PaymentPart {
  id: string;
  amount: number;
}

/** Protocol of a provider with a payment page. Each call throws if the provider does not respond. */
export interface PageProtocol {
  open(credentials: Credentials, wanted: PaymentPageRequest): Promise<{ pageId: string; page: string }>;
  ask(credentials: Credentials, payment: OpenedPayment): Promise<ProviderPaymentStatus>;
  /** Refunds the whole payment. Must be idempotent. */
  giveBack(credentials: Credentials, payment: OpenedPayment): Promise<RefundOutcome>;
  /** Refunds a part of the payment, if the provider supports it. Must be idempotent. */
  giveBackPart?(credentials: Credentials, payment: OpenedPayment, part: PaymentPart): Promise<RefundOutcome>;
  /**
   * Returns the link of a paid payment's fiscal receipt. Null if there is none yet. Omitted if the provider has no
   * receipts API.
   */
  receipt?(credentials: Credentials, payment: OpenedPayment): Promise<string | null>;
  /** Returns whether the provider accepts these credentials. */
  tryOut?(credentials: Credentials): Promise<boolean>;
}

export type CallbackBody = Readonly<Record<string, unknown>>;

/** Callback without a signature. It only triggers a query of the payment's state at the provider. */
export interface UnsignedCallback {
  kind: "unsigned";
  /** Name of the body field that contains our payment id. */
  paymentField: string;
}

/** Signed callback. We trust its content. If we refuse it, the provider refunds the money itself [PY-3]. */
export interface SignedCallback {
  kind: "signed";
  paymentField: string;
  isSigned(body: CallbackBody, credentials: Credentials): boolean;
  standingOf(body: CallbackBody): ProviderPaymentStatus;
  /** Body of our response, sent with status 200. */
  answer(isAccepted: boolean): object;
}

/** Gateway of a provider with a payment page. */
export interface PageGateway {
  create(outside: GatewayEnvironment): PageProtocol;
  callback: UnsignedCallback | SignedCallback;
}
