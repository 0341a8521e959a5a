import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { MAX_SHARED_LINES } from "@dasturxon/domain/shared-basket";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id } from "./shapes.ts";

const DAY_MS = 86_400_000;
/** Milliseconds since the change. Relative, because clocks of devices differ. */
const basketChangeAgeMs = z
  .int()
  .min(0)
  .max(400 * DAY_MS);

const sharedBasketLine = z.object({
  productId: id,
  modifications: z
    .array(z.object({ id, count: z.int().min(1).max(MAX_CHOICE_COUNT) }))
    .max(100)
    .default([]),
  count: z.int().min(0).max(MAX_LINE_ITEM_COUNT),
});
const basketDeliveryPlace = z.object({
  serviceType: z.enum(["DELIVERY", "PICK_UP"]),
  addressId: id.nullable(),
  branchId: id.nullable(),
});

/** Basket shared by all devices of a customer. */
export const sharedBasketEndpoints = {
  shareBasket: declareEndpoint({
    method: "PUT",
    path: "/orders/v1/basket",
    auth: "token",
    perMinute: 120,
    summary: "Sends the basket changes of this device, and returns the basket of all the customer's devices",
    body: z.object({
      /** Changed lines of the basket. `count` 0: the line was removed. */
      lines: z.array(sharedBasketLine.extend({ ago: basketChangeAgeMs })).max(MAX_SHARED_LINES),
      place: basketDeliveryPlace.extend({ ago: basketChangeAgeMs }).nullish(),
    }),
    reply: z.object({ lines: z.array(sharedBasketLine), place: basketDeliveryPlace.nullable() }),
  }),
};
