import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { zone } from "./managed/zones.ts";
import { id, latitude, longitude, money, text } from "./shapes.ts";

export const tariff = z.object({
  /** Id to send with the order as `deliveryTariffId`: the region's id, or the branch's if there is no region. */
  id,
  price: money,
  /** Metres from the branch, by air. */
  distance: z.int(),
  /** Product sum from which delivery is free; 0: never. */
  freeFrom: money,
  /** Minutes on the road. */
  minutes: z.int(),
  branchId: id,
  regionId: id.nullable(),
  regionName: text.nullable(),
});

const { branchId, name, polygon, basePrice, baseDistance, perKilometre, freeFrom, steps } = zone.fields;
/** A zone with its tariff before it is saved. */
const drawnZone = z.object({
  id,
  branchId,
  name,
  polygon,
  basePrice,
  baseDistance,
  perKilometre,
  freeFrom,
  steps,
});

/** What it costs to bring an order. */
export const deliveries = {
  calculateTariff: endpoint({
    method: "POST",
    path: "/deliveries/v1/delivery/tariff/client/calculate",
    perMinute: 240,
    auth: "none",
    summary: "Price of delivery to a point; open to guests, who see every fee before they sign in",
    body: z.object({
      productPrice: money,
      distance: z.number().min(0).nullish(),
      branchId: id,
      latitude,
      longitude,
      address: z.string().max(300).nullish(),
      cityId: id.nullish(),
    }),
    reply: tariff,
    refusals: ["not_found", "out_of_zone", "service_not_available"],
  }),
  probeZones: endpoint({
    method: "POST",
    path: "/console/v1/venue/zones/probe",
    auth: "staff",
    urgency: "quote",
    roles: zone.reads,
    isForSupport: true,
    summary: "What a delivery to a point costs now, as an order would, with a zone that is still being drawn",
    body: z.object({
      latitude,
      longitude,
      /** Sum of the products. */
      productPrice: money,
      /** Counts in the place of the zone with its id, or as one more. */
      draft: drawnZone.nullish(),
    }),
    reply: z.object({
      /** The branch that a guest there is served by; null: none brings orders. */
      branchId: id.nullable(),
      /** Null: nothing is brought there. */
      tariff: tariff.nullable(),
      /** What a busy hour adds now, in the price already. */
      surcharge: money,
    }),
    refusals: ["not_found", "zone_crosses_itself"],
  }),
};

export type Tariff = z.infer<typeof tariff>;
