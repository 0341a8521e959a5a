import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./shapes.ts";

export const notice = z.object({
  id,
  title: text,
  text,
  /** A path within the store. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdDate: instant,
});

/** What a customer was told, and the codes that the demo shows instead of sending. */
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
