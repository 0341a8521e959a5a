import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, doneReply, id, instant, pause, pauseKind, money, textByLanguage } from "./shapes.ts";

/** Settings of a branch's kitchen. */
export const kitchenSettings = z.object({
  preparationMinutes: z.int().min(0).max(600),
  /** Whether new orders are accepted automatically. */
  isAutoAccept: z.boolean(),
  /** Capacity: cooking minutes per 15 minutes; null: unlimited [CH-2]. */
  slotCapacityMinutes: z.int().min(1).max(10_000).nullable(),
});

const staffPause = pause.extend({
  /** Whether the pause started because no staff member reacted to an order. The first reaction ends such a pause. */
  isByAlert: z.boolean(),
});

/** Kitchen settings and pauses of each branch. */
export const kitchenEndpoints = {
  kitchenBranches: declareEndpoint({
    method: "GET",
    path: "/console/v1/kitchen",
    auth: "staff",
    summary: "Returns how each branch's kitchen accepts orders",
    reply: z.array(kitchenSettings.extend({ id, name: textByLanguage })),
  }),
  changeKitchen: declareEndpoint({
    method: "PUT",
    path: "/console/v1/kitchen/{id}",
    auth: "staff",
    summary: "Sets preparation time, automatic acceptance and capacity of a branch",
    params: idParams,
    body: kitchenSettings,
    reply: kitchenSettings.extend({ id, name: textByLanguage }),
    refusals: ["not_found", "forbidden"],
  }),
  pauses: declareEndpoint({
    method: "GET",
    path: "/console/v1/pauses",
    auth: "staff",
    summary: "Lists current pauses and busy hours",
    reply: z.array(staffPause),
  }),
  addPause: declareEndpoint({
    method: "POST",
    path: "/console/v1/pauses",
    auth: "staff",
    summary: "Pauses the brand, a branch or a category, or marks it as busy, until a time or until lifted",
    body: z.object({
      kind: pauseKind,
      branchId: id.nullish(),
      categoryId: id.nullish(),
      until: instant.nullable(),
      extraMinutes: z.int().min(0).max(600).default(0),
      deliverySurcharge: money.max(1_000_000).default(0),
    }),
    reply: staffPause,
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  liftPause: declareEndpoint({
    method: "DELETE",
    path: "/console/v1/pauses/{id}",
    auth: "staff",
    summary: "Ends a pause early",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found", "forbidden"],
  }),
};

export type KitchenSettings = z.infer<typeof kitchenSettings>;
export type Pause = z.infer<typeof staffPause>;
