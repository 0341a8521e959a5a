import type { Api, InlineKeyboard } from "grammy";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { BotKeys } from "../../telegram/index.ts";
import { deleteGroup, updateGroupChat } from "../group/queries.ts";
import { updateGuestBlocked } from "../queries.ts";
import { type TelegramAddress, type Trouble, troubleOf } from "../telegram-api.ts";
import type { Shown } from "./guest-message.ts";
import { insertOrUpdateHeld, updateRefusal, updateTold } from "./queries.ts";

export interface TellDeps extends BotKeys, TelegramAddress {
  db: Database;
  clock: Clock;
  publicUrl: string;
  /** Where the console is, if not at the public address. */
  consoleOrigin?: string | null;
  log: { warn: (details: object, message: string) => void };
}

/** Lease of a message, longer than any call to Telegram. After a crash another worker takes over. */
export const HELD_MS = 30_000;
const AGAIN_MS = 2000;

export interface ToldChat {
  chatId: number;
  /** Whether a message is sent to a chat that has none yet. Otherwise only an existing message is edited. */
  isNews: boolean;
  shown: Shown;
  /** Sent in its place when Telegram refuses it. */
  short: string;
}

interface OrderMessage extends ToldChat {
  merchantId: string;
  orderId: string;
  version: number;
  /** Set when staff requested a resend, which skips the version check. */
  isResent?: boolean;
  /** The group has just become a supergroup with this chat id. */
  isMoved?: boolean;
}

type Put = { messageId: number } | Trouble;
/** `refusal`: why the whole message was not taken where its short form was. */
type Outcome = { messageId: number; refusal: string | null } | Trouble;

/**
 * Has one chat show how an order stands. A group that became a supergroup is told by its new number; what Telegram refuses
 * is sent in its short form; why it was refused is kept for the console until the next message is taken.
 * @returns after how many milliseconds it is to be tried again; 0: it is done
 * @throws Error when nobody answered, so that the job retries
 */
export async function tellChat(
  deps: Pick<TellDeps, "db" | "clock" | "log">,
  api: Api,
  message: OrderMessage,
): Promise<number> {
  const { db, clock, log } = deps;
  const { merchantId, orderId, version, chatId, isNews, isResent = false, isMoved = false } = message;
  const now = clock.now();
  const until = new Date(now.getTime() + HELD_MS);
  const held = await db.tenant(merchantId, (tx) =>
    insertOrUpdateHeld(tx, merchantId, { orderId, chatId, now, until }),
  );
  if (!held) return AGAIN_MS;
  const isWanted = isResent || (version > held.toldVersion && (isNews || held.messageId !== null));
  const outcome = isWanted ? await show(api, { ...message, messageId: held.messageId }) : null;
  const isShown = outcome !== null && "messageId" in outcome;
  const movedTo = outcome && "is" in outcome && outcome.is === "moved" && !isMoved ? outcome.chatId : null;
  await db.tenant(merchantId, async (tx) => {
    const told = isShown ? { messageId: outcome.messageId, toldVersion: version } : held;
    await updateTold(tx, merchantId, { orderId, chatId, ...told });
    const refusal = outcome && movedTo === null ? whyOf(outcome, held.refusal) : held.refusal;
    if (refusal !== held.refusal) await updateRefusal(tx, merchantId, { orderId, chatId, refusal, at: now });
    if (outcome && "is" in outcome && outcome.is === "unwanted") await leaveChat(tx, merchantId, chatId);
    if (movedTo !== null) await updateGroupChat(tx, merchantId, { chatId, newChatId: movedTo });
  });
  if (outcome === null) return 0;
  if (movedTo !== null) return tellChat(deps, api, { ...message, chatId: movedTo, isMoved: true });
  const why = isShown ? outcome.refusal : outcome.why;
  if (why !== null) {
    const is = isShown ? "refused" : outcome.is;
    log.warn({ merchantId, is, why }, "Telegram did not take what the bot says of an order");
  }
  if (isShown) return 0;
  if (outcome.is === "unanswered") throw new Error("Telegram did not answer");
  return outcome.is === "busy" ? outcome.seconds * 1000 : 0;
}

/** What the console shows of it; null: nothing, as of people who blocked the bot. What comes later by itself changes nothing. */
function whyOf(outcome: Outcome, before: string | null): string | null {
  if ("messageId" in outcome) return outcome.refusal;
  if (outcome.is === "busy") return before;
  return outcome.is === "unwanted" ? null : outcome.why;
}

/** A group has a negative number, a person none. */
async function leaveChat(tx: Tx, merchantId: string, chatId: number): Promise<void> {
  if (chatId < 0) await deleteGroup(tx, merchantId, chatId);
  else await updateGuestBlocked(tx, merchantId, { telegramId: chatId, isBlocked: true });
}

async function show(
  api: Api,
  { chatId, messageId, shown, short }: ToldChat & { messageId: number | null },
): Promise<Outcome> {
  const whole = await put(api, { chatId, messageId, ...shown });
  if ("messageId" in whole) return { ...whole, refusal: null };
  if (whole.is !== "refused") return whole;
  const brief = await put(api, { chatId, messageId, text: short });
  return "messageId" in brief ? { ...brief, refusal: whole.why } : whole;
}

/** Edits the message, or sends it if there is none. */
async function put(
  api: Api,
  {
    chatId,
    messageId,
    text,
    keyboard,
  }: { chatId: number; messageId: number | null; text: string; keyboard?: InlineKeyboard },
): Promise<Put> {
  const markup = keyboard ? { reply_markup: keyboard } : {};
  try {
    if (messageId === null) return { messageId: (await api.sendMessage(chatId, text, markup)).message_id };
    await api.editMessageText(chatId, messageId, text, markup);
    return { messageId };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.is === "same" && messageId !== null) return { messageId };
    return trouble.is === "gone" && messageId !== null
      ? put(api, { chatId, messageId: null, text, ...(keyboard && { keyboard }) })
      : trouble;
  }
}
