import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { DEFAULT_OUT_OF_STOCK_ACTION } from "@dasturxon/domain/out-of-stock-action";
import { z } from "zod";
import { deliveryTariff } from "./deliveries.ts";
import { declareEndpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { placingRefusals, quoteRefusals } from "./refusals/placing.ts";
import {
  priceBreakdown,
  refusalDescription,
  id,
  instant,
  memberKey,
  orderDevice,
  paymentType,
  phone,
  promoState,
  requestLanguage,
  serviceType,
  money,
  tableSecret,
  outOfStockAction,
} from "./shapes.ts";
import { orderAddressBody } from "./users.ts";

export const cartItem = z.object({
  productId: id,
  count: z.int().min(1).max(MAX_LINE_ITEM_COUNT),
  /**
   * Unit price shown to the customer, including modifiers, in soʻm. If the present price is higher, the order is refused
   * with the product's name.
   */
  price: money.nullish(),
  modifications: z
    .array(z.object({ id, count: z.int().min(1).max(MAX_CHOICE_COUNT) }))
    .max(100)
    .default([]),
  /**
   * Action if the product is out of stock. Default: `CALL`, applied when the order is placed and not by the schema: a
   * repeated request is recognised by a hash of the parsed body, and server versions that do not know this field
   * compute the hash without it.
   */
  whenGone: outOfStockAction.optional().meta({ default: DEFAULT_OUT_OF_STOCK_ACTION }),
});

/**
 * Seconds in which an equal order without an idempotency key is treated as a repetition, for example after a double tap
 * or a lost reply.
 */
const DUPLICATE_ORDER_WINDOW_SECONDS = 60;

const orderNote = z.string().trim().max(500).nullish();

/**
 * Order as sent by the customer. Prices in it are those shown to the customer; the server calculates its own [BK-8].
 */
export const orderBody = z.object({
  serviceType,
  branchId: id,
  cartItems: z.array(cartItem).max(200),
  address: orderAddressBody.extend({ id: z.string().max(64).nullish() }).nullish(),
  receiver: z.object({ name: z.string().trim().max(80).nullish(), phone: phone.nullish() }).nullish(),
  comment: orderNote,
  courierComment: orderNote,
  paymentType: paymentType.default("CASH"),
  promoCode: z.string().trim().max(40).nullish(),
  /** Cashback that the customer wants to spend on the order, in soʻm. */
  cashback: money.default(0),
  /**
   * Tip for the courier, in soʻm, in addition to `totalPrice`. Only for a delivery. Not affected by promo code and
   * cashback.
   */
  tip: money.nullish(),
  /** Banknote that the courier needs change for, in soʻm. */
  changeFrom: money.nullish(),
  cutlery: z.int().min(0).max(99).default(0),
  isLeaveAtDoor: z.boolean().default(false),
  isCallOnArrival: z.boolean().default(false),
  /** Tariff shown to the customer. The order stores the tariff used for its price, which may differ. */
  deliveryTariffId: id.nullish(),
  /** Table of a dine-in order, from the table's QR code. */
  tableId: id.nullish(),
  /** Secret from the table's QR code. Required if `tableId` is set. */
  tableSecret: tableSecret.nullish(),
  /** Group of the order and key of its host. The order is split by each member's dishes. */
  groupOrder: z.object({ id, memberKey }).nullish(),
  /**
   * Whether to send a receipt when the order is finished: to `sendChequePhone`, or else to the customer's own phone.
   */
  sendCheque: z.boolean().default(false),
  sendChequePhone: phone.nullish(),
  orderDevice: orderDevice.default("CLIENT_WEB"),
  language: requestLanguage.default("uz"),
  /** Total without the tip, as shown to the customer, in soʻm. If it differs, the order is refused with the new breakdown. */
  totalPrice: money,
});

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `day` is `yyyy-mm-dd`, `time` is `HH:mm`, both in the branch's time zone. */
const requestedTimeFields = {
  day: z.iso.date(),
  time: clockTime,
  /** End of the time window, together with `time2`: at most four hours after the start. `day2` defaults to `day`. */
  day2: z.iso.date().nullish(),
  time2: clockTime.nullish(),
};

export const orderAtTimeBody = orderBody.extend(requestedTimeFields);

const timeSlot = z.object({ time: z.string(), at: instant });

/** Prices and times of orders, and placing an order. */
export const placingEndpoints = {
  placeOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders",
    auth: "token",
    isForTableGuest: true,
    urgency: "order",
    summary: "Places an order for now",
    body: orderBody,
    reply: order,
    idempotent: true,
    equalWithin: DUPLICATE_ORDER_WINDOW_SECONDS,
    refusals: placingRefusals,
  }),
  placeOrderAtTime: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/at-time",
    auth: "token",
    urgency: "order",
    summary: "Places an order for a day and time",
    body: orderAtTimeBody,
    reply: order,
    idempotent: true,
    equalWithin: DUPLICATE_ORDER_WINDOW_SECONDS,
    sharesKeysWith: "POST /orders/v1/orders",
    refusals: placingRefusals,
  }),
  quoteOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/quote",
    perMinute: 240,
    auth: "none",
    summary: "Returns the price of an order with the state of its promo code; nothing is stored",
    /** `day` and `time`: quote for a scheduled order. */
    body: orderBody.omit({ totalPrice: true }).extend(z.object(requestedTimeFields).partial().shape),
    reply: priceBreakdown.extend({
      promo: z
        .object({
          state: promoState,
          minPrice: money.nullish(),
        })
        .nullable(),
      tariff: deliveryTariff.nullable(),
      /**
       * Whether the provider of this payment method did not reply recently. Payment may be delayed, or another method
       * can be chosen.
       */
      isPaymentSilent: z.boolean(),
      /** Minutes until this order is ready (pickup) or delivered. */
      minutes: z.int(),
      /** Stock of the products in the order with a limited stock, including parts of sets [MN-6]. */
      stock: z.array(z.object({ productId: id, left: z.int() })),
      /** Refusals that prevent the placing of the order, most important first. */
      obstacles: z.array(
        z.object({
          code: z.enum(quoteRefusals),
          description: refusalDescription,
          data: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  slots: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/slots",
    auth: "none",
    summary: "Lists the days and times available for an order",
    query: z.object({
      branchId: id,
      serviceType,
      /**
       * Minutes until the order is ready or delivered, taken from the quote of this order. Absent: the minutes of a
       * usual order are used.
       */
      minutes: z.coerce.number().int().min(0).max(2000).optional(),
    }),
    reply: z.object({
      isOpenNow: z.boolean(),
      /** Closing time of the branch, if it is before the ready time of an order for as soon as possible; else null. */
      closesBeforeReadyAt: instant.nullable(),
      /**
       * Minutes until an order for as soon as possible is ready (pickup) or delivered; null: no such orders accepted
       * now.
       */
      minutes: z.int().nullable(),
      /** Active pause of orders; null: no pause. `until`: end of the pause; null: unknown. */
      pause: z.object({ until: instant.nullable() }).nullable(),
      days: z.array(z.object({ day: z.string(), slots: z.array(timeSlot) })),
    }),
    refusals: ["not_found"],
  }),
};

export type OrderBody = z.input<typeof orderBody>;
export type OrderAtTimeBody = z.input<typeof orderAtTimeBody>;
export type OrderTimeSlots = z.infer<typeof placingEndpoints.slots.reply>;
export type OrderQuote = z.infer<typeof placingEndpoints.quoteOrder.reply>;
