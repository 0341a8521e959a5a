import { z } from "zod";
import { boardOrder } from "./board.ts";
import { staffClaim } from "./claims.ts";
import { declareEndpoint } from "./endpoint.ts";
import { reservation } from "./reservations.ts";
import { id } from "./shapes.ts";
import { waiterCall } from "./tables.ts";

/**
 * Event of the console's stream. Exactly one field is set: the new state of the changed record. The other fields are
 * null.
 */
export const consoleEvent = z.object({
  order: boardOrder.nullable(),
  reservation: reservation.nullable(),
  waiterCall: waiterCall.nullable(),
  claim: staffClaim.nullable(),
});

/** Event stream of the console. */
export const consoleEventEndpoints = {
  consoleEvents: declareEndpoint({
    method: "GET",
    path: "/console/v1/events",
    auth: "staff",
    isForSupport: true,
    summary:
      "Streams each order, reservation, waiter call and claim at each change, in order. Table events are sent only to roles that attend tables, claims only to roles that answer them",
    query: z.object({ branchId: id.optional() }),
    reply: consoleEvent,
    kind: "events",
  }),
};

export type ConsoleEvent = z.infer<typeof consoleEvent>;
