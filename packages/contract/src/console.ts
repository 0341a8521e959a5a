import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { order } from "./orders.ts";
import { done, flag, id, instant, orderStatus, sum, text } from "./shapes.ts";

export const staffMember = z.object({
  id,
  login: z.string(),
  name: z.string(),
  role: z.enum(["owner", "manager", "operator", "kitchen", "courier"]),
  merchant: z.object({
    id,
    key: z.string(),
    name: text,
    mainColor: z.string(),
    logo: z.string().nullable(),
    timeZone: z.string(),
  }),
});

/** An order as the staff see it: the customer's view with what a cook and a courier need besides. */
export const boardOrder = order.extend({
  customer: z.object({ id, name: z.string().nullable(), phone: z.string(), orderCount: z.int() }),
  /** Statuses that the order may move to now [OR-2]. */
  nextStatuses: z.array(orderStatus),
  /** Minutes on the road to the door; 0 where nothing is brought. */
  roadMinutes: z.int(),
  /** When the first member of staff reacted; a new order rings until then. */
  seenAt: instant.nullable(),
});

/** Every change names the version that its author saw; a stale one is refused. */
const version = z.int().min(1);
const changing = ["not_found", "stale_version", "transition_not_allowed", "forbidden"] as const;
const byId = z.object({ id });

export const refuseReasons = [
  "OUT_OF_STOCK",
  "TOO_BUSY",
  "CLOSING",
  "ADDRESS",
  "NO_ANSWER",
  "CUSTOMER_ASKED",
  "OTHER",
] as const;

export const stopListItem = z.object({
  id,
  name: text,
  categoryId: id,
  categoryName: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  costPrice: sum,
  count: z.int().nullable(),
  /** Null: on sale. `until` null: stopped until somebody starts it by hand. */
  stop: z.object({ until: instant.nullable(), branchId: id.nullable() }).nullable(),
});

export const console = {
  staffSignIn: endpoint({
    method: "POST",
    path: "/console/v1/sign-in",
    perMinute: 60,
    auth: "none",
    urgency: "order",
    scope: "platform",
    summary: "Opens a member of staff's session",
    body: z.object({ login: z.string().trim().min(1).max(80), password: z.string().min(1).max(200) }),
    reply: z.object({ token: z.string(), expiresAt: instant, staff: staffMember }),
    refusals: ["wrong_login", "too_many_requests"],
  }),
  staffSignOut: endpoint({
    method: "POST",
    path: "/console/v1/sign-out",
    auth: "staff",
    summary: "Ends the session",
    reply: done,
  }),
  staffSignOutEverywhere: endpoint({
    method: "POST",
    path: "/console/v1/sign-out/everywhere",
    auth: "staff",
    summary: "Ends every session of the member of staff, this one included",
    reply: done,
  }),
  staffMe: endpoint({
    method: "GET",
    path: "/console/v1/me",
    auth: "staff",
    summary: "The signed-in member of staff",
    reply: staffMember,
  }),
  staffBranches: endpoint({
    method: "GET",
    path: "/console/v1/branches",
    auth: "staff",
    summary: "Branches to filter the board by",
    reply: z.array(z.object({ id, name: text })),
  }),
  board: endpoint({
    method: "GET",
    path: "/console/v1/orders",
    auth: "staff",
    summary: "Orders under way and those finished in the last hours",
    query: z.object({ branchId: id.optional() }),
    reply: z.object({
      /** Where the live events go on from. */
      lastEventId: z.string(),
      orders: z.array(boardOrder),
    }),
  }),
  boardEvents: endpoint({
    method: "GET",
    path: "/console/v1/orders/events",
    auth: "staff",
    summary: "Each order again at each change, in the order of changes",
    query: z.object({ branchId: id.optional() }),
    reply: boardOrder,
    kind: "events",
  }),
  boardOrder: endpoint({
    method: "GET",
    path: "/console/v1/orders/{id}",
    auth: "staff",
    summary: "One order with its history",
    params: byId,
    reply: boardOrder.extend({
      history: z.array(
        z.object({
          version: z.int(),
          at: instant,
          status: orderStatus,
          reason: z.string(),
          by: z.object({ kind: z.enum(["customer", "staff", "system"]), name: z.string().nullable() }),
          comment: z.string().nullable(),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  pastOrders: endpoint({
    method: "GET",
    path: "/console/v1/past-orders",
    auth: "staff",
    summary: "A page of a day's orders, the newest first, and what the day came to",
    query: z.object({
      /** `yyyy-mm-dd` on the brand's clock. */
      day: z.iso.date(),
      branchId: id.optional(),
      /** An order's number, or at least four digits of a phone's end. */
      search: z
        .string()
        .trim()
        .regex(/^[+\d\s()-]{1,30}$/)
        .optional(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
      size: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    }),
    reply: z.object({
      orders: z.array(boardOrder),
      /** How many were found, cancelled ones included. */
      total: z.int(),
      canceled: z.int(),
      /** What was neither cancelled nor given back. */
      totalPrice: sum,
    }),
    refusals: ["forbidden"],
  }),
  acceptOrder: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/accept",
    auth: "staff",
    summary: "Takes an order, with the minutes it needs",
    params: byId,
    body: z.object({ version, cookingMinutes: z.int().min(1).max(600).optional() }),
    reply: boardOrder,
    refusals: [...changing, "order_not_paid"],
  }),
  refuseOrder: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/refuse",
    auth: "staff",
    summary: "Refuses or cancels an order with a reason; stock, promo use and cashback come back",
    params: byId,
    body: z.object({
      version,
      reason: z.enum(refuseReasons),
      /** Products of the order that cannot be had: the customer is offered the order without them. */
      productIds: z.array(id).max(200).default([]),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: boardOrder,
    refusals: [...changing, "product_not_found"],
  }),
  moveOrder: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/status",
    auth: "staff",
    summary: "Moves an order to its next status",
    params: byId,
    body: z.object({ version, status: orderStatus }),
    reply: boardOrder,
    refusals: [...changing, "courier_not_found", "order_not_paid"],
  }),
  assignCourier: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/courier",
    auth: "staff",
    summary: "Gives the order to a courier, or takes it back with null",
    params: byId,
    body: z.object({ version, courierId: id.nullable() }),
    reply: boardOrder,
    refusals: [...changing, "courier_not_found"],
  }),
  addMinutes: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/minutes",
    auth: "staff",
    summary: "Promises the order later by some minutes",
    params: byId,
    body: z.object({ version, minutes: z.int().min(1).max(240) }),
    reply: boardOrder,
    refusals: changing,
  }),
  couriers: endpoint({
    method: "GET",
    path: "/console/v1/couriers",
    auth: "staff",
    summary: "The brand's own couriers",
    reply: z.array(z.object({ id, name: z.string(), phone: z.string(), activeOrders: z.int() })),
  }),
  stopList: endpoint({
    method: "GET",
    path: "/console/v1/products",
    auth: "staff",
    summary: "Products with their stops, by name",
    query: z.object({ search: z.string().trim().max(100).optional(), isStopped: flag.optional() }),
    reply: z.array(stopListItem),
  }),
  stopProduct: endpoint({
    method: "POST",
    path: "/console/v1/products/{id}/stop",
    auth: "staff",
    summary: "Takes a product off sale until a time, or until by hand with null",
    params: byId,
    body: z.object({ until: instant.nullable(), branchId: id.nullish() }),
    reply: stopListItem,
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  startProduct: endpoint({
    method: "DELETE",
    path: "/console/v1/products/{id}/stop",
    auth: "staff",
    summary: "Puts a stopped product on sale again",
    params: byId,
    reply: stopListItem,
    refusals: ["not_found", "forbidden"],
  }),
};

export type StaffMember = z.infer<typeof staffMember>;
export type BoardOrder = z.infer<typeof boardOrder>;
export type StopListItem = z.infer<typeof stopListItem>;
export type RefuseReason = (typeof refuseReasons)[number];
