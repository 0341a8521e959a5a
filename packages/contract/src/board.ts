import { REFUSE_REASONS, type RefuseReason } from "@dasturxon/domain/order-status";
import { OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { orderCustomer } from "./customers.ts";
import { declareEndpoint } from "./endpoint.ts";
import { historyEntry } from "./order-history.ts";
import { order, refundedPart } from "./order.ts";
import {
  anyServiceType,
  idParams,
  deliveryType,
  doneReply,
  queryFlag,
  id,
  instant,
  orderStatus,
  paymentType,
  phone,
  money,
  requestLanguage,
  createDigitTextSchema,
} from "./shapes.ts";

/** Order as shown to the staff: the customer's fields except `arrival`, and fields for cooks and couriers. */
export const boardOrder = order.omit({ arrival: true }).extend({
  customer: orderCustomer,
  /** Statuses that the order may change to now [OR-2]. */
  nextStatuses: z.array(orderStatus),
  /** Travel time to the customer in minutes; 0 if there is no delivery. */
  roadMinutes: z.int(),
  /** Time of the staff's first reaction. A new order rings until then. */
  seenAt: instant.nullable(),
  /** Name of the staff member who marked the order as seen; null: not marked. */
  seenBy: z.string().nullable(),
  /** Time of the provider's last refusal of a pending refund; null: no refusal, or refunded. */
  refundRefusedAt: instant.nullable(),
  /** Comment of the staff on the delivery method of the order. */
  deliveryTypeComment: z.string().nullable(),
  /** Amount that the brand pays an external courier, in soʻm; null: not specified, or delivered by its own couriers. */
  deliveryCost: money.nullable(),
  /** Whether the courier has handed the order's cash over to the brand. */
  courierPaid: z.boolean(),
  /** Whether it is a test order, placed by the staff to test the bell. A test order is neither cooked nor counted. */
  isTest: z.boolean(),
});

/** Version of the order (optimistic lock). A change sends the version it is based on; an outdated one is refused. */
export const orderVersion = z.int().min(1);

/** Refusals possible for any change of an order by the staff. */
export const orderChangeRefusals = [
  "not_found",
  "stale_version",
  "transition_not_allowed",
  "order_not_paid",
  "forbidden",
] as const;

/** Endpoints of orders, for the staff. */
export const boardEndpoints = {
  board: declareEndpoint({
    method: "GET",
    path: "/console/v1/orders",
    auth: "staff",
    isForSupport: true,
    summary: "Lists active orders and those finished in the last hours",
    query: z.object({ branchId: id.optional() }),
    reply: z.object({
      /** Id of the last event. The live stream continues after it. */
      lastEventId: z.string(),
      orders: z.array(boardOrder),
    }),
  }),
  boardOrder: declareEndpoint({
    method: "GET",
    path: "/console/v1/orders/{id}",
    auth: "staff",
    isForSupport: true,
    summary: "Returns one order with its history",
    params: idParams,
    reply: boardOrder.extend({
      /** Payment types that the caller may change the order to. */
      otherPayments: z.array(paymentType),
      /** Tax office receipts from the payment provider. `hasLines`: whether it received the order's lines [OR-10]. */
      fiscal: z.object({
        sale: z.url().nullable(),
        refund: z.url().nullable(),
        hasLines: z.boolean(),
      }),
      history: z.array(historyEntry),
    }),
    refusals: ["not_found"],
  }),
  placeTestOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/test-orders",
    auth: "staff",
    roles: OFFICE_ROLES,
    perMinute: 10,
    summary:
      "Places a test order, which rings like any other and is excluded from totals, stock and cashback",
    /** `branchId` default: the main branch among the branches that the staff member works in. */
    body: z.object({ branchId: id.optional(), language: requestLanguage.default("uz") }),
    reply: z.object({ id, number: z.int() }),
    refusals: ["not_found"],
  }),
  pastOrders: declareEndpoint({
    method: "GET",
    path: "/console/v1/past-orders",
    auth: "staff",
    summary:
      "Lists a page of a day's orders, active ones first, then newest, with unpaid orders and the day's totals",
    query: z.object({
      /** Day in the format `yyyy-mm-dd`, in the brand's time zone. */
      day: z.iso.date(),
      branchId: id.optional(),
      /** Whether to list only orders of any day that wait for an online payment, at most 100. */
      isUnpaid: queryFlag.default(false),
      status: orderStatus.optional(),
      serviceType: anyServiceType.optional(),
      paymentType: paymentType.optional(),
      courierId: id.optional(),
      /** Only orders whose cash a courier collected. True: handed over to the brand; false: not handed over yet. */
      courierPaid: queryFlag.optional(),
      /** Order number, or at least the last four digits of a phone. */
      search: createDigitTextSchema()
        .trim()
        .regex(/^[+\d\s()-]{1,30}$/)
        .optional(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
      size: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    }),
    reply: z.object({
      orders: z.array(boardOrder),
      /** Number of found orders, including cancelled ones. */
      total: z.int(),
      canceled: z.int(),
      /** Amounts in soʻm, online orders if paid. `totalPrice`: without cancelled and refunded orders, and tips. */
      totalPrice: money,
      tips: money,
    }),
    refusals: ["forbidden"],
  }),
  acceptOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/accept",
    auth: "staff",
    summary: "Accepts an order with its preparation time in minutes",
    params: idParams,
    body: z.object({ version: orderVersion, cookingMinutes: z.int().min(1).max(600).optional() }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  refuseOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/refuse",
    auth: "staff",
    summary: "Refuses or cancels an order with a reason; stock, promo use and cashback are returned",
    params: idParams,
    body: z.object({
      version: orderVersion,
      reason: z.enum(REFUSE_REASONS),
      /** Ids of the unavailable products. The customer is offered the order without these products. */
      productIds: z.array(id).max(200).default([]),
      /**
       * If set, the branch also stops selling the unavailable products. `until`: end of the stop; null: ended manually.
       */
      stop: z.object({ until: instant.nullable() }).nullish(),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "product_not_found"],
  }),
  seeOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/seen",
    auth: "staff",
    summary: "Marks a new order as seen, which stops its sound",
    params: idParams,
    body: z.object({ version: orderVersion }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  moveOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/status",
    auth: "staff",
    summary: "Changes the status of an order",
    params: idParams,
    body: z.object({ version: orderVersion, status: orderStatus }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "courier_not_found"],
  }),
  addMinutes: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/minutes",
    auth: "staff",
    summary: "Extends the promised time of an order by some minutes",
    params: idParams,
    body: z.object({ version: orderVersion, minutes: z.int().min(1).max(240) }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  changePayment: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/payment-type",
    auth: "staff",
    summary: "Changes the payment method of an unpaid order",
    params: idParams,
    body: z.object({ version: orderVersion, paymentType }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "payment_not_allowed"],
  }),
  sendPaymentLink: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/payment-link",
    auth: "staff",
    roles: OFFICE_ROLES,
    perMinute: 10,
    summary: "Sends the customer of an unpaid online order its payment link by Telegram or SMS",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found", "transition_not_allowed", "phone_invalid", "too_many_requests", "code_not_sent"],
  }),
  changeDelivery: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/delivery-type",
    auth: "staff",
    summary: "Changes the delivery type of an order: own couriers, a courier service or an external courier",
    params: idParams,
    body: z.object({
      version: orderVersion,
      deliveryType,
      /** External courier. Required for delivery type `CUSTOM`. A repeated request replaces the courier. */
      courier: z.object({ name: z.string().trim().min(1).max(80), phone }).nullish(),
      /** Amount that the brand pays the courier for the delivery, in soʻm. */
      cost: money.nullish(),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "service_not_available", "bad_request", "phone_invalid"],
  }),
  settleCourier: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/courier-paid",
    auth: "staff",
    summary: "Marks the cash of a delivered order as handed over by the courier, or undoes it",
    params: idParams,
    body: z.object({ version: orderVersion, courierPaid: z.boolean() }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  refundOrder: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/refund",
    auth: "staff",
    summary: "Refunds a finished order once, without its tip; the cashback it earned is taken back",
    params: idParams,
    body: z.object({ version: orderVersion, comment: z.string().trim().min(1).max(300) }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  confirmRefund: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/refund-given",
    auth: "staff",
    summary: "Marks a due refund as paid out manually, once",
    params: idParams,
    body: z.object({ version: orderVersion, comment: z.string().trim().max(300).default("") }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
  refundPart: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/part-refunds",
    auth: "staff",
    summary: "Refunds lines or an amount of a paid order, less than its rest",
    params: idParams,
    body: z.object({
      version: orderVersion,
      part: refundedPart,
      comment: z.string().trim().min(1).max(280),
    }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "refund_amount_wrong"],
  }),
  confirmPartRefund: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/part-refunds/{partId}/given",
    auth: "staff",
    summary: "Marks a due partial refund as paid out manually, once",
    params: idParams.extend({ partId: id }),
    body: z.object({ version: orderVersion, comment: z.string().trim().max(300).default("") }),
    reply: boardOrder,
    refusals: orderChangeRefusals,
  }),
};

export type BoardOrder = z.infer<typeof boardOrder>;
export type { RefuseReason };
