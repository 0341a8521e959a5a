import { z } from "zod";
import { type PaymentCallback, callbackCodeFromError } from "../callback.ts";

export const paymeCallback = {
  summary: "Payme's Merchant API, JSON-RPC: callbacks of a payment",
  reply: z.looseObject({ id: z.union([z.number(), z.string()]).nullable() }),
  codeOf: callbackCodeFromError,
  example: { method: "CheckPerformTransaction", params: { amount: 4_700_000 }, id: 1 },
} as const satisfies PaymentCallback;
