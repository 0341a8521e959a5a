import { z } from "zod";
import { boardOrder } from "./console.ts";
import { endpoint } from "./endpoint.ts";
import {
  courierStatus,
  deliveryType,
  done,
  id,
  instant,
  latitude,
  longitude,
  pause,
  paymentType,
  sum,
  text,
} from "./shapes.ts";

const byId = z.object({ id });
const version = z.int().min(1);
const changing = ["not_found", "stale_version", "transition_not_allowed", "forbidden"] as const;

/** How a branch's kitchen takes orders. */
export const kitchenSettings = z.object({
  preparationMinutes: z.int().min(0).max(600),
  /** New orders are accepted by themselves. */
  isAutoAccept: z.boolean(),
  /** Cooking minutes that a quarter of an hour takes; null: without limit [CH-2]. */
  slotCapacityMinutes: z.int().min(1).max(10_000).nullable(),
});

/** What the staff do besides leading orders: couriers, payments, the kitchen's pace. */
export const kitchen = {
  kitchenBranches: endpoint({
    method: "GET",
    path: "/console/v1/kitchen",
    auth: "staff",
    summary: "How each branch's kitchen takes orders",
    reply: z.array(kitchenSettings.extend({ id, name: text })),
  }),
  changeKitchen: endpoint({
    method: "PUT",
    path: "/console/v1/kitchen/{id}",
    auth: "staff",
    summary: "Sets preparation time, acceptance by itself and capacity of a branch",
    params: byId,
    body: kitchenSettings,
    reply: kitchenSettings.extend({ id, name: text }),
    refusals: ["not_found", "forbidden"],
  }),
  pauses: endpoint({
    method: "GET",
    path: "/console/v1/pauses",
    auth: "staff",
    summary: "Pauses and busy hours that hold now",
    reply: z.array(pause),
  }),
  addPause: endpoint({
    method: "POST",
    path: "/console/v1/pauses",
    auth: "staff",
    summary: "Pauses the brand, a branch or a category, or says that it is busy, until a time or by hand",
    body: z.object({
      kind: z.enum(["STOP", "BUSY"]),
      branchId: id.nullish(),
      categoryId: id.nullish(),
      until: instant.nullable(),
      extraMinutes: z.int().min(0).max(600).default(0),
      deliverySurcharge: sum.max(1_000_000).default(0),
    }),
    reply: pause,
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  liftPause: endpoint({
    method: "DELETE",
    path: "/console/v1/pauses/{id}",
    auth: "staff",
    summary: "Lifts a pause before its end",
    params: byId,
    reply: done,
    refusals: ["not_found", "forbidden"],
  }),
  linkCourier: endpoint({
    method: "PUT",
    path: "/console/v1/couriers/{id}/login",
    auth: "staff",
    summary:
      "Says by which login of the role courier a courier acts for his own orders, or by none with null",
    params: byId,
    body: z.object({ login: z.string().trim().min(1).max(80).nullable() }),
    reply: done,
    refusals: ["courier_not_found", "forbidden"],
  }),
  tellCourierStatus: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/courier-status",
    auth: "staff",
    summary: "Tells where the courier is; picking up and handing over move the order along",
    params: byId,
    body: z.object({
      version,
      status: courierStatus,
      /** Why; required where something went wrong. */
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: boardOrder,
    refusals: [...changing, "bad_request", "courier_not_found"],
  }),
  tellCourierPosition: endpoint({
    method: "POST",
    path: "/console/v1/courier/position",
    auth: "staff",
    perMinute: 120,
    summary: "A courier tells where he is; customers of his orders on the way see it for two minutes",
    body: z.object({ latitude, longitude }),
    reply: done,
    refusals: ["forbidden", "courier_not_found"],
  }),
  changePayment: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/payment-type",
    auth: "staff",
    summary: "Changes how an unpaid order is paid",
    params: byId,
    body: z.object({ version, paymentType }),
    reply: boardOrder,
    refusals: [...changing, "payment_not_allowed"],
  }),
  changeDelivery: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/delivery-type",
    auth: "staff",
    summary: "Changes who brings an order: own couriers or a courier service",
    params: byId,
    body: z.object({ version, deliveryType }),
    reply: boardOrder,
    refusals: [...changing, "service_not_available"],
  }),
  refundOrder: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/refund",
    auth: "staff",
    summary: "Gives back what a finished order cost, once; the cashback it earned is taken back",
    params: byId,
    body: z.object({ version, comment: z.string().trim().min(1).max(300) }),
    reply: boardOrder,
    refusals: changing,
  }),
};

export type KitchenSettings = z.infer<typeof kitchenSettings>;
export type Pause = z.infer<typeof pause>;
