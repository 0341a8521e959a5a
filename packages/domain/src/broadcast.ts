import { TEXT_LIMITS } from "./text-limits.ts";

/**
 * Who is written to, of those who know the bot and want news: everybody; who ordered in the last 30 days; who did before
 * that and not since; who never did. [TG-5]
 */
export const AUDIENCES = ["ALL", "ORDERED", "AWAY", "NEVER"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** UTF-16 units of a broadcast: a caption of a picture has 1,024 at Telegram. [TG-5] */
export const BROADCAST_LETTERS = TEXT_LIMITS.broadcast.max;
