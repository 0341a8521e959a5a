import { calculateAmountDue } from "@dasturxon/domain/tips";
import { languageFromWire, isLanguage } from "@dasturxon/domain/language";
import { isAvailableForCourier } from "@dasturxon/domain/courier-move";
import { isShownToStaff } from "@dasturxon/domain/order-permission";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { JobPayloads } from "../../../jobs.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { type BrandBasics, loadBrandBasics, loadStoreUrl } from "../../merchants/index.ts";
import {
  type BoardRow,
  selectBoardOrder,
  selectOrderChanges,
  selectOrderForNotification,
} from "../../orders/index.ts";
import { loadBot } from "../../telegram/index.ts";
import { composeCourierMessage, composeReassignedMessage } from "../couriers/courier-message.ts";
import { selectCourierChats } from "../couriers/queries.ts";
import { composeGroupMessage, isOrderUnanswered } from "../group/group-message.ts";
import { selectTelegramGroups } from "../group/queries.ts";
import { toStaffLanguage } from "../group/staff-words.ts";
import { getBrandLanguage } from "../conversation/words.ts";
import { selectAlertedChats } from "../alerts/queries.ts";
import { createTelegramApi } from "../telegram-api.ts";
import { composeGuestMessage } from "./guest-message.ts";
import { selectGuestChats } from "./queries.ts";
import { composeShortOrderMessage } from "./short-order-message.ts";
import { notifyChat, type NotifyChatDeps, type NotifiedChat } from "./notify-chat.ts";

export { MESSAGE_LEASE_MS, type NotifyChatDeps } from "./notify-chat.ts";

/**
 * Shows an order's status in all its chats, by one message per chat that is edited in place: the customer's, the
 * courier's and the staff's groups [TG-5]. Always shows the current state, so jobs may run in any order. A deleted
 * message is sent again. Users who blocked the bot receive nothing. After a rate limit the job runs again.
 */
export async function notifyOrderChats(
  deps: NotifyChatDeps,
  event: JobPayloads["tell-by-bot"],
): Promise<void> {
  const { db, clock } = deps;
  const { merchantId, key: orderId } = event;
  const found = await db.tenantRead(merchantId, (tx) => findOrderChats(tx, deps, { merchantId, orderId }));
  if (!found) return;
  const api = createTelegramApi(found.token, deps);
  let waitMs = 0;
  for (const chat of found.chats) {
    const message = { merchantId, orderId, version: found.version, ...chat };
    waitMs = Math.max(waitMs, await notifyChat(deps, api, message));
  }
  if (waitMs === 0) return;
  const runAt = new Date(clock.now().getTime() + waitMs);
  await db.tenant(merchantId, (tx) => enqueueJob(tx, "tell-by-bot", event, { runAt, key: `bot ${orderId}` }));
}

/** Returns an order's chats and the bot's token. Null if the bot is off or the order does not exist. */
export async function findOrderChats(
  tx: Tx,
  deps: NotifyChatDeps,
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<{ token: string; version: number; chats: NotifiedChat[] } | null> {
  const bot = await loadBot(tx, deps, merchantId);
  if (!bot?.token || bot.state === "off") return null;
  const order = await selectOrderForNotification(tx, merchantId, orderId);
  if (!order) return null;
  const brand = await loadBrandBasics(tx, merchantId);
  const storeUrl = await loadStoreUrl(tx, merchantId, deps.publicUrl);
  const guests = await selectGuestChats(tx, merchantId, order.userId);
  const chats = guests.map(({ chatId, language: chosen, userLanguage }) => {
    const language = isLanguage(chosen)
      ? chosen
      : (languageFromWire(userLanguage) ?? getBrandLanguage(brand));
    const short = composeShortOrderMessage(order, {
      brand,
      language,
      link: `${storeUrl}/profile/orders/${orderId}`,
    });
    return { chatId, isNews: true, shown: composeGuestMessage(order, { brand, storeUrl, language }), short };
  });
  const page = `${deps.consoleOrigin ?? deps.publicUrl}/console/?order=${orderId}`;
  const board = await selectBoardOrder(tx, merchantId, orderId);
  const couriers = board ? await findCourierChats(tx, board, brand) : [];
  const groups = board ? await findGroupChats(tx, board, { brand, page }) : [];
  const alerted = board ? await findAlertedChats(tx, board, { brand, page }) : [];
  // Each chat gets one message per order. A courier who is also the customer receives only the courier's message.
  const all = Map.groupBy([...couriers, ...chats, ...alerted, ...groups], ({ chatId }) => chatId);
  return {
    token: bot.token,
    version: order.version,
    chats: [...all.values()].flatMap((same) => same.slice(0, 1)),
  };
}

interface StaffMessageContext {
  brand: BrandBasics;
  /** Address of the order's page in the console. */
  page: string;
}

const pickOrderNumberAndAmountDue = ({ number, breakdown }: BoardRow) => ({
  number,
  amountDue: calculateAmountDue(breakdown),
});

/** Returns the private chats with an alert message of the order, so that this message is edited. */
async function findAlertedChats(
  tx: Tx,
  order: BoardRow,
  { brand, page }: StaffMessageContext,
): Promise<NotifiedChat[]> {
  const { merchantId, id: orderId } = order;
  const chats = await selectAlertedChats(tx, merchantId, { orderId, branchId: order.branch.id });
  if (chats.length === 0) return [];
  const byName = await findLastChangeStaffName(tx, order);
  return chats.map(({ chatId, language: chosen }) => {
    const language = toStaffLanguage(chosen ?? brand.mainLanguage);
    const short = composeShortOrderMessage(pickOrderNumberAndAmountDue(order), {
      brand,
      language,
      link: page,
    });
    return { chatId, isNews: false, shown: composeGroupMessage(order, { brand, byName, language }), short };
  });
}

/** Returns the name of the last staff member who changed the order. */
export async function findLastChangeStaffName(tx: Tx, { merchantId, id }: BoardRow): Promise<string | null> {
  const changes = await selectOrderChanges(tx, merchantId, id);
  return changes.findLast(({ byKind }) => byKind === "staff")?.byName ?? null;
}

/** Returns the chats of the order's courier, and of earlier couriers, with a message that the order was reassigned. */
async function findCourierChats(tx: Tx, order: BoardRow, brand: BrandBasics): Promise<NotifiedChat[]> {
  const { merchantId, id: orderId, courierStaffId: staffId } = order;
  const chats = await selectCourierChats(tx, merchantId, { orderId, staffId });
  return chats.map(({ chatId, language: chosen, isHis }) => {
    const language = toStaffLanguage(chosen ?? brand.mainLanguage);
    const shown = isHis
      ? composeCourierMessage(order, { brand, language })
      : composeReassignedMessage(order, language);
    const short = composeShortOrderMessage(pickOrderNumberAndAmountDue(order), {
      brand,
      language,
      link: null,
    });
    return { chatId, isNews: isHis && isActiveStatus(order.status), shown, short };
  });
}

/** Returns the staff groups that show the order. Empty if the order is not visible to the staff [OR-3]. */
async function findGroupChats(
  tx: Tx,
  order: BoardRow,
  { brand, page }: StaffMessageContext,
): Promise<NotifiedChat[]> {
  const groups = isShownToStaff(order) ? await selectTelegramGroups(tx, order.merchantId) : [];
  if (groups.length === 0) return [];
  const byName = await findLastChangeStaffName(tx, order);
  // An order without a courier is offered to the couriers at any time.
  const isNews = isOrderUnanswered(order) || order.status === "ACCEPTED" || isAvailableForCourier(order);
  return groups
    .filter(({ branchIds }) => worksInBranch(branchIds, order.branch.id))
    .map(({ chatId, language: chosen }) => {
      const language = toStaffLanguage(chosen);
      const shown = composeGroupMessage(order, { brand, byName, language });
      return {
        chatId,
        isNews,
        shown,
        short: composeShortOrderMessage(pickOrderNumberAndAmountDue(order), { brand, language, link: page }),
      };
    });
}
