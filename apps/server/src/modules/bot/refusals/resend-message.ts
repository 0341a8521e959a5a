import type { TelegramRefusal } from "@dasturxon/contract";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { createTelegramApi } from "../telegram-api.ts";
import { notifyChat, type NotifyChatDeps } from "../order-messages/notify-chat.ts";
import { findOrderChats } from "../order-messages/notify-order-chats.ts";
import { type MessageRefusalRow, selectMessageRefusals, updateMessageRefusalsCleared } from "./queries.ts";

/**
 * Sends a chat's last refused message again, with the order's current state. Returns Telegram's new refusal, or null if
 * it was accepted. Refuses with `not_found` if there is no refused message or the chat no longer receives the order,
 * and with `bot_unanswered` if Telegram does not respond.
 */
export async function resendMessage(
  deps: NotifyChatDeps,
  { merchantId, chatId }: { merchantId: string; chatId: number },
): Promise<{ refusal: TelegramRefusal | null } | Refusal<"not_found" | "bot_unanswered">> {
  const { db } = deps;
  const loadRefusals = () =>
    db.tenantRead(merchantId, (tx) => selectMessageRefusals(tx, merchantId, { chatId }));
  const [refused] = await loadRefusals();
  if (!refused) return refuse("not_found");
  const { orderId } = refused;
  const found = await db.tenantRead(merchantId, (tx) => findOrderChats(tx, deps, { merchantId, orderId }));
  const chat = found?.chats.find((each) => each.chatId === chatId);
  if (!found || !chat) {
    // The bot is off or the chat no longer receives the order. There is nothing to resend, so the chat's refusals are
    // cleared.
    await db.tenant(merchantId, (tx) => updateMessageRefusalsCleared(tx, merchantId, chatId));
    return refuse("not_found");
  }
  const message = { ...chat, merchantId, orderId, version: found.version, isResent: true };
  const waitMs = await notifyChat(deps, createTelegramApi(found.token, deps), message).catch(() => null);
  if (waitMs !== 0) return refuse("bot_unanswered");
  const [still] = await loadRefusals();
  return { refusal: still ? viewMessageRefusal(still) : null };
}

export function viewMessageRefusal({ at, ...refusal }: MessageRefusalRow): TelegramRefusal {
  return { ...refusal, at: at.toISOString() };
}
