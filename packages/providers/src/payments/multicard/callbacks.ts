import { z } from "zod";
import { parseJsonObjectOrNull } from "../../json-text.ts";
import type { PaymentCallback } from "../callback.ts";

export const multicardCallback = {
  summary: "Multicard's callback, signed JSON: the result of a payment on its page",
  reply: z.looseObject({ success: z.boolean() }),
  codeOf: ({ text }) => (parseJsonObjectOrNull(text)?.["success"] === true ? "ok" : "refused"),
  example: { invoice_id: "1", amount: 100, sign: "" },
} as const satisfies PaymentCallback;
