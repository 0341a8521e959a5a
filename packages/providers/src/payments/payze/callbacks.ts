import { z } from "zod";
import { type PaymentCallback, callbackCodeFromStatus } from "../callback.ts";

export const payzeCallback = {
  summary: "Payze's webhook, unsigned JSON: the payment's status is verified by a request",
  reply: z.looseObject({ isHeard: z.boolean() }),
  codeOf: callbackCodeFromStatus,
  example: { IdempotencyKey: "1" },
} as const satisfies PaymentCallback;
