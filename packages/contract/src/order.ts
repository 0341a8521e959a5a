import { ALERT_STEPS } from "@dasturxon/domain/alert-ladder";
import { ARRIVAL_ESTIMATE_STEPS } from "@dasturxon/domain/arrival";
import { DEFAULT_OUT_OF_STOCK_ACTION } from "@dasturxon/domain/out-of-stock-action";
import { z } from "zod";
import {
  anyServiceType,
  priceBreakdown,
  courierStatus,
  deliveryType,
  id,
  instant,
  orderDevice,
  orderStatus,
  paymentType,
  money,
  textByLanguage,
  outOfStockAction,
} from "./shapes.ts";
import { weightMeasure } from "./products.ts";
import { orderAddressReply } from "./users.ts";

/** Order line as sold. Later changes of the menu do not affect it. */
export const orderLine = z.object({
  productId: id,
  name: textByLanguage,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  count: z.int(),
  /**
   * Step of a product sold by weight; `count` is the number of steps [MN-15]. Null if sold by the piece, and in old
   * orders.
   */
  weighed: weightMeasure.nullable().default(null),
  /** Unit price after the percentage discount, including modifiers, in soʻm. */
  unitPrice: money,
  /** Unit price before the percentage discount, including modifiers, in soʻm. */
  unitOldPrice: money,
  totalPrice: money,
  modifications: z.array(z.object({ id, name: textByLanguage, price: money, count: z.int() })),
  /** Customer's choice for a product that is out of stock. */
  whenGone: outOfStockAction.default(DEFAULT_OUT_OF_STOCK_ACTION),
  /**
   * Products of a set. `count` is the number in one set. `totalPrice` is the product's share of the line's price, in
   * soʻm. `modificationId` is the selected choice; absent in old orders.
   */
  parts: z
    .array(
      z.object({
        productId: id,
        modificationId: id.optional(),
        name: textByLanguage,
        count: z.int(),
        totalPrice: money,
      }),
    )
    .default([]),
});

/** Refunded part of an order line. `line` is the index of the line, starting at 0; `count` is the number of refunded pieces. */
export const returnedLine = z.object({ line: z.int().min(0), count: z.int().min(1) });

/** Requested partial refund: lines of the order, or an amount in soʻm. */
export const refundedPart = z.union([
  z.object({ lines: z.array(returnedLine).min(1).max(100) }),
  z.object({ amount: money.min(1) }),
]);

const partialRefund = z.object({
  id,
  amount: money,
  lines: z.array(returnedLine).nullable(),
  createdAt: instant,
  givenAt: instant.nullable(),
});

/**
 * Payment received by the provider when no payment was due, or with a different amount. `givenAt`: time of the refund;
 * null while pending.
 */
const latePayment = z.object({
  id,
  paymentType,
  amount: money,
  cameAt: instant,
  givenAt: instant.nullable(),
});

/** Estimated time of the delivery, or of an order being ready for pickup or at the table [OR-5]. */
export const arrival = z.object({
  /** Estimated time. Not before the time of the reply. */
  at: instant,
  /**
   * Slowest remaining step: the requested time, the kitchen, the courier's way to the branch, the road to the customer,
   * the customer's door.
   */
  step: z.enum(ARRIVAL_ESTIMATE_STEPS),
  /**
   * Minimum number of minutes that the remaining steps of the order take. While no event arrives, a client moves the
   * estimated time `at` forward, so that it is never less than this number of minutes away.
   */
  minimumMinutes: z.int(),
  /** Time promised on acceptance, or the end of the requested time window. Null before the order is accepted. */
  promisedAt: instant.nullable(),
  /** Whether the estimated time is later than the promised time. */
  isLate: z.boolean(),
  /** Time of the courier's position that the estimate uses; null: none. */
  positionAt: instant.nullable(),
});

/** Order in the customer's view. */
export const order = priceBreakdown.extend({
  id,
  number: z.int(),
  merchantId: id,
  version: z.int(),
  status: orderStatus,
  serviceType: anyServiceType,
  orderDevice,
  paymentType,
  isPaid: z.boolean(),
  branchId: id,
  branch: z.object({
    id,
    name: textByLanguage,
    address: textByLanguage,
    phone: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  address: orderAddressReply.nullable(),
  receiver: z.object({ name: z.string().nullable(), phone: z.string() }),
  cartItems: z.array(orderLine),
  /** Discount of all products in soʻm: their own discounts plus the discount of the promo code on products. */
  totalProductDiscount: money,
  promoId: id.nullable(),
  promoCode: z.string().nullable(),
  /** Applied promo code and its discounts, in soʻm. */
  promo: z.object({ id, code: z.string(), productDiscount: money, deliveryDiscount: money }).nullable(),
  comment: z.string().nullable(),
  courierComment: z.string().nullable(),
  changeFrom: money.nullable(),
  cutlery: z.int(),
  isLeaveAtDoor: z.boolean(),
  isCallOnArrival: z.boolean(),
  /** Time requested by the customer for a scheduled order. */
  deliveryAt: instant.nullable(),
  /** End of the time window that the customer chose; null: exactly at `deliveryAt`, or as soon as possible. */
  deliveryUntil: instant.nullable(),
  /**
   * Requested day and time of the order (`deliveryAt` and `deliveryUntil`) in the branch's time zone; null: as soon as
   * possible.
   */
  scheduling: z
    .object({
      day: z.iso.date(),
      time: z.string(),
      day2: z.iso.date().nullable(),
      time2: z.string().nullable(),
      /** Whether the order is scheduled for a time window. */
      later: z.boolean(),
      /** Whether the order is scheduled for an exact time. */
      atTime: z.boolean(),
      deliveryAt: instant,
    })
    .nullable(),
  /** Time when the order will be ready (pickup) or delivered, as presently promised. */
  promisedAt: instant.nullable(),
  /** Estimated arrival, from the remaining steps and the courier's position. Null for unpaid, ready and finished orders. */
  arrival: arrival.nullable(),
  createdAt: instant,
  /** Preparation time in minutes. */
  cookingTime: z.int(),
  acceptedTime: instant.nullable(),
  cookingAt: instant.nullable(),
  readyTime: instant.nullable(),
  onWayAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  closedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z
    .object({
      code: z.string(),
      comment: z.string().nullable(),
      /** `system`: automatic cancellation, for example if the order was not paid in time. */
      by: z.enum(["customer", "staff", "system"]),
      /** Products that were unavailable when the order was cancelled. */
      products: z.array(z.object({ productId: id, name: textByLanguage })),
    })
    .nullable(),
  /** Whether the customer may cancel the order now, according to the brand's rule and the status [OR-8]. */
  isCancelable: z.boolean(),
  /** Dining table of a dine-in order, if any. */
  table: z.object({ id, number: z.string(), place: textByLanguage }).nullish(),
  tableId: id.nullable(),
  /** Distance in metres from the branch to the address. */
  distance: z.int().nullable(),
  /** Tariff of the delivery price, as in `calculateTariff`; null: not delivered, or placed before the field existed. */
  deliveryTariffId: id.nullable(),
  deliveryType,
  courierStatus: courierStatus.nullable(),
  courierId: id.nullable(),
  /**
   * Courier of the order. `id` is null for an external courier (`CUSTOM`), `vehicle` if it is not known. Customers get
   * the courier only while the courier brings the order, not on the way back.
   */
  courier: z
    .object({ id: id.nullable(), name: z.string(), phone: z.string(), vehicle: z.string().nullable() })
    .nullable(),
  refundedAt: instant.nullable(),
  /** Whether a refund to the customer is pending [PY-5]. */
  isRefundDue: z.boolean(),
  /**
   * Partial refunds of the order, pending or completed. `lines`: refunded lines by their indexes from 0; null: an
   * amount was refunded. `givenAt`: time of the refund; null: pending.
   */
  partRefunds: z.array(partialRefund),
  /**
   * Payments received besides the one by the present payment method, for example through a payment page left open after
   * the method was changed. Late payments are refunded [PY-5].
   */
  latePayments: z.array(latePayment),
  /** Last escalation step because the staff did not react; null: none, or the staff reacted. */
  alertStep: z.enum(ALERT_STEPS).nullable(),
  /** Whether a staff member reacted to the order, at least by marking it as seen. */
  isSeen: z.boolean(),
  /** Whether to send a receipt when the order is finished. */
  sendCheque: z.boolean(),
  /** Phone number for the receipt; null: the customer's own. Returned to the customer only. */
  sendChequePhone: z.string().nullable(),
  /** Grade from the customer, 1 to 5. */
  grade: z.int().nullable(),
});

export type OrderLine = z.infer<typeof orderLine>;
export type OrderBreakdown = z.infer<typeof priceBreakdown>;
export type Order = z.infer<typeof order>;
