import { z } from "zod";
import { type PaymentCallback, callbackCodeFromError } from "../callback.ts";

export const paynetCallback = {
  summary: "Paynet's web service, JSON-RPC: the amount due for a number, and payments",
  reply: z.looseObject({ id: z.union([z.number(), z.string()]).nullable() }),
  codeOf: callbackCodeFromError,
  example: {
    jsonrpc: "2.0",
    id: 1,
    method: "GetInformation",
    params: { serviceId: "401", fields: { order_id: "100000" } },
  },
} as const satisfies PaymentCallback;
