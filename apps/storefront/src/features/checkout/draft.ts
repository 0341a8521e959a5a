import type { OrderBody } from "@dasturxon/contract";
import { DEFAULT_OUT_OF_STOCK_ACTION } from "@dasturxon/domain/out-of-stock-action";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { createStoredStore } from "../../platform/stored-store.ts";

/** Day (`yyyy-mm-dd`) and time (`HH:mm`) in the branch's time zone. */
export interface ChosenTimeSlot {
  day: string;
  time: string;
  /** End of the delivery time range. Undefined for an exact `time`. */
  day2?: string | undefined;
  time2?: string | undefined;
}

/** Kind of an order, which decides its payment methods: the service type, or an order at a table. */
export type OrderKind = OrderBody["serviceType"] | "TABLE";

/** Customer's input at the checkout. Stored on the device until the order is placed, so that nothing is lost [CH-9]. */
export interface CheckoutDraft {
  /** Time of a scheduled order. Null for as soon as possible. */
  slot: ChosenTimeSlot | null;
  isLater: boolean;
  isOtherReceiver: boolean;
  receiverName: string;
  /** Receiver's phone number such as `+998901234567`, possibly incomplete. */
  receiverPhone: string;
  comment: string;
  courierComment: string;
  /** Action for unavailable products, for lines without a choice of their own. */
  whenGone: OutOfStockAction;
  cutlery: number;
  isLeaveAtDoor: boolean;
  isCallOnArrival: boolean;
  /** Chosen payment method. Null selects the default of the shell [CH-6]. */
  paymentType: OrderBody["paymentType"] | null;
  /**
   * Kind of the earlier order from which the payment method is reused. Null if the customer chose the method for this
   * order.
   */
  paymentKind: OrderKind | null;
  /** Saved bank card to pay with. Null for payment on the provider's page [PY-4]. */
  cardId: string | null;
  /** Cash amount to bring change for, in soʻm, as entered. May be below the total. Null if no change is needed. */
  changeFrom: number | null;
  /** Chosen tip of the courier: one of the offered amounts or percentages. Null for none. */
  tip: number | null;
  isCashbackSpent: boolean;
  /** Cashback to spend in soʻm. Null for all. -1 if the input is not a whole number. */
  cashbackAmount: number | null;
  /** Whether to send the receipt when the order is finished. */
  isReceiptWanted: boolean;
  /** Phone number for the receipt, possibly incomplete. Empty sends it to the customer's own phone. */
  receiptPhone: string;
}

const EMPTY_CHECKOUT_DRAFT: CheckoutDraft = {
  slot: null,
  isLater: false,
  isOtherReceiver: false,
  receiverName: "",
  receiverPhone: "",
  comment: "",
  courierComment: "",
  whenGone: DEFAULT_OUT_OF_STOCK_ACTION,
  cutlery: 0,
  isLeaveAtDoor: false,
  isCallOnArrival: false,
  paymentType: null,
  paymentKind: null,
  cardId: null,
  changeFrom: null,
  tip: null,
  isCashbackSpent: false,
  cashbackAmount: null,
  isReceiptWanted: false,
  receiptPhone: "",
};

export const checkoutDraftStore = createStoredStore<CheckoutDraft>({
  name: "checkout",
  empty: EMPTY_CHECKOUT_DRAFT,
  parse: (kept) =>
    typeof kept === "object" && kept !== null
      ? { ...EMPTY_CHECKOUT_DRAFT, ...migrateDraftOutOfStockChoice(kept), ...kept }
      : null,
});

/** Migrates drafts of older versions, which stored the choice for unavailable products as `ifMissing`. */
function migrateDraftOutOfStockChoice(kept: object): Partial<CheckoutDraft> {
  const choice = "ifMissing" in kept ? kept.ifMissing : null;
  if (choice === "OMIT") return { whenGone: "LEAVE_OUT" };
  return choice === "REPLACE" ? { whenGone: "REPLACE" } : {};
}

export function changeCheckoutDraft(change: Partial<CheckoutDraft>): void {
  checkoutDraftStore.set((draft) => ({ ...draft, ...change }));
}

/** Resets the draft for a new order [CH-8]. Keeps the payment method for the next order of the same kind. */
export function resetCheckoutDraft(paymentKind: OrderKind): void {
  checkoutDraftStore.set(({ paymentType, cardId }) => ({
    ...EMPTY_CHECKOUT_DRAFT,
    paymentType,
    cardId,
    paymentKind,
  }));
}

/** Sets the payment method that the customer chose for this order. */
export function choosePayment(choice: Pick<CheckoutDraft, "paymentType" | "cardId">): void {
  changeCheckoutDraft({ ...choice, paymentKind: null });
}

/** Returns the payment method for an order of this kind. Ignores a method that was chosen for another kind. */
export function getPaymentForOrderKind(
  { paymentType, cardId, paymentKind }: CheckoutDraft,
  kind: OrderKind | null,
): Pick<CheckoutDraft, "paymentType" | "cardId"> {
  const isCounted = paymentKind === null || paymentKind === kind;
  return isCounted ? { paymentType, cardId } : { paymentType: null, cardId: null };
}

/** Returns the kind of an order, which decides its payment methods. */
export function toOrderKind({ serviceType, tableId }: Pick<OrderBody, "serviceType" | "tableId">): OrderKind {
  return tableId ? "TABLE" : serviceType;
}
