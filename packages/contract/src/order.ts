import { ALERT_STEPS } from "@dasturxon/domain/alert-ladder";
import { DEFAULT_WHEN_GONE } from "@dasturxon/domain/when-gone";
import { z } from "zod";
import {
  anyServiceType,
  breakdown,
  courierStatus,
  deliveryType,
  id,
  instant,
  orderDevice,
  orderStatus,
  paymentType,
  money,
  text,
  whenGone,
} from "./shapes.ts";
import { weighed } from "./products.ts";
import { shownOrderAddress } from "./users.ts";

/** A line of an order as it was sold; later changes of the menu do not change it. */
export const orderLine = z.object({
  productId: id,
  name: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  count: z.int(),
  /** Of what is weighed out, the step that `count` counts [MN-15]; orders of old do not tell it. */
  weighed: weighed.nullable().default(null),
  /** For one, after its percent discount, modifications included. */
  unitPrice: money,
  /** For one, before the discount. */
  unitOldPrice: money,
  totalPrice: money,
  modifications: z.array(z.object({ id, name: text, price: money, count: z.int() })),
  /** The customer's choice for the case that the product is out of stock. */
  whenGone: whenGone.default(DEFAULT_WHEN_GONE),
  /**
   * Of a set, its products: counts for one set, `totalPrice` the part's share of the line, sum; `modificationId` is
   * the choice that it is, which orders of old do not tell.
   */
  parts: z
    .array(
      z.object({
        productId: id,
        modificationId: id.optional(),
        name: text,
        count: z.int(),
        totalPrice: money,
      }),
    )
    .default([]),
});

/** Some of a line of an order, which counts from 0. */
export const returnedLine = z.object({ line: z.int().min(0), count: z.int().min(1) });

const partRefund = z.object({
  id,
  amount: money,
  lines: z.array(returnedLine).nullable(),
  createdAt: instant,
  givenAt: instant.nullable(),
});

/** Money that a provider took when nothing was owed for it any more, or not that sum; `givenAt` null while it is not back. */
const latePayment = z.object({
  id,
  paymentType,
  amount: money,
  cameAt: instant,
  givenAt: instant.nullable(),
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
  address: shownOrderAddress.nullable(),
  receiver: z.object({ name: z.string().nullable(), phone: z.string() }),
  cartItems: z.array(orderLine),
  /** The percents of the products and of the promo together. */
  totalProductDiscount: money,
  promoId: id.nullable(),
  promoCode: z.string().nullable(),
  /** Applied promo code and its discounts, in sum. */
  promo: z.object({ id, code: z.string(), productDiscount: money, deliveryDiscount: money }).nullable(),
  comment: z.string().nullable(),
  courierComment: z.string().nullable(),
  changeFrom: money.nullable(),
  cutlery: z.int(),
  isLeaveAtDoor: z.boolean(),
  isCallOnArrival: z.boolean(),
  /** Set for a later order: when the customer wants it. */
  deliveryAt: instant.nullable(),
  /** End of the time window that the customer chose; null: exactly at `deliveryAt`, or as soon as possible. */
  deliveryUntil: instant.nullable(),
  /** `deliveryAt` and `deliveryUntil` in the branch's time zone; null: as soon as possible. */
  scheduling: z
    .object({
      day: z.iso.date(),
      time: z.string(),
      day2: z.iso.date().nullable(),
      time2: z.string().nullable(),
      /** Whether it is scheduled for a time window. */
      later: z.boolean(),
      /** Whether it is scheduled for an exact time. */
      atTime: z.boolean(),
      deliveryAt: instant,
    })
    .nullable(),
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
  /** Tariff of the delivery price, as in `calculateTariff`; null: not delivered, or placed before the field existed. */
  deliveryTariffId: id.nullable(),
  deliveryType,
  courierStatus: courierStatus.nullable(),
  courierId: id.nullable(),
  /** `id` is null for an external courier (`CUSTOM`). `phone` is empty for the customer once the order has ended. */
  courier: z.object({ id: id.nullable(), name: z.string(), phone: z.string() }).nullable(),
  refundedAt: instant.nullable(),
  /** Money of the customer is still with the provider, or on its way back [PY-5]. */
  isRefundDue: z.boolean(),
  /** Parts of its money that went back, or are to: `lines` counted from 0, null for a sum; `givenAt` null while it is owed. */
  partRefunds: z.array(partRefund),
  /** Money that came beside what it is paid by, as by a page that was left for another way to pay: it goes back [PY-5]. */
  latePayments: z.array(latePayment),
  /** The last thing that was done about it while nobody of the staff reacted; null: nothing, or somebody did. */
  alertStep: z.enum(ALERT_STEPS).nullable(),
  /** Somebody of the staff reacted to it, if only by saying that they have seen it. */
  isSeen: z.boolean(),
  /** Whether to send a receipt when the order is finished. */
  sendCheque: z.boolean(),
  /** Phone number for the receipt; null: the customer's own. Returned to the customer only. */
  sendChequePhone: z.string().nullable(),
  /** What the customer gave it, 1 to 5. */
  grade: z.int().nullable(),
});

export type OrderLine = z.infer<typeof orderLine>;
export type OrderBreakdown = z.infer<typeof breakdown>;
export type Order = z.infer<typeof order>;
