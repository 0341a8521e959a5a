import { fromWire, isLanguage } from "@dasturxon/domain/language";
import { isFreeToTake } from "@dasturxon/domain/courier-move";
import { isForStaff } from "@dasturxon/domain/order-permission";
import { isActive } from "@dasturxon/domain/order-status";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { Api } from "grammy";
import type { JobPayloads } from "../../../jobs.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { type BrandBasics, loadBasics, loadStoreUrl } from "../../merchants/index.ts";
import { type BoardRow, selectBoardOrder, selectChanges, selectOrderToTell } from "../../orders/index.ts";
import { type BotKeys, botOf } from "../../telegram/index.ts";
import { courierMessage, goneMessage } from "../couriers/courier-message.ts";
import { selectCourierChats } from "../couriers/queries.ts";
import { groupMessage, isNew } from "../group/group-message.ts";
import { deleteGroup, selectGroups } from "../group/queries.ts";
import { staffLanguage } from "../group/staff-words.ts";
import { updateGuestBlocked } from "../queries.ts";
import { languageOfBrand } from "../talk/words.ts";
import { selectAlertedChats } from "../alerts/queries.ts";
import { createApi, type TelegramAddress, troubleOf } from "../telegram-api.ts";
import { guestMessage, type Shown } from "./guest-message.ts";
import { insertOrUpdateHeld, selectGuestChats, updateTold } from "./queries.ts";

export interface TellDeps extends BotKeys, TelegramAddress {
  db: Database;
  clock: Clock;
  publicUrl: string;
  log: { warn: (details: object, message: string) => void };
}

/** Longer than any call to Telegram takes: who held a message and died is followed by another. */
export const HELD_MS = 30_000;
const AGAIN_MS = 2000;

interface ToldChat {
  chatId: number;
  /** Worth a message of its own where the chat has none; else only what is there is changed. */
  isNews: boolean;
  shown: Shown;
}

/**
 * Has every chat that an order concerns show how it stands, by one message that is edited in place: the guest's own, the
 * courier's, and the staff's groups [TG-5].
 * It tells what is so now, whichever change it was woken by, so changes may overtake one another. Where the message is gone
 * it is written anew; who blocked the bot is left in peace; where Telegram asks for a moment it comes again.
 */
export async function tellOfOrder(deps: TellDeps, event: JobPayloads["tell-by-bot"]): Promise<void> {
  const { db, clock } = deps;
  const { merchantId, key: orderId } = event;
  const found = await db.tenantRead(merchantId, (tx) => findChats(tx, deps, { merchantId, orderId }));
  if (!found) return;
  const api = createApi(found.token, deps);
  let waitMs = 0;
  for (const chat of found.chats) {
    const message = { merchantId, orderId, version: found.version, ...chat };
    waitMs = Math.max(waitMs, await tellChat(deps, api, message));
  }
  if (waitMs === 0) return;
  const runAt = new Date(clock.now().getTime() + waitMs);
  await db.tenant(merchantId, (tx) => enqueue(tx, "tell-by-bot", event, { runAt, key: `bot ${orderId}` }));
}

async function findChats(
  tx: Tx,
  deps: TellDeps,
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<{ token: string; version: number; chats: ToldChat[] } | null> {
  const bot = await botOf(tx, deps, merchantId);
  if (!bot?.token || bot.state === "off") return null;
  const order = await selectOrderToTell(tx, merchantId, orderId);
  if (!order) return null;
  const brand = await loadBasics(tx, merchantId);
  const storeUrl = await loadStoreUrl(tx, merchantId, deps.publicUrl);
  const guests = await selectGuestChats(tx, merchantId, order.userId);
  const chats = guests.map(({ chatId, language: chosen, userLanguage }) => {
    const language = isLanguage(chosen) ? chosen : (fromWire(userLanguage) ?? languageOfBrand(brand));
    return { chatId, isNews: true, shown: guestMessage(order, { brand, storeUrl, language }) };
  });
  const board = await selectBoardOrder(tx, merchantId, orderId);
  const couriers = board ? await findCouriers(tx, board, brand) : [];
  const groups = board ? await findGroups(tx, board, brand) : [];
  const alerted = board ? await findAlerted(tx, board, brand) : [];
  // One message per chat and order. A courier who ordered for themselves gets the courier's message.
  const all = Map.groupBy([...couriers, ...chats, ...alerted, ...groups], ({ chatId }) => chatId);
  return {
    token: bot.token,
    version: order.version,
    chats: [...all.values()].flatMap((same) => same.slice(0, 1)),
  };
}

/** Returns the private chats that got an alert about the order, so that their message is edited. */
async function findAlerted(tx: Tx, order: BoardRow, brand: BrandBasics): Promise<ToldChat[]> {
  const { merchantId, id: orderId } = order;
  const chats = await selectAlertedChats(tx, merchantId, { orderId, branchId: order.branch.id });
  if (chats.length === 0) return [];
  const byName = await lastByStaff(tx, order);
  return chats.map(({ chatId, language }) => ({
    chatId,
    isNews: false,
    shown: groupMessage(order, { brand, byName, language: staffLanguage(language ?? brand.mainLanguage) }),
  }));
}

/** Returns the name of the staff member who changed the order last. */
export async function lastByStaff(tx: Tx, { merchantId, id }: BoardRow): Promise<string | null> {
  const changes = await selectChanges(tx, merchantId, id);
  return changes.findLast(({ byKind }) => byKind === "staff")?.byName ?? null;
}

/** The courier who brings the order, and whoever had it before: he is told that he has it no more. */
async function findCouriers(tx: Tx, order: BoardRow, brand: BrandBasics): Promise<ToldChat[]> {
  const { merchantId, id: orderId, courierStaffId: staffId } = order;
  const chats = await selectCourierChats(tx, merchantId, { orderId, staffId });
  return chats.map(({ chatId, language: chosen, isHis }) => {
    const language = staffLanguage(chosen ?? brand.mainLanguage);
    const shown = isHis ? courierMessage(order, { brand, language }) : goneMessage(order, language);
    return { chatId, isNews: isHis && isActive(order.status), shown };
  });
}

/** The staff's groups that the order is for: not before it is the staff's to see [OR-3], and not long after. */
async function findGroups(tx: Tx, order: BoardRow, brand: BrandBasics): Promise<ToldChat[]> {
  const groups = isForStaff(order) ? await selectGroups(tx, order.merchantId) : [];
  if (groups.length === 0) return [];
  const byName = await lastByStaff(tx, order);
  // However late it is heard of: an order that nobody brings is offered to the couriers.
  const isNews = isNew(order) || order.status === "ACCEPTED" || isFreeToTake(order);
  return groups
    .filter(({ branchIds }) => worksIn(branchIds, order.branch.id))
    .map(({ chatId, language }) => {
      const shown = groupMessage(order, { brand, byName, language: staffLanguage(language) });
      return { chatId, isNews, shown };
    });
}

/** @returns after how many milliseconds it is to be tried again; 0: it is done. */
async function tellChat(
  { db, clock, log }: TellDeps,
  api: Api,
  message: ToldChat & { merchantId: string; orderId: string; version: number },
): Promise<number> {
  const { merchantId, orderId, version, chatId, shown, isNews } = message;
  const now = clock.now();
  const until = new Date(now.getTime() + HELD_MS);
  const held = await db.tenant(merchantId, (tx) =>
    insertOrUpdateHeld(tx, merchantId, { orderId, chatId, now, until }),
  );
  if (!held) return AGAIN_MS;
  const isToTell = version > held.toldVersion && (isNews || held.messageId !== null);
  const outcome = isToTell ? await show(api, { chatId, messageId: held.messageId, shown }) : null;
  const isShown = outcome !== null && !("is" in outcome);
  await db.tenant(merchantId, async (tx) => {
    const told = isShown ? { messageId: outcome.messageId, toldVersion: version } : held;
    await updateTold(tx, merchantId, { orderId, chatId, ...told });
    if (outcome && "is" in outcome && outcome.is === "unwanted") await leaveChat(tx, merchantId, chatId);
  });
  if (outcome === null || isShown) return 0;
  log.warn({ merchantId, ...outcome }, "Telegram did not take what the bot says of an order");
  if (outcome.is === "unanswered") throw new Error("Telegram did not answer");
  return outcome.is === "busy" ? outcome.seconds * 1000 : 0;
}

/** A group has a negative number, a person none. */
async function leaveChat(tx: Tx, merchantId: string, chatId: number): Promise<void> {
  if (chatId < 0) await deleteGroup(tx, merchantId, chatId);
  else await updateGuestBlocked(tx, merchantId, { telegramId: chatId, isBlocked: true });
}

/** Edits the message, or writes it where there is none. */
async function show(
  api: Api,
  { chatId, messageId, shown }: Omit<ToldChat, "isNews"> & { messageId: number | null },
): Promise<{ messageId: number } | ReturnType<typeof troubleOf>> {
  const { text, keyboard } = shown;
  try {
    if (messageId === null) {
      const sent = await api.sendMessage(chatId, text, { reply_markup: keyboard });
      return { messageId: sent.message_id };
    }
    await api.editMessageText(chatId, messageId, text, { reply_markup: keyboard });
    return { messageId };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.is === "same" && messageId !== null) return { messageId };
    return trouble.is === "gone" ? show(api, { chatId, messageId: null, shown }) : trouble;
  }
}
