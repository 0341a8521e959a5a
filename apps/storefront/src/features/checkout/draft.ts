import type { OrderBody } from "@dasturxon/contract";
import { DEFAULT_WHEN_GONE } from "@dasturxon/domain/when-gone";
import type { WhenGone } from "@dasturxon/domain/when-gone";
import { keptStore } from "../../platform/kept-store.ts";

/** A day and time on the branch's clock: `yyyy-mm-dd`, `HH:mm`. */
export interface ChosenTimeSlot {
  day: string;
  time: string;
  /** End of the delivery time range. Undefined: exactly at `time`. */
  day2?: string | undefined;
  time2?: string | undefined;
}

/** Orders that people pay alike: by how they are served, at a table by its own ways. */
export type OrderKind = OrderBody["serviceType"] | "TABLE";

/** What the customer wrote at the checkout; kept until the order is placed, so that nothing is lost [CH-9]. */
export interface Draft {
  /** Null: as soon as possible. */
  slot: ChosenTimeSlot | null;
  isLater: boolean;
  isOtherReceiver: boolean;
  receiverName: string;
  /** `+998901234567`, as far as it is typed. */
  receiverPhone: string;
  comment: string;
  courierComment: string;
  /** Action for unavailable products, for lines without a choice of their own. */
  whenGone: WhenGone;
  cutlery: number;
  isLeaveAtDoor: boolean;
  isCallOnArrival: boolean;
  /** Null: the first that the brand offers [CH-6]. */
  paymentType: OrderBody["paymentType"] | null;
  /** The kind of order that the way to pay is remembered from; null: it was chosen for this one. */
  paymentKind: OrderKind | null;
  /** The saved card that Payme is paid by; null: on Payme's page [PY-4]. */
  cardId: string | null;
  /** Cash amount to bring change for, as entered, in sum. May be below the total. Null: no change needed. */
  changeFrom: number | null;
  isCashbackSpent: boolean;
  /** How much of it, sum. Null: all. -1: what was typed is no whole number. */
  cashbackAmount: number | null;
  /** The receipt is sent when the order is finished. */
  isReceiptWanted: boolean;
  /** Where it goes, as far as it is typed; nothing: to the customer's own phone. */
  receiptPhone: string;
}

const EMPTY: Draft = {
  slot: null,
  isLater: false,
  isOtherReceiver: false,
  receiverName: "",
  receiverPhone: "",
  comment: "",
  courierComment: "",
  whenGone: DEFAULT_WHEN_GONE,
  cutlery: 0,
  isLeaveAtDoor: false,
  isCallOnArrival: false,
  paymentType: null,
  paymentKind: null,
  cardId: null,
  changeFrom: null,
  isCashbackSpent: false,
  cashbackAmount: null,
  isReceiptWanted: false,
  receiptPhone: "",
};

export const draftStore = keptStore<Draft>({
  name: "checkout",
  empty: EMPTY,
  parse: (kept) =>
    typeof kept === "object" && kept !== null ? { ...EMPTY, ...olderChoice(kept), ...kept } : null,
});

/** Migrates drafts of older versions, which stored the choice for unavailable products as `ifMissing`. */
function olderChoice(kept: object): Partial<Draft> {
  const choice = "ifMissing" in kept ? kept.ifMissing : null;
  if (choice === "OMIT") return { whenGone: "LEAVE_OUT" };
  return choice === "REPLACE" ? { whenGone: "REPLACE" } : {};
}

export function changeDraft(change: Partial<Draft>): void {
  draftStore.set((draft) => ({ ...draft, ...change }));
}

/** A new order begins [CH-8]; the next one of the same kind is paid the same way, where nothing else is chosen. */
export function resetDraft(paymentKind: OrderKind): void {
  draftStore.set(({ paymentType, cardId }) => ({ ...EMPTY, paymentType, cardId, paymentKind }));
}

/** How this order is paid. */
export function choosePayment(choice: Pick<Draft, "paymentType" | "cardId">): void {
  changeDraft({ ...choice, paymentKind: null });
}

/** Returns the payment method for an order of this kind. A method chosen for another kind is not carried over. */
export function paymentOf(
  { paymentType, cardId, paymentKind }: Draft,
  kind: OrderKind | null,
): Pick<Draft, "paymentType" | "cardId"> {
  const isCounted = paymentKind === null || paymentKind === kind;
  return isCounted ? { paymentType, cardId } : { paymentType: null, cardId: null };
}

/** What of an order decides how people pay it. */
export function orderKindOf({ serviceType, tableId }: Pick<OrderBody, "serviceType" | "tableId">): OrderKind {
  return tableId ? "TABLE" : serviceType;
}
