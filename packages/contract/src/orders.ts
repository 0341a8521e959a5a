import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { tariff } from "./deliveries.ts";
import { orderLine } from "./order-line.ts";
import { placing } from "./refusals/placing.ts";
import {
  anyServiceType,
  courierStatus,
  deliveryType,
  description,
  flag,
  id,
  instant,
  orderDevice,
  orderStatus,
  paymentType,
  phone,
  promoState,
  sentLanguage,
  serviceType,
  sum,
  tableSecret,
  text,
} from "./shapes.ts";
import { addressBody, shownAddress } from "./users.ts";

export const cartItem = z.object({
  productId: id,
  count: z.int().min(1).max(999),
  /** What the customer was told that one costs, choices included, sum: a dearer one is refused by its name. */
  price: sum.nullish(),
  modifications: z
    .array(z.object({ id, count: z.int().min(1).max(99) }))
    .max(100)
    .default([]),
});

const note = z.string().trim().max(500).nullish();

/** An order as the customer sends it. Prices in it are only what the customer saw: the server counts itself [BK-8]. */
export const orderBody = z.object({
  serviceType,
  branchId: id,
  cartItems: z.array(cartItem).max(200),
  address: addressBody.extend({ id: z.string().max(64).nullish() }).nullish(),
  receiver: z.object({ name: z.string().trim().max(80).nullish(), phone: phone.nullish() }).nullish(),
  comment: note,
  courierComment: note,
  paymentType: paymentType.default("CASH"),
  promoCode: z.string().trim().max(40).nullish(),
  /** Cashback that the customer wants to spend, sum. */
  cashback: sum.default(0),
  /** The banknote the courier brings change from, sum. */
  changeFrom: sum.nullish(),
  cutlery: z.int().min(0).max(99).default(0),
  isLeaveAtDoor: z.boolean().default(false),
  isCallOnArrival: z.boolean().default(false),
  deliveryTariffId: id.nullish(),
  /** The table that it is served at: dine-in by the code on it. */
  tableId: id.nullish(),
  /** Goes with `tableId`. */
  tableSecret: tableSecret.nullish(),
  /** The receipt goes to the customer, or to this phone, when the order is finished. */
  sendCheque: z.boolean().default(false),
  sendChequePhone: phone.nullish(),
  orderDevice: orderDevice.default("CLIENT_WEB"),
  language: sentLanguage.default("uz"),
  /** The total that the customer saw, sum; a differing one is refused with the fresh breakdown. */
  totalPrice: sum,
});

/** `day` is `yyyy-mm-dd`, `time` is `HH:mm`, both on the branch's clock. */
const wanted = { day: z.iso.date(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) };
export const orderAtTimeBody = orderBody.extend(wanted);

export const breakdown = z.object({
  productCount: z.int(),
  /** Products before any discount. */
  productPrice: sum,
  productDiscount: sum,
  totalProductPrice: sum,
  promoProductDiscount: sum,
  deliveryPrice: sum,
  deliveryDiscount: sum,
  servicePrice: sum,
  cashback: sum,
  totalDiscount: sum,
  totalPrice: sum,
});

/** An order as its customer sees it. */
export const order = breakdown.extend({
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
    name: text,
    address: text,
    phone: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  address: shownAddress.nullable(),
  receiver: z.object({ name: z.string().nullable(), phone: z.string() }),
  cartItems: z.array(orderLine),
  /** The percents of the products and of the promo together. */
  totalProductDiscount: sum,
  promoId: id.nullable(),
  promoCode: z.string().nullable(),
  comment: z.string().nullable(),
  courierComment: z.string().nullable(),
  changeFrom: sum.nullable(),
  cutlery: z.int(),
  isLeaveAtDoor: z.boolean(),
  isCallOnArrival: z.boolean(),
  /** Set for a later order: when the customer wants it. */
  deliveryAt: instant.nullable(),
  /** When it will be ready (pickup) or there (delivery), as promised now. */
  promisedAt: instant.nullable(),
  createdAt: instant,
  /** Minutes in the kitchen. */
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
      /** `system` is the house itself, as when nobody paid in time. */
      by: z.enum(["customer", "staff", "system"]),
      /** What of the order could not be had. */
      products: z.array(z.object({ productId: id, name: text })),
    })
    .nullable(),
  /** Its customer may cancel it now, by the brand's rule and its status [OR-8]. */
  isCancelable: z.boolean(),
  /** Where it is served, if at a table. */
  table: z.object({ id, number: z.string(), place: text }).nullish(),
  tableId: id.nullable(),
  /** Metres from branch to door. */
  distance: z.int().nullable(),
  deliveryType,
  courierStatus: courierStatus.nullable(),
  courierId: id.nullable(),
  courier: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
  refundedAt: instant.nullable(),
  /** What the customer gave it, 1 to 5. */
  grade: z.int().nullable(),
});

const slot = z.object({ time: z.string(), at: instant });

export const orders = {
  placeOrder: endpoint({
    method: "POST",
    path: "/orders/v1/orders",
    auth: "token",
    urgency: "order",
    summary: "Places an order for as soon as possible",
    body: orderBody,
    reply: order,
    idempotent: true,
    refusals: placing,
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
    sharesKeysWith: "POST /orders/v1/orders",
    refusals: placing,
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
          minPrice: sum.nullish(),
        })
        .nullable(),
      tariff: tariff.nullable(),
      /** From now until this very order is ready (pickup) or there (delivery). */
      minutes: z.int(),
      /** What stands in the way of placing it, in words of the refusals, most pressing first. */
      obstacles: z.array(
        z.object({
          code: z.string(),
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
      /** Minutes until an order for as soon as possible is ready (pickup) or there (delivery). */
      minutes: z.int().nullable(),
      /** Set while orders are paused; `until` null: nobody knows how long. */
      pause: z.object({ until: instant.nullable() }).nullable(),
      days: z.array(z.object({ day: z.string(), slots: z.array(slot) })),
    }),
    refusals: ["not_found"],
  }),
  activeOrders: endpoint({
    method: "GET",
    path: "/orders/v1/orders/user/{userId}/active",
    auth: "token",
    summary: "Orders under way",
    params: z.object({ userId: id }),
    reply: z.array(order),
    refusals: ["not_found"],
  }),
  orderHistory: endpoint({
    method: "GET",
    path: "/orders/v1/orders/user/{userId}",
    auth: "token",
    summary: "The customer's orders, newest first, ten a page",
    params: z.object({ userId: id }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(10),
      onlyArchive: flag.default(false),
    }),
    reply: z.object({
      content: z.array(order),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
    refusals: ["not_found"],
  }),
  order: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}",
    auth: "token",
    summary: "One order of the customer",
    params: z.object({ id }),
    reply: order,
    refusals: ["not_found"],
  }),
  orderEvents: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/events",
    auth: "token",
    summary: "The order again at each change; the event id is the order's version",
    params: z.object({ id }),
    reply: order,
    kind: "events",
    refusals: ["not_found"],
  }),
};

export type OrderBody = z.input<typeof orderBody>;
export type OrderAtTimeBody = z.input<typeof orderAtTimeBody>;
export type OrderBreakdown = z.infer<typeof breakdown>;
export type Order = z.infer<typeof order>;
export type OrderSlots = z.infer<typeof orders.slots.reply>;
export type OrderQuote = z.infer<typeof orders.quoteOrder.reply>;
