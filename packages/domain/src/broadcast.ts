import { OUTGOING_TEXT_LIMITS } from "./text-limits.ts";

/**
 * Audiences of a broadcast, among users of the bot who accept news: all, those who ordered in the last 30 days, those
 * who ordered only before that, and those without orders. [TG-5]
 */
export const AUDIENCES = ["ALL", "ORDERED", "AWAY", "NEVER"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Maximum length of a broadcast in UTF-16 units. Telegram allows 1,024 for the caption of a picture. [TG-5] */
export const MAX_BROADCAST_LENGTH = OUTGOING_TEXT_LIMITS.broadcast.max;
