import { z } from "zod";
import { type Callback, codeByStatus } from "../callback.ts";

export const payzeCallback = {
  summary: "Payze's webhook, unsigned JSON: the payment's status is verified by a request",
  reply: z.looseObject({ isHeard: z.boolean() }),
  codeOf: codeByStatus,
  example: { IdempotencyKey: "1" },
} as const satisfies Callback;
