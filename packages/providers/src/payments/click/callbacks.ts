import { z } from "zod";
import { parseJsonObjectOrNull, toTextOrEmpty } from "../../json-text.ts";
import type { PaymentCallback } from "../callback.ts";

export const clickCallback = {
  summary: "Click's SHOP API, a signed form: Prepare and Complete of a payment",
  reply: z.looseObject({ error: z.int(), error_note: z.string() }),
  codeOf({ text }) {
    const code = toTextOrEmpty(parseJsonObjectOrNull(text)?.["error"]);
    return code === "0" ? "ok" : code || "none";
  },
  example: { action: 0 },
} as const satisfies PaymentCallback;
