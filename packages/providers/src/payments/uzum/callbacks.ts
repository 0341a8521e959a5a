import { z } from "zod";
import { parseJsonObjectOrNull } from "../../json-text.ts";
import { type PaymentCallback, toCallbackCode } from "../callback.ts";

export const uzumCallback = {
  summary: "Uzum's Merchant API, JSON: check, create, confirm, reverse and status of a payment",
  operation: z.string().max(40),
  reply: z.looseObject({ status: z.string() }),
  codeOf: ({ text }) => toCallbackCode(parseJsonObjectOrNull(text)?.["errorCode"]),
  example: { serviceId: 101, timestamp: 1, params: { order_id: "1" } },
} as const satisfies PaymentCallback;
