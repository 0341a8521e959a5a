import { z } from "zod";
import { type Callback, codeFromStatus } from "../callback.ts";

export const payzeCallback = {
  summary: "Payze's webhook, unsigned JSON: the payment's status is verified by a request",
  reply: z.looseObject({ isHeard: z.boolean() }),
  codeOf: codeFromStatus,
  example: { IdempotencyKey: "1" },
} as const satisfies Callback;
