import type { Api, InlineKeyboard } from "grammy";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { BotKeys } from "../../telegram/index.ts";
import { deleteGroup, updateGroupChatId } from "../group/queries.ts";
import { updateGuestBlocked } from "../queries.ts";
import { type TelegramApiAddress, type TelegramFailure, toTelegramFailure } from "../telegram-api.ts";
import type { GuestMessageContent } from "./guest-message.ts";
import { insertOrUpdateLeasedMessage, updateMessageRefusal, updateSentOrderVersion } from "./queries.ts";

export interface NotifyChatDeps extends BotKeys, TelegramApiAddress {
  db: Database;
  clock: Clock;
  publicUrl: string;
  /** Origin of the console, if it differs from the public address. */
  consoleOrigin?: string | null;
  log: { warn: (details: object, message: string) => void };
}

/**
 * Time in milliseconds for which one worker has a message for itself (lease), longer than any call to Telegram. After a
 * crash another worker takes over.
 */
export const MESSAGE_LEASE_MS = 30_000;
const CHAT_RETRY_DELAY_MS = 2000;

export interface NotifiedChat {
  chatId: number;
  /**
   * Whether the order's status is sent as a new message to a chat that has no message of the order yet. If false, only
   * an existing message is edited.
   */
  isNews: boolean;
  shown: GuestMessageContent;
  /** Short message that is sent if Telegram refuses the full message. */
  short: string;
}

interface OrderMessage extends NotifiedChat {
  merchantId: string;
  orderId: string;
  version: number;
  /** Whether staff requested a resend, which skips the version check. */
  isResent?: boolean;
  /** Whether the group has just become a supergroup with this chat id. */
  isMoved?: boolean;
}

type SendOrEditResult = { messageId: number } | TelegramFailure;
/**
 * Result of sending or editing a message. `refusal`: reason why Telegram refused the full message, if it accepted the
 * short one.
 */
type MessageOutcome = { messageId: number; refusal: string | null } | TelegramFailure;

/**
 * Shows an order's status in one chat. A group that became a supergroup is messaged by its new id. If Telegram refuses
 * the message, its short form is sent, and the reason is stored for the console until a later message is accepted.
 * @returns delay until the next attempt, in milliseconds; 0 if done
 * @throws Error if Telegram did not respond, so that the job retries
 */
export async function notifyChat(
  deps: Pick<NotifyChatDeps, "db" | "clock" | "log">,
  api: Api,
  message: OrderMessage,
): Promise<number> {
  const { db, clock, log } = deps;
  const { merchantId, orderId, version, chatId, isNews, isResent = false, isMoved = false } = message;
  const now = clock.now();
  const until = new Date(now.getTime() + MESSAGE_LEASE_MS);
  const held = await db.tenant(merchantId, (tx) =>
    insertOrUpdateLeasedMessage(tx, merchantId, { orderId, chatId, now, until }),
  );
  if (!held) return CHAT_RETRY_DELAY_MS;
  const isWanted = isResent || (version > held.toldVersion && (isNews || held.messageId !== null));
  const outcome = isWanted ? await showOrderMessage(api, { ...message, messageId: held.messageId }) : null;
  const isShown = outcome !== null && "messageId" in outcome;
  const movedTo = outcome && "is" in outcome && outcome.is === "moved" && !isMoved ? outcome.chatId : null;
  await db.tenant(merchantId, async (tx) => {
    const told = isShown ? { messageId: outcome.messageId, toldVersion: version } : held;
    await updateSentOrderVersion(tx, merchantId, { orderId, chatId, ...told });
    const refusal =
      outcome && movedTo === null ? chooseShownMessageRefusal(outcome, held.refusal) : held.refusal;
    if (refusal !== held.refusal)
      await updateMessageRefusal(tx, merchantId, { orderId, chatId, refusal, at: now });
    if (outcome && "is" in outcome && outcome.is === "unwanted")
      await removeChatFromReceivers(tx, merchantId, chatId);
    if (movedTo !== null) await updateGroupChatId(tx, merchantId, { chatId, newChatId: movedTo });
  });
  if (outcome === null) return 0;
  if (movedTo !== null) return notifyChat(deps, api, { ...message, chatId: movedTo, isMoved: true });
  const why = isShown ? outcome.refusal : outcome.why;
  if (why !== null) {
    const is = isShown ? "refused" : outcome.is;
    log.warn({ merchantId, is, why }, "Telegram refused a message about an order");
  }
  if (isShown) return 0;
  if (outcome.is === "unanswered") throw new Error("Telegram did not answer");
  return outcome.is === "busy" ? outcome.seconds * 1000 : 0;
}

/**
 * Returns the refusal shown in the console. Null if there is none, for example if a user blocked the bot. A rate limit
 * changes nothing, because the message is retried.
 */
function chooseShownMessageRefusal(outcome: MessageOutcome, before: string | null): string | null {
  if ("messageId" in outcome) return outcome.refusal;
  if (outcome.is === "busy") return before;
  return outcome.is === "unwanted" ? null : outcome.why;
}

/** Removes a chat from the receivers. Groups have negative ids, users have positive ones. */
async function removeChatFromReceivers(tx: Tx, merchantId: string, chatId: number): Promise<void> {
  if (chatId < 0) await deleteGroup(tx, merchantId, chatId);
  else await updateGuestBlocked(tx, merchantId, { telegramId: chatId, isBlocked: true });
}

async function showOrderMessage(
  api: Api,
  { chatId, messageId, shown, short }: NotifiedChat & { messageId: number | null },
): Promise<MessageOutcome> {
  const whole = await sendOrEditMessage(api, { chatId, messageId, ...shown });
  if ("messageId" in whole) return { ...whole, refusal: null };
  if (whole.is !== "refused") return whole;
  const brief = await sendOrEditMessage(api, { chatId, messageId, text: short });
  return "messageId" in brief ? { ...brief, refusal: whole.why } : whole;
}

/** Edits the message, or sends it if there is none. */
async function sendOrEditMessage(
  api: Api,
  {
    chatId,
    messageId,
    text,
    keyboard,
  }: { chatId: number; messageId: number | null; text: string; keyboard?: InlineKeyboard },
): Promise<SendOrEditResult> {
  const markup = keyboard ? { reply_markup: keyboard } : {};
  try {
    if (messageId === null) return { messageId: (await api.sendMessage(chatId, text, markup)).message_id };
    await api.editMessageText(chatId, messageId, text, markup);
    return { messageId };
  } catch (error) {
    const trouble = toTelegramFailure(error);
    if (trouble.is === "same" && messageId !== null) return { messageId };
    return trouble.is === "gone" && messageId !== null
      ? sendOrEditMessage(api, { chatId, messageId: null, text, ...(keyboard && { keyboard }) })
      : trouble;
  }
}
