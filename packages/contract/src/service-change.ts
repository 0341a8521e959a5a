import { z } from "zod";
import { boardOrder, orderChangeRefusals, orderVersion } from "./board.ts";
import { declareEndpoint } from "./endpoint.ts";
import {
  priceBreakdown,
  idParams,
  deliveryType,
  id,
  latitude,
  longitude,
  money,
  serviceType,
  textByLanguage,
} from "./shapes.ts";
import { addressBody } from "./users.ts";

/** New service of an order: delivery to an address, pickup, or dine-in at a table. */
const requestedService = z.object({
  serviceType,
  branchId: id,
  /** Address of a delivery. */
  address: addressBody.nullish(),
  /** Table for dine-in, where the guests already sit. */
  tableId: id.nullish(),
});

/** Refusals for a change of an order's service. */
const serviceChangeRefusals = [
  ...orderChangeRefusals,
  "branch_not_found",
  "service_not_available",
  "table_not_found",
  "address_required",
  "out_of_zone",
  "minimum_amount",
  "minimum_quantity",
  "product_unavailable",
  "part_unavailable",
  "order_without_phone",
  "paid_order_dearer",
  "refund_amount_wrong",
] as const;

/** Changes of an active order's service by the staff. */
export const serviceChangeEndpoints = {
  orderServiceTypes: declareEndpoint({
    method: "GET",
    path: "/console/v1/orders/{id}/services",
    auth: "staff",
    summary:
      "Lists the service types and delivery types that an order can change to; none if it can no longer change",
    params: idParams,
    reply: z.object({
      /** Branches that can prepare the order, the order's present branch first. */
      branches: z.array(
        z.object({
          id,
          name: textByLanguage,
          latitude,
          longitude,
          services: z.array(serviceType),
          tables: z.array(z.object({ id, number: z.string(), place: textByLanguage })),
        }),
      ),
      /** Delivery types that the order can change to, without its present type. */
      deliveryTypes: z.array(deliveryType),
    }),
    refusals: ["not_found", "forbidden"],
  }),
  quoteServiceType: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/service-quote",
    auth: "staff",
    perMinute: 240,
    summary: "Returns the price of an order with another service type, and the refund; nothing is stored",
    params: idParams,
    body: z.object({ version: orderVersion, service: requestedService }),
    reply: z.object({
      before: priceBreakdown,
      after: priceBreakdown,
      /** Travel distance in metres and travel time in minutes of the delivery; null: the order is not delivered. */
      way: z.object({ distance: z.int(), minutes: z.int() }).nullable(),
      /** Amount refunded to a customer who has paid, in soʻm. */
      back: money,
    }),
    refusals: serviceChangeRefusals,
  }),
  changeServiceType: declareEndpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/service",
    auth: "staff",
    summary: "Changes the service type of an order for the displayed total",
    params: idParams,
    /** `totalPrice`: total from the quote, in soʻm. */
    body: z.object({ version: orderVersion, service: requestedService, totalPrice: money }),
    reply: boardOrder,
    refusals: [...serviceChangeRefusals, "price_changed"],
  }),
};

export type RequestedService = z.output<typeof requestedService>;
/** Type of a requested service as the client sends it, before defaults are applied. */
export type RequestedServiceInput = z.input<typeof requestedService>;
