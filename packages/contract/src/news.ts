import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, id, instant, text } from "./shapes.ts";

export const story = z.object({
  id,
  name: text,
  /** The round picture that opens it. */
  image: z.string(),
  position: z.int(),
  pages: z.array(
    z.object({
      image: z.string(),
      text,
      /** A path within the store or an https address. */
      link: z.string().nullable(),
      seconds: z.int(),
    }),
  ),
});

export const notice = z.object({
  id,
  title: text,
  text,
  /** A path within the store. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdDate: instant,
});

/** Stories for everybody and notices for one customer. */
export const news = {
  stories: endpoint({
    method: "GET",
    path: "/notifications/v2/stories",
    auth: "none",
    summary: "Stories that run now; none where storiesActive is off",
    reply: z.array(story),
  }),
  seenStories: endpoint({
    method: "GET",
    path: "/notifications/v2/stories/seen",
    auth: "token",
    summary: "Ids of the stories that the customer has seen",
    reply: z.array(id),
  }),
  seeStory: endpoint({
    method: "POST",
    path: "/notifications/v2/stories/{id}/seen",
    auth: "token",
    summary: "Marks a story as seen",
    params: z.object({ id }),
    reply: done,
    refusals: ["not_found"],
  }),
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
};

export type Story = z.infer<typeof story>;
export type Notice = z.infer<typeof notice>;
