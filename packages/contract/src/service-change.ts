import { z } from "zod";
import { boardOrder, changeRefusals, orderVersion } from "./board.ts";
import { endpoint } from "./endpoint.ts";
import {
  breakdown,
  byId,
  deliveryType,
  id,
  latitude,
  longitude,
  money,
  serviceType,
  text,
} from "./shapes.ts";
import { addressBody } from "./users.ts";

/** How an order is to be had from now on: brought to an address, fetched, or eaten at a table. */
const wantedService = z.object({
  serviceType,
  branchId: id,
  /** Of a delivery. */
  address: addressBody.nullish(),
  /** Of dine-in, where the guests sit already. */
  tableId: id.nullish(),
});

/** What may stand against another way to have an order. */
const serviceRefusals = [
  ...changeRefusals,
  "branch_not_found",
  "service_not_available",
  "table_not_found",
  "address_required",
  "out_of_zone",
  "minimum_amount",
  "minimum_quantity",
  "product_unavailable",
  "part_unavailable",
  "paid_order_dearer",
  "refund_amount_wrong",
] as const;

/** The staff change how an order under way is had. */
export const serviceChange = {
  orderServiceTypes: endpoint({
    method: "GET",
    path: "/console/v1/orders/{id}/services",
    auth: "staff",
    summary:
      "How an order may be had besides, and who may bring it; nothing where it cannot change any longer",
    params: byId,
    reply: z.object({
      /** Those that may take it, its own first. */
      branches: z.array(
        z.object({
          id,
          name: text,
          latitude,
          longitude,
          services: z.array(serviceType),
          tables: z.array(z.object({ id, number: z.string(), place: text })),
        }),
      ),
      /** Who may bring it in place of whoever does now. */
      deliveryTypes: z.array(deliveryType),
    }),
    refusals: ["not_found", "forbidden"],
  }),
  quoteServiceType: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/service-quote",
    auth: "staff",
    perMinute: 240,
    summary: "What an order would come to had another way, and what of its money would move; nothing is kept",
    params: byId,
    body: z.object({ version: orderVersion, service: wantedService }),
    reply: z.object({
      before: breakdown,
      after: breakdown,
      /** Metres and minutes of the way; null where nothing is brought. */
      way: z.object({ distance: z.int(), minutes: z.int() }).nullable(),
      /** Goes back to the customer who has paid, sum. */
      back: money,
    }),
    refusals: serviceRefusals,
  }),
  changeServiceType: endpoint({
    method: "POST",
    path: "/console/v1/orders/{id}/service",
    auth: "staff",
    summary: "Has an order brought, fetched or eaten another way, for the total that was shown",
    params: byId,
    /** `totalPrice`: what the quote said that it would come to. */
    body: z.object({ version: orderVersion, service: wantedService, totalPrice: money }),
    reply: boardOrder,
    refusals: [...serviceRefusals, "price_changed"],
  }),
};

export type WantedService = z.output<typeof wantedService>;
/** The same as it is sent. */
export type SentService = z.input<typeof wantedService>;
