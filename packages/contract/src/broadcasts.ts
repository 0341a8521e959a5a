import { AUDIENCES, MAX_BROADCAST_LENGTH } from "@dasturxon/domain/broadcast";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { picture, storeLink, createMultilingualTextSchema } from "./field-kinds.ts";
import { idParams, id, instant, textByLanguage } from "./shapes.ts";

const broadcast = z.object({
  id,
  text: textByLanguage,
  image: z.string().nullable(),
  link: z.string().nullable(),
  audience: z.enum(AUDIENCES),
  state: z.enum(["planned", "sending", "sent", "stopped"]),
  sendAt: instant,
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
  /**
   * Reason why the broadcast stopped: the bot is off or its token is invalid, or Telegram refused the message. Null: no
   * problem, or stopped by the staff.
   */
  trouble: z.enum(["bot", "refused"]).nullable(),
  /** Number of receivers; 0 before the start. */
  receivers: z.int(),
  sent: z.int(),
  /** Number of receivers who blocked the bot. */
  blocked: z.int(),
  /** Number of receivers who unsubscribed from news in the meantime. */
  skipped: z.int(),
  /** Number of receivers for whom Telegram refused the message. */
  failed: z.int(),
  /** Number of messages whose delivery is unknown. These messages are not sent again. */
  unsure: z.int(),
});

/** Messages from a brand to all users of its bot [TG-5]. */
export const broadcastEndpoints = {
  listBroadcasts: declareEndpoint({
    method: "GET",
    path: "/console/v1/broadcasts",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Lists the last 50 broadcasts of the brand's bot with their progress, newest first",
    reply: z.object({
      /** User name of the enabled bot; null: no bot, so no message can be sent. */
      username: z.string().nullable(),
      broadcasts: z.array(broadcast),
    }),
    refusals: ["forbidden"],
  }),
  broadcastAudiences: declareEndpoint({
    method: "GET",
    path: "/console/v1/broadcasts/audiences",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Returns the current size of each audience of a broadcast",
    reply: z.object({ ALL: z.int(), ORDERED: z.int(), AWAY: z.int(), NEVER: z.int() }),
    refusals: ["forbidden"],
  }),
  planBroadcast: declareEndpoint({
    method: "PUT",
    path: "/console/v1/broadcasts/{id}",
    auth: "staff",
    roles: MANAGER_ROLES,
    perMinute: 10,
    summary:
      "Sends a broadcast now or later; the client chooses its id, so that a repeated call sends nothing twice",
    params: idParams,
    body: z.object({
      text: createMultilingualTextSchema({ longest: MAX_BROADCAST_LENGTH, isRequired: true }),
      image: picture.nullable(),
      /** Target of the message's button: a path in the store or an https address. */
      link: storeLink.nullable(),
      audience: z.enum(AUDIENCES),
      /** Time when the broadcast is to be sent; null or a time in the past: immediately. */
      sendAt: instant.nullable(),
    }),
    reply: broadcast,
    refusals: ["forbidden", "not_found"],
  }),
  stopBroadcast: declareEndpoint({
    method: "POST",
    path: "/console/v1/broadcasts/{id}/stop",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Stops a broadcast; messages already sent stay",
    params: idParams,
    reply: broadcast,
    refusals: ["forbidden", "not_found"],
  }),
};

export type Broadcast = z.infer<typeof broadcast>;
