import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { REFUSE_REASONS, type RefuseReason } from "@dasturxon/domain/order-status";
import { Composer, InlineKeyboard } from "grammy";
import { isRefused } from "../../../platform/http/index.ts";
import {
  acceptOrderByStaff,
  refuseOrderByStaff,
  markOrderSeenByStaff,
  selectBoardOrder,
  assignOrderToStaffCourier,
} from "../../orders/index.ts";
import type { BotContext } from "../conversation/bot-context.ts";
import { createGroupKeyboard, isOrderUnanswered, formatButtonData } from "./group-message.ts";
import { isTelegramLinkCode, redeemLinkCode } from "./link-codes.ts";
import {
  deleteGroup,
  insertOrUpdateTelegramGroup,
  insertOrUpdateStaffLink,
  type LinkedStaffRow,
  selectTelegramGroups,
  selectLinkedStaff,
  selectStaffToLink,
  updateGroupChatId,
} from "./queries.ts";
import { getRefuseReasonText, type StaffLanguage, toStaffLanguage, getStaffText } from "./staff-words.ts";

/** Handles staff in chats and groups: linking, and accepting or refusing new orders [TG-5]. */
export const staffConversation = new Composer<BotContext>();
/** Staff groups and private chats of staff. */
const staffChats = staffConversation.chatType(["private", "group", "supergroup"]);
const staffGroupChats = staffConversation.chatType(["group", "supergroup"]);
const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ORDER_BUTTON_PATTERN = new RegExp(`^(accept|refuse|seen|back|take):(${UUID_PATTERN}):(\\d{1,9})$`);
const REASON_BUTTON_PATTERN = new RegExp(`^no:(${UUID_PATTERN}):(\\d{1,9}):(\\d)$`);

staffConversation.chatType("private").command("start", async (context, next) => {
  if (!isTelegramLinkCode(context.match)) return next();
  const { talk, from } = context;
  const { tx, merchantId, now } = talk;
  const code = await redeemLinkCode(tx, merchantId, { code: context.match, purpose: "staff", now });
  const staff = code && (await selectStaffToLink(tx, merchantId, code.staffId));
  const language = toStaffLanguage(code?.language ?? from.language_code ?? "");
  const link = { telegramId: from.id, language, now };
  if (staff) await insertOrUpdateStaffLink(tx, merchantId, { ...link, staffId: staff.id });
  const linked = staff?.role === "courier" ? "courierLinked" : "linked";
  const said = getStaffText(staff ? linked : "codeOver", language, { name: staff?.name ?? "" });
  context.after((api) => api.sendMessage(from.id, said));
});

staffGroupChats.command("start", async (context) => {
  const { talk, chat, from } = context;
  const { tx, merchantId, now } = talk;
  if (!isTelegramLinkCode(context.match)) return;
  const code = await redeemLinkCode(tx, merchantId, { code: context.match, purpose: "group", now });
  const staff = code && (await selectStaffToLink(tx, merchantId, code.staffId));
  const language = toStaffLanguage(code?.language ?? from?.language_code ?? "");
  if (staff)
    await insertOrUpdateTelegramGroup(tx, merchantId, {
      chatId: chat.id,
      title: chat.title,
      branchIds: staff.branchIds,
      language,
      now,
    });
  const said = getStaffText(staff ? "groupLinked" : "codeOver", language);
  context.after((api) => api.sendMessage(chat.id, said));
});

staffGroupChats.on("message:migrate_to_chat_id", ({ talk, chat, message }) =>
  updateGroupChatId(talk.tx, talk.merchantId, { chatId: chat.id, newChatId: message.migrate_to_chat_id }),
);

staffGroupChats.on("my_chat_member", async ({ talk, chat, update }) => {
  const { status } = update.my_chat_member.new_chat_member;
  if (status === "left" || status === "kicked") await deleteGroup(talk.tx, talk.merchantId, chat.id);
});

staffChats.callbackQuery(ORDER_BUTTON_PATTERN, async (context) => {
  const [, action, id = "", version] = context.match;
  const staff = await findClickingStaff(context);
  if (!staff) return;
  const { talk } = context;
  const { language } = staff;
  if (action === "accept" || action === "seen") {
    const act = action === "accept" ? acceptOrderByStaff : markOrderSeenByStaff;
    const request = { id, version: Number(version), now: talk.now };
    const changed = await act(talk.tx, { ...staff, merchantId: talk.merchantId }, request);
    if (isRefused(changed)) talk.said = describeRefusalCode(changed.code, changed.data)[language];
    return;
  }
  if (action === "take") return assignClickingCourier(context, staff, { id, version: Number(version) });
  const order = await selectBoardOrder(talk.tx, talk.merchantId, id);
  if (!order || !isOrderUnanswered(order)) return;
  const keyboard =
    action === "back"
      ? createGroupKeyboard(order, language)
      : createReasonKeyboard({ id, version: Number(version) }, language);
  context.after(() => context.editMessageReplyMarkup({ reply_markup: keyboard }));
});

staffChats.callbackQuery(REASON_BUTTON_PATTERN, async (context) => {
  const [, id = "", version, index] = context.match;
  const reason = REFUSE_REASONS[Number(index)];
  const staff = await findClickingStaff(context);
  if (!staff || !reason) return;
  const { talk } = context;
  const request = { id, version: Number(version), reason, now: talk.now };
  const changed = await refuseOrderByStaff(talk.tx, { ...staff, merchantId: talk.merchantId }, request);
  if (isRefused(changed)) talk.said = describeRefusalCode(changed.code, changed.data)[staff.language];
});

/** Assigns the order to the courier who clicked in the group. Other staff receive an explanation. */
async function assignClickingCourier(
  { talk }: BotContext,
  { language, ...staff }: LinkedStaffRow & { language: StaffLanguage },
  order: { id: string; version: number },
): Promise<void> {
  const { tx, merchantId, now } = talk;
  const changed = await assignOrderToStaffCourier(tx, { ...staff, merchantId }, { ...order, now });
  if (!isRefused(changed)) return;
  const isCourier = staff.role === "courier";
  talk.said = isCourier
    ? describeRefusalCode(changed.code, changed.data)[language]
    : getStaffText("forCouriers", language);
}

function createReasonKeyboard(
  order: { id: string; version: number },
  language: StaffLanguage,
): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  REFUSE_REASONS.forEach((reason: RefuseReason, index) => {
    keyboard.text(getRefuseReasonText(reason, language), `no:${order.id}:${order.version}:${index}`);
    if (index % 2 === 1) keyboard.row();
  });
  return keyboard.row().text(getStaffText("back", language), formatButtonData("back", order));
}

/**
 * Returns the staff member who pressed a button. For other users, returns undefined and sets the explanation that
 * Telegram shows to the user (`talk.said`).
 */
async function findClickingStaff({
  talk,
  chat,
  from,
}: BotContext): Promise<(LinkedStaffRow & { language: StaffLanguage }) | undefined> {
  const { tx, merchantId } = talk;
  if (chat?.type === "private") {
    const own = await selectLinkedStaff(tx, merchantId, chat.id);
    if (own) return { ...own, language: toStaffLanguage(own.spoken ?? "") };
    talk.said = getStaffText("notStaff", toStaffLanguage(from?.language_code ?? ""));
    return undefined;
  }
  const known = (await selectTelegramGroups(tx, merchantId)).find(({ chatId }) => chatId === chat?.id);
  const language = toStaffLanguage(known?.language ?? "");
  const staff = from && (await selectLinkedStaff(tx, merchantId, from.id));
  if (known && staff) return { ...staff, language };
  talk.said = getStaffText(known ? "notStaff" : "notHere", language);
  return undefined;
}
