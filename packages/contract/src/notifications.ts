import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { base64url, pushEndpoint, pushSubscription } from "./push-shapes.ts";
import { done, id, instant, text } from "./shapes.ts";

export const notice = z.object({
  id,
  title: text,
  text,
  /** Path in the store. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdDate: instant,
});

/** Notifications of a customer, and codes that the demo shows instead of sending. */
export const notifications = {
  notices: endpoint({
    method: "GET",
    path: "/notifications/v1/notifications",
    auth: "token",
    summary: "The customer's notifications, newest first, and how many are unread",
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({
      content: z.array(notice),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
      unread: z.int(),
    }),
  }),
  readNotices: endpoint({
    method: "POST",
    path: "/notifications/v1/notifications/read",
    auth: "token",
    summary: "Marks notifications as read: those named, or all without names",
    body: z.object({ ids: z.array(id).max(100).optional() }),
    reply: z.object({ unread: z.int() }),
  }),
  pushKey: endpoint({
    method: "GET",
    path: "/notifications/v1/push/key",
    auth: "token",
    summary: "The key by which a browser knows who sends it pushes (RFC 8292)",
    reply: z.object({ publicKey: base64url }),
  }),
  subscribePush: endpoint({
    method: "POST",
    path: "/notifications/v1/push/subscriptions",
    auth: "token",
    summary: "Tells the customer of changes in this browser too, as long as the session lasts",
    body: pushSubscription,
    reply: done,
    refusals: ["push_service_refused"],
  }),
  unsubscribePush: endpoint({
    method: "POST",
    path: "/notifications/v1/push/unsubscribe",
    auth: "token",
    summary: "Tells the customer nothing in this browser any more",
    body: z.object({ endpoint: pushEndpoint }),
    reply: done,
  }),
  demoInbox: endpoint({
    method: "GET",
    path: "/notifications/v1/demo/inbox",
    auth: "none",
    summary: "Codes that would have gone out by SMS, newest first; exists only in demo mode",
    query: z.object({ phone: z.string().max(24).optional() }),
    reply: z.array(z.object({ phone: z.string(), text: z.string(), code: z.string(), sentAt: z.string() })),
    refusals: ["not_found"],
  }),
};

export type CustomerNotification = z.infer<typeof notice>;
