import { z } from "zod";
import { type PaymentCallback, callbackCodeFromStatus } from "../callback.ts";

export const uzumCheckoutCallback = {
  summary: "Uzum Checkout's callback, unsigned JSON: the payment's status is verified by a request",
  reply: z.looseObject({ isHeard: z.boolean() }),
  codeOf: callbackCodeFromStatus,
  example: { orderNumber: "1" },
} as const satisfies PaymentCallback;
