import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { Api } from "grammy";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { selectBoardOrder, selectOrderToTell } from "../../orders/index.ts";
import { botOf } from "../../telegram/index.ts";
import { groupMessage } from "../group/group-message.ts";
import { type StaffLanguage, staffLanguage } from "../group/staff-words.ts";
import { createApi, isUnreached, troubleOf } from "../telegram-api.ts";
import type { Shown } from "../telling/guest-message.ts";
import { insertOrUpdateHeld, selectGuestChats, updateTold } from "../telling/queries.ts";
import { HELD_MS, lastByStaff, type TellDeps } from "../telling/tell-of-order.ts";
import { selectStaffChats } from "./queries.ts";

/** What a member of staff is written because nobody reacted. */
export interface StaffAlert {
  merchantId: string;
  kind: AlertKind;
  /** Of an alert about an order, the order. */
  subjectId: string;
  staffId: string;
  /** Gives the sentence at the top in the language of the chat. Called outside of transactions. */
  headlineOf: (language: StaffLanguage) => Promise<string>;
}

/** Which of these members of staff the brand's bot can write to; nobody where it is off. */
export async function findTelegramStaff(
  tx: Tx,
  deps: TellDeps,
  { merchantId, staffIds }: { merchantId: string; staffIds: readonly string[] },
): Promise<Set<string>> {
  const bot = await botOf(tx, deps, merchantId);
  if (!bot?.token || bot.state === "off") return new Set();
  return new Set((await selectStaffChats(tx, merchantId, staffIds)).map(({ staffId }) => staffId));
}

interface Written {
  token: string;
  language: StaffLanguage;
  chatId: number;
  /** The order's message, which follows the order from then on; null: a message of its own. */
  order: { id: string; version: number; shown: Shown } | null;
}

/**
 * Writes to a member of staff in private: to the office about an order with its lines and the buttons to accept or refuse it.
 * @returns false: the bot is off, this person does not want to be written to, or it is not known whether the message came
 * @throws Error when Telegram certainly did not take it for now
 */
export async function sendStaffAlert(deps: TellDeps, alert: StaffAlert): Promise<boolean> {
  const { merchantId } = alert;
  const written = await deps.db.tenantRead(merchantId, (tx) => compose(tx, deps, alert));
  if (!written) return false;
  const { token, language, chatId, order } = written;
  const headline = await alert.headlineOf(language);
  const api = createApi(token, deps);
  if (!order) return (await send(api, { chatId, text: headline })) !== null;
  const { id: orderId, version, shown } = order;
  const now = deps.clock.now();
  const until = new Date(now.getTime() + HELD_MS);
  const held = await deps.db.tenant(merchantId, (tx) =>
    insertOrUpdateHeld(tx, merchantId, { orderId, chatId, now, until }),
  );
  if (!held) throw new Error("the message of the order is being written");
  const text = `${headline}\n\n${shown.text}`;
  let messageId = held.messageId;
  let isSent = false;
  try {
    const sent = await send(api, { chatId, text, keyboard: shown.keyboard });
    isSent = sent !== null;
    messageId = sent ?? messageId;
  } finally {
    const toldVersion = isSent ? version : held.toldVersion;
    await deps.db.tenant(merchantId, async (tx) => {
      await updateTold(tx, merchantId, { orderId, chatId, messageId, toldVersion });
      if (isSent) await followChange(tx, { merchantId, orderId, version });
    });
  }
  return isSent;
}

/** The order may have changed while its message was on the way: it is edited. */
async function followChange(
  tx: Tx,
  { merchantId, orderId, version }: { merchantId: string; orderId: string; version: number },
): Promise<void> {
  const order = await selectOrderToTell(tx, merchantId, orderId);
  if (!order || order.version === version) return;
  const { status, userId } = order;
  const payload = { version: order.version, status, userId };
  const event = { merchantId, topic: "order-changed" as const, key: orderId, payload, seq: 0 };
  await enqueue(tx, "tell-by-bot", event, { key: `bot ${orderId}` });
}

/** Returns the number of the message; null when it was refused, or it is not known whether it came. */
async function send(
  api: Api,
  { chatId, text, keyboard }: { chatId: number; text: string; keyboard?: Shown["keyboard"] },
): Promise<number | null> {
  try {
    const markup = keyboard ? { reply_markup: keyboard } : {};
    return (await api.sendMessage(chatId, text, markup)).message_id;
  } catch (error) {
    if (troubleOf(error).is === "busy" || isUnreached(error))
      throw new Error("Telegram takes no message now", { cause: error });
    return null;
  }
}

async function compose(tx: Tx, deps: TellDeps, alert: StaffAlert): Promise<Written | null> {
  const { merchantId, kind, subjectId, staffId } = alert;
  const bot = await botOf(tx, deps, merchantId);
  const [chat] = await selectStaffChats(tx, merchantId, [staffId]);
  if (!bot?.token || bot.state === "off" || !chat) return null;
  const { chatId, role, branchIds } = chat;
  const brand = await loadBasics(tx, merchantId);
  const language = staffLanguage(chat.language ?? brand.mainLanguage);
  const written = { token: bot.token, language, chatId, order: null };
  const order = kind === "order" ? await selectBoardOrder(tx, merchantId, subjectId) : null;
  // The kitchen sees neither sums nor the customer, and accepts nothing.
  if (!order || role === "kitchen" || !worksIn(branchIds, order.branch.id)) return written;
  const guests = await selectGuestChats(tx, merchantId, order.userId);
  // Somebody's own order: the chat has the customer's message already.
  if (guests.some((guest) => guest.chatId === chatId)) return written;
  const shown = groupMessage(order, { brand, byName: await lastByStaff(tx, order), language });
  return { ...written, order: { id: order.id, version: order.version, shown } };
}
