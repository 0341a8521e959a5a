import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { base64url, pushEndpoint, pushSubscription } from "./push-shapes.ts";
import { doneReply, id, instant, textByLanguage } from "./shapes.ts";

export const customerNotification = z.object({
  id,
  title: textByLanguage,
  text: textByLanguage,
  /** Target of the notification: a path in the store; null: none. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdDate: instant,
});

/** Notifications of a customer, and codes that the demo shows instead of sending. */
export const notificationEndpoints = {
  notices: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/notifications",
    auth: "token",
    summary: "Lists the customer's notifications, newest first, with the number of unread ones",
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({
      content: z.array(customerNotification),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
      unread: z.int(),
    }),
  }),
  readNotices: declareEndpoint({
    method: "POST",
    path: "/notifications/v1/notifications/read",
    auth: "token",
    summary: "Marks the named notifications as read, or all if none are named",
    body: z.object({ ids: z.array(id).max(100).optional() }),
    reply: z.object({ unread: z.int() }),
  }),
  pushKey: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/push/key",
    auth: "token",
    summary: "Returns the VAPID key for push subscriptions (RFC 8292)",
    reply: z.object({ publicKey: base64url }),
  }),
  subscribePush: declareEndpoint({
    method: "POST",
    path: "/notifications/v1/push/subscriptions",
    auth: "token",
    summary: "Subscribes this browser to the customer's notifications until the session ends",
    body: pushSubscription,
    reply: doneReply,
    refusals: ["push_service_refused"],
  }),
  unsubscribePush: declareEndpoint({
    method: "POST",
    path: "/notifications/v1/push/unsubscribe",
    auth: "token",
    summary: "Unsubscribes this browser from the customer's notifications",
    body: z.object({ endpoint: pushEndpoint }),
    reply: doneReply,
  }),
  demoInbox: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/demo/inbox",
    auth: "none",
    summary: "Lists codes that would have been sent by SMS, newest first; in demo mode only",
    query: z.object({ phone: z.string().max(24).optional() }),
    reply: z.array(z.object({ phone: z.string(), text: z.string(), code: z.string(), sentAt: z.string() })),
    refusals: ["not_found"],
  }),
};

export type CustomerNotification = z.infer<typeof customerNotification>;
