import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, latitude, longitude, money, text } from "./shapes.ts";

export const tariff = z.object({
  /** Sent back with the order as `deliveryTariffId`. */
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
};

export type Tariff = z.infer<typeof tariff>;
