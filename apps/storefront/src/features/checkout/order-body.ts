import type { OrderAtTimeBody, OrderBody } from "@dasturxon/contract";
import { isPhoneTyped } from "@dasturxon/domain/phone-number";
import { DEFAULT_WHEN_GONE, type WhenGone } from "@dasturxon/domain/when-gone";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import type { Draft } from "./draft.ts";

export interface OrderBodyInput {
  basics: OrderBasics;
  draft: Draft;
  /** Action for each line if its product is unavailable. */
  whenGone: readonly WhenGone[];
  paymentType: OrderBody["paymentType"];
  /** Null also when the code does not count: only what was shown is sent. */
  promoCode: string | null;
  /** Cashback to spend, sum. */
  cashback: number;
  deliveryTariffId: string | null;
  /** The host's group, where the order is its. */
  groupOrder: OrderBody["groupOrder"];
  orderDevice: OrderBody["orderDevice"];
  language: OrderBody["language"];
  /** The total that the customer sees, sum [BK-8]. */
  totalPrice: number;
  /** What one of each line costs as the customer sees it, sum; null once another total was accepted than shown. */
  unitPrices: number[] | null;
}

/** The order as it is sent: parts that do not belong to its way of being served stay behind. */
export function orderBody(input: OrderBodyInput): OrderBody {
  const { basics, draft } = input;
  const isDelivered = basics.serviceType === "DELIVERY";
  const receiver = { name: draft.receiverName.trim() || null, phone: draft.receiverPhone };
  return {
    ...basics,
    cartItems: basics.cartItems.map((item, index) => ({
      ...item,
      price: input.unitPrices?.[index] ?? null,
      whenGone: unlessDefault(input.whenGone[index]),
    })),
    receiver: draft.isOtherReceiver && !basics.tableId ? receiver : null,
    comment: draft.comment.trim() || null,
    courierComment: (isDelivered && draft.courierComment.trim()) || null,
    cutlery: draft.cutlery,
    isLeaveAtDoor: isDelivered && draft.isLeaveAtDoor,
    isCallOnArrival: isDelivered && draft.isCallOnArrival,
    paymentType: input.paymentType,
    changeFrom: isChangeWanted(input) ? draft.changeFrom : null,
    promoCode: input.promoCode,
    cashback: input.cashback,
    deliveryTariffId: isDelivered ? input.deliveryTariffId : null,
    sendCheque: draft.isReceiptWanted,
    sendChequePhone: draft.isReceiptWanted && isPhoneTyped(draft.receiptPhone) ? draft.receiptPhone : null,
    groupOrder: input.groupOrder,
    orderDevice: input.orderDevice,
    language: input.language,
    totalPrice: input.totalPrice,
  };
}

/** Checks whether to send `changeFrom`: only for cash, not at a table, and only for an amount above the total. */
function isChangeWanted({ basics, draft, paymentType, totalPrice }: OrderBodyInput): boolean {
  return paymentType === "CASH" && !basics.tableId && (draft.changeFrom ?? 0) > totalPrice;
}

/** Omits the default, so that a retry counts as the same order on servers with and without this field. */
function unlessDefault(choice: WhenGone | undefined): WhenGone | undefined {
  return choice === DEFAULT_WHEN_GONE ? undefined : choice;
}

/** With its day and time it is a scheduled order, which has a call of its own [CH-7]. */
export function atTime(body: OrderBody, draft: Draft): OrderAtTimeBody | null {
  return draft.isLater && draft.slot ? { ...body, ...draft.slot } : null;
}
