import type { OrderAtTimeBody, OrderBody } from "@dasturxon/contract";
import { hasMoreThanCountryCode } from "@dasturxon/domain/phone-number";
import { DEFAULT_OUT_OF_STOCK_ACTION, type OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import type { CheckoutDraft } from "./draft.ts";

export interface OrderBodyInput {
  basics: OrderBasics;
  /** Input of the guest at the checkout, without a receiver if the order cannot have another one. */
  draft: CheckoutDraft;
  /** Action for each line if its product is unavailable. */
  whenGone: readonly OutOfStockAction[];
  paymentType: OrderBody["paymentType"];
  /**
   * Promo code. Null if there is none, or if the code does not apply, so that the order matches the total on the
   * screen.
   */
  promoCode: string | null;
  /** Cashback that the customer spends on the order, in soʻm. */
  cashback: number;
  deliveryTariffId: string | null;
  /** Group of the host, if the order is for a group. */
  groupOrder: OrderBody["groupOrder"];
  orderDevice: OrderBody["orderDevice"];
  language: OrderBody["language"];
  /** Tip for the courier in soʻm; 0 for none. */
  tip: number;
  /** Total that the customer sees, without the tip, in soʻm [BK-8]. */
  totalPrice: number;
  /** Price of one unit of each line, as the customer sees it, in soʻm. Null if the customer accepted another total. */
  unitPrices: number[] | null;
}

/** Returns the request body of an order. Omits fields that do not apply to its service type. */
export function buildOrderBody(input: OrderBodyInput): OrderBody {
  const { basics, draft } = input;
  const isDelivered = basics.serviceType === "DELIVERY";
  const receiver = { name: draft.receiverName.trim() || null, phone: draft.receiverPhone };
  return {
    ...basics,
    cartItems: basics.cartItems.map((item, index) => ({
      ...item,
      price: input.unitPrices?.[index] ?? null,
      whenGone: omitDefaultAction(input.whenGone[index]),
    })),
    receiver: draft.isOtherReceiver ? receiver : null,
    comment: draft.comment.trim() || null,
    courierComment: (isDelivered && draft.courierComment.trim()) || null,
    cutlery: draft.cutlery,
    isLeaveAtDoor: isDelivered && draft.isLeaveAtDoor,
    isCallOnArrival: isDelivered && draft.isCallOnArrival,
    paymentType: input.paymentType,
    changeFrom: isCashChangeNeeded(input) ? draft.changeFrom : null,
    promoCode: input.promoCode,
    cashback: input.cashback,
    // The tip is omitted if there is none, so that servers that do not know tips receive the same order.
    tip: isDelivered && input.tip > 0 ? input.tip : undefined,
    deliveryTariffId: isDelivered ? input.deliveryTariffId : null,
    sendCheque: draft.isReceiptWanted,
    sendChequePhone:
      draft.isReceiptWanted && hasMoreThanCountryCode(draft.receiptPhone) ? draft.receiptPhone : null,
    groupOrder: input.groupOrder,
    orderDevice: input.orderDevice,
    language: input.language,
    totalPrice: input.totalPrice,
  };
}

/** Checks whether to send `changeFrom`: only for cash, not for dine-in, and only for an amount above what is paid. */
function isCashChangeNeeded({ basics, draft, paymentType, ...sums }: OrderBodyInput): boolean {
  const isDineIn = basics.serviceType === "DINE_IN";
  return paymentType === "CASH" && !isDineIn && (draft.changeFrom ?? 0) > calculateAmountDue(sums);
}

/**
 * Omits the default action for unavailable products. Without this field, a retry counts as the same order on servers
 * that support the field and on older ones.
 */
function omitDefaultAction(choice: OutOfStockAction | undefined): OutOfStockAction | undefined {
  return choice === DEFAULT_OUT_OF_STOCK_ACTION ? undefined : choice;
}

/**
 * Returns the body of a scheduled order, which has its own endpoint [CH-7]. Null if the order is for as soon as
 * possible.
 */
export function buildScheduledOrderBody(body: OrderBody, draft: CheckoutDraft): OrderAtTimeBody | null {
  return draft.isLater && draft.slot ? { ...body, ...draft.slot } : null;
}
