import type { OrderQuote } from "@dasturxon/contract";
import type { PlacingRefusal } from "@dasturxon/contract/refusals/placing";
import { canCourierFindDoor } from "@dasturxon/domain/address";
import type { Branch } from "../../platform/shapes.ts";
import {
  checkBranchActive,
  checkBranchExists,
  checkDeliveryAddressAndMinimum,
  checkBranchOpening,
  checkPayment,
} from "@dasturxon/domain/order-checks";
import { checkBasket } from "@dasturxon/domain/order-goods";
import { sortRefusalsByImportance, type OrderRefusal } from "@dasturxon/domain/order-refusal";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { hasMoreThanCountryCode, isCompletePhone, type PhoneCountry } from "@dasturxon/domain/phone-number";
import type { ReceiptBreakdown } from "@dasturxon/domain/pricing";
import { pointFromCoordinates } from "@dasturxon/domain/zones";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import type { CheckoutDraft } from "./draft.ts";

/** Names of the checkout's sheets. Each sheet contains the fields of one part of the checkout. */
export const CHECKOUT_SHEETS = ["when", "who", "notes", "pay"] as const;
export type CheckoutSheetName = (typeof CHECKOUT_SHEETS)[number];

/**
 * Part of the checkout where the customer resolves an obstacle. `orders` is the list of the customer's orders. `again`
 * means that the customer changes nothing and sends the order again.
 */
export type CheckoutCard = CheckoutSheetName | "basket" | "where" | "tip" | "promo" | "orders" | "again";

/** Obstacles that only the browser finds: a missing house number or time, or an incomplete phone number. */
type BrowserObstacleCode = "house_missing" | "slot_missing" | "receiver_phone" | "receipt_phone";
export type OrderObstacleCode = PlacingRefusal | BrowserObstacleCode | "payment_failed";

/** Reason why the order cannot be placed, and the card of the checkout where the customer resolves it. */
export interface OrderObstacle {
  code: OrderObstacleCode;
  card: CheckoutCard;
}

export interface OrderObstacleInput {
  basics: OrderBasics | null;
  /** Whether several branches offer the service type and the guest has not chosen a branch. */
  isBranchUnchosen: boolean;
  branch: Pick<Branch, "isActive" | "workHours"> | null;
  draft: CheckoutDraft;
  breakdown: ReceiptBreakdown;
  /** Whether the basket has lines that cannot be ordered [MN-7]. */
  hasLineProblems: boolean;
  /** Whether the amount of cashback is not a whole number or exceeds the maximum. */
  isCashbackWrong: boolean;
  minimalDeliveryPrice: number;
  minimalDeliveryQuantity: number;
  paymentType: PaymentType | null;
  offeredPayments: readonly PaymentType[];
  quote: OrderQuote | null;
  now: number;
  timeZone: string;
  phoneCountries: readonly PhoneCountry[];
}

/**
 * Place in the checkout where each refusal of quoting, placing and paying is resolved. A refusal without a place fails
 * the type check.
 */
const CHECKOUT_CARD_BY_OBSTACLE: Record<OrderObstacleCode, CheckoutCard> = {
  feature_off: "basket",
  group_not_found: "basket",
  group_over: "basket",
  basket_empty: "basket",
  product_not_found: "basket",
  product_unavailable: "basket",
  part_unavailable: "basket",
  not_served_now: "basket",
  not_enough_stock: "basket",
  count_too_small: "basket",
  modifications_required: "basket",
  minimum_amount: "basket",
  minimum_quantity: "basket",
  branch_not_found: "where",
  table_not_found: "where",
  address_required: "where",
  house_missing: "where",
  out_of_zone: "where",
  service_not_available: "where",
  branch_closed: "when",
  day_off: "when",
  holiday: "when",
  closes_before_ready: "when",
  paused: "when",
  paused_until: "when",
  slot_closed: "when",
  slot_full: "when",
  slot_missing: "when",
  phone_required: "who",
  phone_invalid: "who",
  receiver_phone: "who",
  receipt_phone: "notes",
  payment_not_allowed: "pay",
  payment_failed: "pay",
  tip_not_available: "tip",
  tip_too_large: "tip",
  promo_not_found: "promo",
  promo_not_active: "promo",
  promo_not_started: "promo",
  promo_expired: "promo",
  promo_min_price: "promo",
  promo_used_up: "promo",
  cashback_exceeded: "promo",
  price_changed: "again",
  product_overpriced: "again",
  idempotency_conflict: "again",
  merchant_not_found: "again",
  customer_blocked: "orders",
  too_many_orders: "orders",
  table_order_limit: "orders",
};

/**
 * Returns the part of the checkout for a refusal. For errors not caused by the order (rate limits, server unavailable),
 * returns `again`, so that the customer retries.
 */
export function getCheckoutCardOfObstacle(code: string): CheckoutCard {
  return isOrderObstacleCode(code) ? CHECKOUT_CARD_BY_OBSTACLE[code] : "again";
}

function isOrderObstacleCode(code: string): code is OrderObstacleCode {
  return code in CHECKOUT_CARD_BY_OBSTACLE;
}

/**
 * Returns the most important obstacle, or null if the order can be sent. Obstacles that the browser finds itself come
 * before those that only the server finds (zones, stock).
 */
export function findFirstObstacle(input: OrderObstacleInput): OrderObstacle | null {
  const { draft, quote } = input;
  const found: OrderObstacleCode[] = [];
  // The branch of a pickup order is missing, and all other checks depend on it.
  if (!input.basics && input.isBranchUnchosen) return { code: "branch_not_found", card: "where" };
  if (input.hasLineProblems) found.push("product_unavailable");
  found.push(...sortRefusalsByImportance(findRefusalsInBrowser(input)).map(({ code }) => code));
  const { address, serviceType } = input.basics ?? {};
  const isRefused = (refusal: string) => quote?.obstacles.some(({ code }) => code === refusal) ?? false;
  // For an address outside of the delivery zones, the fields for the house number are not shown, so a missing number is
  // no obstacle.
  const isDeliverable = serviceType === "DELIVERY" && !isRefused("out_of_zone");
  if (isDeliverable && address && !canCourierFindDoor(address)) found.push("house_missing");
  // A missing time is no obstacle while orders are paused without an end, because no time can be chosen then.
  const isPaused = isRefused("paused");
  if (draft.isLater && !draft.slot && !isPaused) found.push("slot_missing");
  if (draft.isOtherReceiver && !isCompletePhone(draft.receiverPhone, input.phoneCountries))
    found.push("receiver_phone");
  const { receiptPhone } = draft;
  const isReceiptPhone = draft.isReceiptWanted && hasMoreThanCountryCode(receiptPhone);
  if (isReceiptPhone && !isCompletePhone(receiptPhone, input.phoneCountries)) found.push("receipt_phone");
  if (input.isCashbackWrong) found.push("cashback_exceeded");
  found.push(...listQuoteObstacles(quote, draft));
  const code = found[0];
  return code ? { code, card: CHECKOUT_CARD_BY_OBSTACLE[code] } : null;
}

/** Runs the checks that the browser can do alone. Only the server checks zones, stock, chosen times and the phone. */
function findRefusalsInBrowser({
  basics,
  branch,
  draft,
  breakdown,
  ...input
}: OrderObstacleInput): OrderRefusal[] {
  if (!basics) return [...checkBasket([]), ...checkBranchExists(branch), ...checkBranchActive(branch)];
  const { serviceType, cartItems, address } = basics;
  const { now, timeZone } = input;
  const opening = { workHours: branch?.workHours, serviceType, now, timeZone };
  const delivery = {
    point: pointFromCoordinates(address),
    zones: null,
    minimalDeliveryPrice: input.minimalDeliveryPrice,
    totalProductPrice: breakdown.totalProductPrice,
    minimalDeliveryQuantity: input.minimalDeliveryQuantity,
    productCount: breakdown.productCount,
  };
  return [
    ...checkBasket(cartItems),
    ...checkBranchExists(branch),
    ...checkBranchActive(branch),
    ...(branch?.isActive && !draft.isLater ? checkBranchOpening(opening) : []),
    ...(serviceType === "DELIVERY" ? checkDeliveryAddressAndMinimum(delivery) : []),
    ...checkPayment(input.paymentType, input.offeredPayments),
  ];
}

/** Refusals that block only orders for as soon as possible. The last quote may still contain them. */
const IMMEDIATE_REFUSAL_CODES = new Set<string>([
  "branch_closed",
  "day_off",
  "holiday",
  "closes_before_ready",
]);

/**
 * Returns the obstacles of the quote that block the order. Promo code errors are omitted, because the promo code field
 * shows them and the order is sent without the code. `phone_required` is omitted. For a scheduled order, refusals of
 * orders for as soon as possible are omitted too.
 */
function listQuoteObstacles(quote: OrderQuote | null, draft: CheckoutDraft): OrderObstacleCode[] {
  return (quote?.obstacles ?? [])
    .filter(({ code }) => !code.startsWith("promo") && code !== "phone_required")
    .filter(
      ({ code, data }) => !(draft.isLater && IMMEDIATE_REFUSAL_CODES.has(code) && data["field"] !== "time"),
    )
    .map(({ code }) => code);
}
