import { AUDIENCES, BROADCAST_LETTERS } from "@dasturxon/domain/broadcast";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { picture, storeLink, writtenText } from "./field-kinds.ts";
import { byId, id, instant, text } from "./shapes.ts";

const MANAGING = ["owner", "manager"] as const;

const broadcast = z.object({
  id,
  text,
  image: z.string().nullable(),
  link: z.string().nullable(),
  audience: z.enum(AUDIENCES),
  state: z.enum(["planned", "sending", "sent", "stopped"]),
  sendAt: instant,
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
  /** What stopped it: the bot is off or its token is none, or Telegram did not take the message; null: nothing, or the staff. */
  trouble: z.enum(["bot", "refused"]).nullable(),
  /** How many there are; 0 before it begins. */
  receivers: z.int(),
  sent: z.int(),
  /** Do not want the bot any more. */
  blocked: z.int(),
  /** Said in the meantime that they want no news. */
  skipped: z.int(),
  /** Telegram did not take it for them. */
  failed: z.int(),
  /** Nobody knows whether it came: it is not sent again. */
  unsure: z.int(),
});

/** What a brand tells those who know its bot, all at once [TG-5]. */
export const broadcasts = {
  listBroadcasts: endpoint({
    method: "GET",
    path: "/console/v1/broadcasts",
    auth: "staff",
    roles: MANAGING,
    summary: "The last 50 broadcasts of the brand's bot and how each goes, the newest first",
    reply: z.object({
      /** Of the bot that is on; null: there is none, nothing can be sent. */
      username: z.string().nullable(),
      broadcasts: z.array(broadcast),
    }),
    refusals: ["forbidden"],
  }),
  broadcastAudiences: endpoint({
    method: "GET",
    path: "/console/v1/broadcasts/audiences",
    auth: "staff",
    roles: MANAGING,
    summary: "How many each audience of a broadcast has now",
    reply: z.object({ ALL: z.int(), ORDERED: z.int(), AWAY: z.int(), NEVER: z.int() }),
    refusals: ["forbidden"],
  }),
  planBroadcast: endpoint({
    method: "PUT",
    path: "/console/v1/broadcasts/{id}",
    auth: "staff",
    roles: MANAGING,
    perMinute: 10,
    summary: "Sends a broadcast, at once or later; the client names it, so that a repeat sends nothing twice",
    params: byId,
    body: z.object({
      text: writtenText({ longest: BROADCAST_LETTERS, isRequired: true }),
      image: picture.nullable(),
      /** Where its button leads: into the store, or to an https address. */
      link: storeLink.nullable(),
      audience: z.enum(AUDIENCES),
      /** Null, or what is over: at once. */
      sendAt: instant.nullable(),
    }),
    reply: broadcast,
    refusals: ["forbidden", "not_found"],
  }),
  stopBroadcast: endpoint({
    method: "POST",
    path: "/console/v1/broadcasts/{id}/stop",
    auth: "staff",
    roles: MANAGING,
    summary: "Sends no more of a broadcast; what went out stays",
    params: byId,
    reply: broadcast,
    refusals: ["forbidden", "not_found"],
  }),
};

export type Broadcast = z.infer<typeof broadcast>;
