import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { courierStatus, id, latitude, longitude, sum, text } from "./shapes.ts";

export const tariff = z.object({
  /** Sent back with the order as `deliveryTariffId`. */
  id,
  price: sum,
  /** Metres from the branch, by air. */
  distance: z.int(),
  /** Product sum from which delivery is free; 0: never. */
  freeFrom: sum,
  /** Minutes on the road. */
  minutes: z.int(),
  branchId: id,
  regionId: id.nullable(),
  regionName: text.nullable(),
});

/** Who brings an order, as its customer may know it. */
export const orderCourier = z.object({
  /** Null where a courier service has not said who comes. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  status: courierStatus.nullable(),
  /** Where the courier is now; null while nobody knows. */
  position: z.object({ latitude, longitude }).nullable(),
});

export const deliveries = {
  calculateTariff: endpoint({
    method: "POST",
    path: "/deliveries/v1/delivery/tariff/client/calculate",
    perMinute: 240,
    auth: "none",
    summary: "Price of delivery to a point; open to guests, who see every fee before they sign in",
    body: z.object({
      productPrice: sum,
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
  orderCourier: endpoint({
    method: "GET",
    path: "/deliveries/v1/delivery/courier/{id}",
    auth: "token",
    summary: "The courier of the customer's own order under way, by the order's id: name, phone, position",
    params: z.object({ id }),
    reply: orderCourier,
    refusals: ["not_found"],
  }),
};

export type Tariff = z.infer<typeof tariff>;
export type OrderCourier = z.infer<typeof orderCourier>;
