import { z } from "zod";
import { requestLanguage } from "./shapes.ts";

export const base64url = z.string().regex(/^[\w-]+$/);
export const pushEndpoint = z.string().min(1).max(2048);

/** Subscription from the browser (`PushSubscription.toJSON()`), with the language of the messages. */
export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({ p256dh: base64url.length(87), auth: base64url.length(22) }),
  language: requestLanguage,
});
