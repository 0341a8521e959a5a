import { MAX_LINE_COUNT } from "@dasturxon/domain/pricing";
import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { DEFAULT_WHEN_GONE } from "@dasturxon/domain/when-gone";
import { z } from "zod";
import { tariff } from "./deliveries.ts";
import { endpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { placingRefusals, quoteRefusals } from "./refusals/placing.ts";
import {
  breakdown,
  description,
  id,
  instant,
  memberKey,
  orderDevice,
  paymentType,
  phone,
  promoState,
  sentLanguage,
  serviceType,
  money,
  tableSecret,
  whenGone,
} from "./shapes.ts";
import { orderAddressBody } from "./users.ts";

export const cartItem = z.object({
  productId: id,
  count: z.int().min(1).max(MAX_LINE_COUNT),
  /** What the customer was told that one costs, choices included, sum: a dearer one is refused by its name. */
  price: money.nullish(),
  modifications: z
    .array(z.object({ id, count: z.int().min(1).max(MAX_CHOICE_COUNT) }))
    .max(100)
    .default([]),
  /**
   * Action if the product is out of stock; default: `CALL`. The default is applied when the order is placed, not by the
   * schema: an idempotent retry is recognised by a hash of the parsed body, and server versions without this field
   * compute that hash without it.
   */
  whenGone: whenGone.optional().meta({ default: DEFAULT_WHEN_GONE }),
});

/** Seconds in which a second equal order without a key is a repetition: a double tap, or a lost answer asked for again. */
const EQUAL_WITHIN = 60;

const note = z.string().trim().max(500).nullish();

/** An order as the customer sends it. Prices in it are only what the customer saw: the server counts itself [BK-8]. */
export const orderBody = z.object({
  serviceType,
  branchId: id,
  cartItems: z.array(cartItem).max(200),
  address: orderAddressBody.extend({ id: z.string().max(64).nullish() }).nullish(),
  receiver: z.object({ name: z.string().trim().max(80).nullish(), phone: phone.nullish() }).nullish(),
  comment: note,
  courierComment: note,
  paymentType: paymentType.default("CASH"),
  promoCode: z.string().trim().max(40).nullish(),
  /** Cashback that the customer wants to spend, sum. */
  cashback: money.default(0),
  /** The banknote the courier brings change from, sum. */
  changeFrom: money.nullish(),
  cutlery: z.int().min(0).max(99).default(0),
  isLeaveAtDoor: z.boolean().default(false),
  isCallOnArrival: z.boolean().default(false),
  /** Tariff that the customer saw. The order has the tariff that it was priced by, which may differ. */
  deliveryTariffId: id.nullish(),
  /** The table that it is served at: dine-in by the code on it. */
  tableId: id.nullish(),
  /** Goes with `tableId`. */
  tableSecret: tableSecret.nullish(),
  /** The group that the order is of, by the key of its host: it is split by who took what. */
  groupOrder: z.object({ id, memberKey }).nullish(),
  /** The receipt goes to the customer, or to this phone, when the order is finished. */
  sendCheque: z.boolean().default(false),
  sendChequePhone: phone.nullish(),
  orderDevice: orderDevice.default("CLIENT_WEB"),
  language: sentLanguage.default("uz"),
  /** The total that the customer saw, sum; a differing one is refused with the fresh breakdown. */
  totalPrice: money,
});

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `day` is `yyyy-mm-dd`, `time` is `HH:mm`, both on the branch's clock. */
const wanted = {
  day: z.iso.date(),
  time: clockTime,
  /** End of the time window, together with `time2`: at most four hours after the start. `day2` defaults to `day`. */
  day2: z.iso.date().nullish(),
  time2: clockTime.nullish(),
};

export const orderAtTimeBody = orderBody.extend(wanted);

const slot = z.object({ time: z.string(), at: instant });

/** What an order costs, when it can be had, and placing it. */
export const placing = {
  placeOrder: endpoint({
    method: "POST",
    path: "/orders/v1/orders",
    auth: "token",
    urgency: "order",
    summary: "Places an order for as soon as possible",
    body: orderBody,
    reply: order,
    idempotent: true,
    equalWithin: EQUAL_WITHIN,
    refusals: placingRefusals,
  }),
  placeOrderAtTime: endpoint({
    method: "POST",
    path: "/orders/v1/orders/at-time",
    auth: "token",
    urgency: "order",
    summary: "Places an order for a day and time",
    body: orderAtTimeBody,
    reply: order,
    idempotent: true,
    equalWithin: EQUAL_WITHIN,
    sharesKeysWith: "POST /orders/v1/orders",
    refusals: placingRefusals,
  }),
  quoteOrder: endpoint({
    method: "POST",
    path: "/orders/v1/orders/quote",
    perMinute: 240,
    auth: "none",
    summary: "What an order would cost, with the state of its promo code; nothing is kept",
    /** With `day` and `time` it is about a later order. */
    body: orderBody.omit({ totalPrice: true }).extend(z.object(wanted).partial().shape),
    reply: breakdown.extend({
      promo: z
        .object({
          state: promoState,
          minPrice: money.nullish(),
        })
        .nullable(),
      tariff: tariff.nullable(),
      /** Who takes the money of this way to pay gave no answer lately: paying may have to wait, or another way be chosen. */
      isPaymentSilent: z.boolean(),
      /** From now until this very order is ready (pickup) or there (delivery). */
      minutes: z.int(),
      /** How many are left of the order's counted products, parts of sets among them [MN-6]. */
      stock: z.array(z.object({ productId: id, left: z.int() })),
      /** What stands in the way of placing it, in words of the refusals, most pressing first. */
      obstacles: z.array(
        z.object({
          code: z.enum(quoteRefusals),
          description,
          data: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  slots: endpoint({
    method: "GET",
    path: "/orders/v1/orders/slots",
    auth: "none",
    summary: "Days and times that an order can still be placed for",
    query: z.object({
      branchId: id,
      serviceType,
      /** What the very order takes, as its quote says; without it what a usual one does. */
      minutes: z.coerce.number().int().min(0).max(2000).optional(),
    }),
    reply: z.object({
      isOpenNow: z.boolean(),
      /** When the branch closes, where that is before an order for as soon as possible would be ready; else null. */
      closesBeforeReadyAt: instant.nullable(),
      /** Minutes until an order for as soon as possible is ready (pickup) or there (delivery); null while none is taken. */
      minutes: z.int().nullable(),
      /** Set while orders are paused; `until` null: nobody knows how long. */
      pause: z.object({ until: instant.nullable() }).nullable(),
      days: z.array(z.object({ day: z.string(), slots: z.array(slot) })),
    }),
    refusals: ["not_found"],
  }),
};

export type OrderBody = z.input<typeof orderBody>;
export type OrderAtTimeBody = z.input<typeof orderAtTimeBody>;
export type OrderTimeSlots = z.infer<typeof placing.slots.reply>;
export type OrderQuote = z.infer<typeof placing.quoteOrder.reply>;
