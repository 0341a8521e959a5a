import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Api } from "grammy";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { selectBoardOrder, selectOrderForNotification } from "../../orders/index.ts";
import { loadBot } from "../../telegram/index.ts";
import { composeGroupMessage } from "../group/group-message.ts";
import { type StaffLanguage, toStaffLanguage } from "../group/staff-words.ts";
import { createTelegramApi, isRequestUnsent, toTelegramFailure } from "../telegram-api.ts";
import type { GuestMessageContent } from "../order-messages/guest-message.ts";
import {
  insertOrUpdateLeasedMessage,
  selectGuestChats,
  updateMessageRefusal,
  updateSentOrderVersion,
} from "../order-messages/queries.ts";
import { composeShortOrderMessage } from "../order-messages/short-order-message.ts";
import {
  MESSAGE_LEASE_MS,
  findLastChangeStaffName,
  type NotifyChatDeps,
} from "../order-messages/notify-order-chats.ts";
import { selectStaffChats, type StaffChatRow } from "./queries.ts";
import { type StaffSummary, composeStaffSummaryText } from "./summary-text.ts";

interface StaffAlertTexts {
  /** Full text of the alert. If the message also lists the lines of an order, this text is its first sentence. */
  headline: string;
  /** Title and link of the alert, without the lines of an order. Sent if Telegram refuses the full message. */
  short: string;
}

/** An alert message to a staff member. */
export interface StaffAlert {
  merchantId: string;
  kind: AlertKind;
  /** Id of the order when `kind` is `order`. */
  subjectId: string;
  staffId: string;
  /** Returns the texts in the language of the chat. Must not be called inside a transaction. */
  wordsOf: (language: StaffLanguage) => Promise<StaffAlertTexts>;
}

/** Returns the ids of the given staff members that the brand's bot can message. Empty if the bot is off. */
export async function findStaffIdsReachableByBot(
  tx: Tx,
  deps: NotifyChatDeps,
  { merchantId, staffIds }: { merchantId: string; staffIds: readonly string[] },
): Promise<Set<string>> {
  const bot = await loadBot(tx, deps, merchantId);
  if (!bot?.token || bot.state === "off") return new Set();
  return new Set((await selectStaffChats(tx, merchantId, staffIds)).map(({ staffId }) => staffId));
}

interface StaffAlertContent {
  token: string;
  language: StaffLanguage;
  chatId: number;
  /**
   * Order of the message. The message is edited when the order changes later. Null: the message is about no order and
   * is never edited.
   */
  order: { id: string; version: number; shown: GuestMessageContent; short: string } | null;
}

/**
 * Sends a private message. For an order, office staff receive its lines and the buttons to accept or refuse it. If
 * Telegram refuses a message, its short form is sent and the reason is logged. If the message is about an order, the
 * console also shows the reason. Returns false if the bot is off, was blocked, or the outcome is unknown.
 * @throws Error if the message was certainly not sent, so that the job retries
 */
export async function sendStaffAlert(deps: NotifyChatDeps, alert: StaffAlert): Promise<boolean> {
  const { merchantId } = alert;
  const written = await deps.db.tenantRead(merchantId, (tx) => composeStaffAlert(tx, deps, alert));
  if (!written) return false;
  const { token, language, chatId, order } = written;
  const words = await alert.wordsOf(language);
  const api = createTelegramApi(token, deps);
  if (!order) {
    const sent = await sendAlertText(api, { chatId, text: words.headline, short: words.short });
    logTelegramRefusal(deps, merchantId, sent.refusal);
    return sent.outcome === "sent";
  }
  const { id: orderId, version, shown, short } = order;
  const now = deps.clock.now();
  const until = new Date(now.getTime() + MESSAGE_LEASE_MS);
  const held = await deps.db.tenant(merchantId, (tx) =>
    insertOrUpdateLeasedMessage(tx, merchantId, { orderId, chatId, now, until }),
  );
  if (!held) throw new Error("the message of the order is being written");
  const text = `${words.headline}\n\n${shown.text}`;
  let messageId = held.messageId;
  let isSent = false;
  let { refusal } = held;
  try {
    const sent = await sendAlertText(api, { chatId, text, keyboard: shown.keyboard, short });
    isSent = sent.outcome === "sent";
    messageId = sent.messageId ?? messageId;
    refusal = sent.refusal ?? (isSent ? null : refusal);
    logTelegramRefusal(deps, merchantId, sent.refusal);
  } finally {
    const toldVersion = isSent ? version : held.toldVersion;
    await deps.db.tenant(merchantId, async (tx) => {
      await updateSentOrderVersion(tx, merchantId, { orderId, chatId, messageId, toldVersion });
      if (refusal !== held.refusal)
        await updateMessageRefusal(tx, merchantId, { orderId, chatId, refusal, at: now });
      if (isSent) await enqueueEditIfChanged(tx, { merchantId, orderId, version });
    });
  }
  return isSent;
}

/**
 * Sends a private message about several orders, reservations or waiter calls. It has no buttons and is not edited
 * later. If Telegram refuses it, it is sent without the list.
 * @throws Error if the message was certainly not sent, so that the job retries
 */
export async function sendStaffSummary(
  deps: NotifyChatDeps,
  {
    merchantId,
    staffId,
    isSilent,
    summaryOf,
  }: {
    merchantId: string;
    staffId: string;
    /** Whether Telegram shows the message without sound. */
    isSilent: boolean;
    /** Returns the texts in the language of the chat. Must not be called inside a transaction. */
    summaryOf: (language: StaffLanguage) => Promise<StaffSummary>;
  },
): Promise<StaffAlertOutcome> {
  const found = await deps.db.tenantRead(merchantId, (tx) =>
    findStaffChat(tx, deps, { merchantId, staffId }),
  );
  if (!found) return "refused";
  const { token, language, chatId } = found;
  const summary = await summaryOf(language);
  const [text, short] = [
    composeStaffSummaryText(summary),
    composeStaffSummaryText({ ...summary, items: [] }),
  ];
  const sent = await sendAlertText(createTelegramApi(token, deps), { chatId, text, isSilent, short });
  logTelegramRefusal(deps, merchantId, sent.refusal);
  return sent.outcome;
}

/** Enqueues a job that edits the chat message of an order, if the order changed while the message was being sent. */
async function enqueueEditIfChanged(
  tx: Tx,
  { merchantId, orderId, version }: { merchantId: string; orderId: string; version: number },
): Promise<void> {
  const order = await selectOrderForNotification(tx, merchantId, orderId);
  if (!order || order.version === version) return;
  const { status, userId } = order;
  const payload = { version: order.version, status, userId };
  const event = { merchantId, topic: "order-changed" as const, key: orderId, payload, seq: 0 };
  await enqueueJob(tx, "tell-by-bot", event, { key: `bot ${orderId}` });
}

/** `refused`: the bot is off, was blocked, or the message is not accepted. `unknown`: Telegram may have sent it. */
export type StaffAlertOutcome = "sent" | "refused" | "unknown";

interface AlertSendResult {
  outcome: StaffAlertOutcome;
  messageId: number | null;
  /** Telegram's reason for refusing the full message, even if it accepted the short message. Null: none. */
  refusal: string | null;
}

interface StaffAlertText {
  chatId: number;
  text: string;
  keyboard?: GuestMessageContent["keyboard"];
  isSilent?: boolean;
  /** Plain text that is sent if Telegram refuses the full message. */
  short?: string;
}

/**
 * Sends a message. If Telegram refuses it, sends its short form, if any.
 * @throws Error if the message was certainly not sent
 */
async function sendAlertText(
  api: Api,
  { chatId, text, keyboard, isSilent = false, short }: StaffAlertText,
): Promise<AlertSendResult> {
  try {
    const markup = keyboard ? { reply_markup: keyboard } : {};
    const silence = isSilent ? { disable_notification: true } : {};
    const sent = await api.sendMessage(chatId, text, { ...markup, ...silence });
    return { outcome: "sent", messageId: sent.message_id, refusal: null };
  } catch (error) {
    const { is: trouble, why } = toTelegramFailure(error);
    if (trouble === "busy" || isRequestUnsent(error))
      throw new Error("Telegram accepts no message now", { cause: error });
    if (trouble === "unanswered") return { outcome: "unknown", messageId: null, refusal: null };
    if (trouble !== "refused") return { outcome: "refused", messageId: null, refusal: null };
    if (short === undefined) return { outcome: "refused", messageId: null, refusal: why };
    return { ...(await sendAlertText(api, { chatId, text: short, isSilent })), refusal: why };
  }
}

function logTelegramRefusal({ log }: NotifyChatDeps, merchantId: string, why: string | null): void {
  if (why !== null) log.warn({ merchantId, why }, "Telegram refused an alert to a staff member");
}

interface FoundStaffChat extends Pick<StaffChatRow, "chatId" | "role" | "branchIds"> {
  token: string;
  language: StaffLanguage;
}

/** Returns the private chat of a staff member. Null if the bot is off or cannot write to this person. */
async function findStaffChat(
  tx: Tx,
  deps: NotifyChatDeps,
  { merchantId, staffId }: { merchantId: string; staffId: string },
): Promise<FoundStaffChat | null> {
  const bot = await loadBot(tx, deps, merchantId);
  const [chat] = await selectStaffChats(tx, merchantId, [staffId]);
  if (!bot?.token || bot.state === "off" || !chat) return null;
  const { chatId, role, branchIds } = chat;
  const { mainLanguage } = await loadBrandBasics(tx, merchantId);
  return {
    token: bot.token,
    language: toStaffLanguage(chat.language ?? mainLanguage),
    chatId,
    role,
    branchIds,
  };
}

async function composeStaffAlert(
  tx: Tx,
  deps: NotifyChatDeps,
  alert: StaffAlert,
): Promise<StaffAlertContent | null> {
  const { merchantId, kind, subjectId } = alert;
  const found = await findStaffChat(tx, deps, alert);
  if (!found) return null;
  const { token, language, chatId, role, branchIds } = found;
  const brand = await loadBrandBasics(tx, merchantId);
  const written = { token, language, chatId, order: null };
  const order = kind === "order" ? await selectBoardOrder(tx, merchantId, subjectId) : null;
  // Kitchen staff may not see prices or the customer, and cannot accept orders.
  if (!order || role === "kitchen" || !worksInBranch(branchIds, order.branch.id)) return written;
  const guests = await selectGuestChats(tx, merchantId, order.userId);
  // The staff member is also the customer of the order: the chat already has the customer's message about this order.
  if (guests.some((guest) => guest.chatId === chatId)) return written;
  const shown = composeGroupMessage(order, {
    brand,
    byName: await findLastChangeStaffName(tx, order),
    language,
  });
  const { id, version, number, breakdown } = order;
  const link = `${deps.consoleOrigin ?? deps.publicUrl}/console/?order=${id}`;
  const short = composeShortOrderMessage(
    { number, amountDue: calculateAmountDue(breakdown) },
    { brand, language, link },
  );
  return { ...written, order: { id, version, shown, short } };
}
