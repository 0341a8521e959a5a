import { normalizePlainText } from "@dasturxon/domain/search-fold";
import { OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { boardOrder, orderChangeRefusals, orderVersion } from "./board.ts";
import { declareEndpoint } from "./endpoint.ts";
import { arrival } from "./order.ts";
import { idParams, courierStatus, doneReply, id, instant, latitude, longitude } from "./shapes.ts";

/** Courier of an order, as shown to its customer. */
export const orderCourier = z.object({
  /** Name of the courier; null before the order is on the way, or if the courier service has not sent it yet. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Vehicle of the courier, for example "scooter · 01 A 234"; null if unknown. */
  vehicle: z.string().nullable(),
  status: courierStatus.nullable(),
  /** Last position of the courier, up to ten minutes old; null if unknown. */
  position: z.object({ latitude, longitude }).nullable(),
  /** Time of `position`; null: it follows from the courier's status. */
  positionAt: instant.nullable(),
  /** Estimated arrival, calculated from the courier's position; null: nothing remains to be estimated. */
  arrival: arrival.nullable(),
});

/** Couriers of orders: the brand's own and those of courier services. */
export const courierEndpoints = {
  orderCourier: declareEndpoint({
    method: "GET",
    path: "/deliveries/v1/delivery/courier/{id}",
    auth: "token",
    summary:
      "Returns the courier of the customer's own active order, by the order's id: name, phone, vehicle, position, arrival",
    params: z.object({ id }),
    reply: orderCourier,
    refusals: ["not_found"],
  }),
  couriers: declareEndpoint({
    method: "GET",
    path: "/console/v1/couriers",
    auth: "staff",
    roles: OFFICE_ROLES,
    summary: "Lists the brand's own couriers",
    reply: z.array(z.object({ id, name: z.string(), phone: z.string(), activeOrders: z.int() })),
  }),
  assignCourier: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/courier",
    auth: "staff",
    summary: "Assigns the order to a courier, or removes the courier with null",
    params: idParams,
    body: z.object({ version: orderVersion, courierId: id.nullable() }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "courier_not_found"],
  }),
  linkCourier: declareEndpoint({
    method: "PUT",
    path: "/console/v1/couriers/{id}/login",
    auth: "staff",
    summary: "Links a courier to a login of the role courier, or removes the link with null",
    params: idParams,
    body: z.object({ login: z.string().overwrite(normalizePlainText).trim().min(1).max(80).nullable() }),
    reply: doneReply,
    refusals: ["courier_not_found", "forbidden"],
  }),
  tellCourierStatus: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/courier-status",
    auth: "staff",
    summary: "Sets the status of the courier; pickup and handover change the order's status too",
    params: idParams,
    body: z.object({
      version: orderVersion,
      status: courierStatus,
      /** Reason of the status. Required if the delivery had a problem. */
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: boardOrder,
    refusals: [...orderChangeRefusals, "bad_request", "courier_not_found"],
  }),
  tellCourierPosition: declareEndpoint({
    method: "POST",
    path: "/console/v1/courier/position",
    auth: "staff",
    perMinute: 120,
    summary: "Reports the courier's position, which customers of deliveries on the way see for ten minutes",
    body: z.object({ latitude, longitude }),
    reply: doneReply,
    refusals: ["forbidden", "courier_not_found"],
  }),
};

export type OrderCourier = z.infer<typeof orderCourier>;
