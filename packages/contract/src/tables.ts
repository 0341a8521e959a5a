import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { weightMeasure } from "./products.ts";
import {
  idParams,
  id,
  instant,
  money,
  orderStatus,
  paymentType,
  requestLanguage,
  tableSecret,
  textByLanguage,
} from "./shapes.ts";

export const diningTable = z.object({
  id,
  branchId: id,
  number: z.string(),
  /** Location of the table, for example the hall or the terrace. */
  place: textByLanguage,
  chairs: z.int(),
});

/** Reason of a call from a table: the waiter, or the bill. */
export const callReason = z.enum(["WAITER", "BILL"]);

export const waiterCall = z.object({
  id,
  branchId: id,
  table: diningTable.omit({ branchId: true }),
  state: z.enum(["CALLED", "ENDED"]),
  reason: callReason,
  /** Payment type for the bill, if the guest chose one. */
  paymentType: paymentType.nullable(),
  calledAt: instant,
  endedAt: instant.nullable(),
});

/** Orders of a table since its last bill, placed in the last four hours at most, newest first. */
export const tableOrders = z.object({
  orders: z.array(
    z.object({
      number: z.int(),
      status: orderStatus,
      isPaid: z.boolean(),
      placedAt: instant,
      totalPrice: money,
      lines: z.array(
        z.object({
          productId: id,
          name: textByLanguage,
          count: z.int(),
          weighed: weightMeasure.nullable(),
          totalPrice: money,
          choices: z.array(z.object({ name: textByLanguage, count: z.int() })),
        }),
      ),
    }),
  ),
  /** Total of all orders and its unpaid part, in soʻm. */
  totalPrice: money,
  unpaidPrice: money,
});

/** Actions of a guest at a table, with the table's QR code. */
export const tableEndpoints = {
  callWaiter: declareEndpoint({
    method: "POST",
    path: "/orders/v1/waiter-calls",
    auth: "none",
    perMinute: 20,
    summary:
      "Calls the waiter to a table, or requests the bill; a repeated open call is the same call; requires the table's secret from its QR code",
    body: z.object({
      tableId: id,
      tableSecret,
      reason: callReason.default("WAITER"),
      paymentType: paymentType.nullish(),
    }),
    reply: waiterCall,
    refusals: ["table_not_found", "too_many_requests"],
  }),
  tableOrders: declareEndpoint({
    method: "GET",
    path: "/orders/v1/tables/{id}/orders",
    auth: "none",
    perMinute: 120,
    summary: "Lists the orders of a table in this visit: products and amounts without names",
    params: idParams,
    query: z.object({ tableSecret }),
    reply: tableOrders,
    refusals: ["table_not_found"],
  }),
  openTableSession: declareEndpoint({
    method: "POST",
    path: "/users/v1/tables/{id}/session",
    auth: "none",
    perMinute: 20,
    summary:
      "Opens a session of a guest without a phone, in exchange for the table's secret from its QR code, where the brand allows it",
    params: idParams,
    body: z.object({ tableSecret, language: requestLanguage.default("uz") }),
    /** `userId` is the id of the user to whom the guest's orders belong. */
    reply: z.object({ token: z.string(), expiresAt: instant, userId: id }),
    refusals: ["table_not_found", "feature_off", "table_order_limit"],
  }),
  waiterCall: declareEndpoint({
    method: "GET",
    path: "/orders/v1/waiter-calls/{id}",
    auth: "none",
    summary: "Returns whether a waiter call is still open",
    params: idParams,
    reply: waiterCall,
    refusals: ["not_found"],
  }),
  endWaiterCall: declareEndpoint({
    method: "POST",
    path: "/console/v1/waiter-calls/{id}/end",
    auth: "staff",
    summary: "Closes a waiter call; repeating it changes nothing",
    params: idParams,
    reply: waiterCall,
    refusals: ["not_found", "forbidden"],
  }),
};

export type DiningTable = z.infer<typeof diningTable>;
export type TableOrders = z.infer<typeof tableOrders>;
export type WaiterCall = z.infer<typeof waiterCall>;
