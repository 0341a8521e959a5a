import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { zone } from "./managed/zones.ts";
import { id, latitude, longitude, money, textByLanguage } from "./shapes.ts";

export const deliveryTariff = z.object({
  /** Id to send with the order as `deliveryTariffId`: the region's id, or the branch's if there is no region. */
  id,
  price: money,
  /** Straight-line distance from the branch in metres. */
  distance: z.int(),
  /** Total of the products in soʻm from which delivery is free; 0: never free. */
  freeFrom: money,
  /** Travel time of the courier in minutes. */
  minutes: z.int(),
  branchId: id,
  regionId: id.nullable(),
  regionName: textByLanguage.nullable(),
});

const { branchId, name, polygon, basePrice, baseDistance, perKilometre, freeFrom, steps } = zone.fields;
/** Delivery zone with its tariff, before the zone is saved. */
const unsavedZone = z.object({
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

/** Delivery prices. */
export const deliveryEndpoints = {
  calculateTariff: declareEndpoint({
    method: "POST",
    path: "/deliveries/v1/delivery/tariff/client/calculate",
    perMinute: 240,
    auth: "none",
    summary:
      "Returns the price of a delivery to a point; public, so that guests see every fee before they sign in",
    body: z.object({
      productPrice: money,
      distance: z.number().min(0).nullish(),
      branchId: id,
      latitude,
      longitude,
      address: z.string().max(300).nullish(),
      cityId: id.nullish(),
    }),
    reply: deliveryTariff,
    refusals: ["not_found", "out_of_zone", "service_not_available"],
  }),
  probeZones: declareEndpoint({
    method: "POST",
    path: "/console/v1/venue/zones/probe",
    auth: "staff",
    urgency: "quote",
    roles: zone.reads,
    isForSupport: true,
    summary: "Returns the current delivery price to a point as for an order, including an unsaved zone",
    body: z.object({
      latitude,
      longitude,
      /** Total of the products in the order, in soʻm. */
      productPrice: money,
      /** Zone that the user is editing. It replaces the stored zone with the same id, or is added to the zones. */
      draft: unsavedZone.nullish(),
    }),
    reply: z.object({
      /** Branch that serves a guest at this point; null: no branch delivers there. */
      branchId: id.nullable(),
      /** Delivery price and conditions; null: no delivery to this point. */
      tariff: deliveryTariff.nullable(),
      /** Surcharge for busy hours in soʻm, already included in the price. */
      surcharge: money,
    }),
    refusals: ["not_found", "zone_crosses_itself"],
  }),
};

export type DeliveryTariff = z.infer<typeof deliveryTariff>;
