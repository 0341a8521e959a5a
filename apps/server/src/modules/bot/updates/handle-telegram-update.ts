import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Api, Bot, BotError } from "grammy";
import type { Update } from "grammy/types";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { loadBrandBasics, loadStoreUrl } from "../../merchants/index.ts";
import { type BotKeys, loadBot, type TelegramBot } from "../../telegram/index.ts";
import {
  createClientOptions,
  createTelegramApi,
  type TelegramApiAddress,
  type TelegramFailure,
  toTelegramFailure,
} from "../telegram-api.ts";
import { type BotReply, BotContext, type BotUpdateContext } from "../conversation/bot-context.ts";
import { guestConversation } from "../conversation/guest-conversation.ts";
import { courierConversation } from "../couriers/courier-conversation.ts";
import { staffConversation } from "../group/staff-conversation.ts";
import { insertTelegramUpdate } from "../queries.ts";
import { type TelegramUpdate, parseTelegramUpdate } from "./read-update.ts";

export interface HandleUpdateDeps extends BotKeys, TelegramApiAddress {
  db: Database;
  clock: Clock;
  publicUrl: string;
  log: { warn: (details: object, message: string) => void };
}

const MAX_RETRY_WAIT_SECONDS = 2;

interface UpdateRequest {
  merchantId: string;
  /** Secret from the header of the webhook request. */
  secret: string;
  text: string;
}

/**
 * Handles one update of a brand's bot. Idempotent, and independent of the sequence of updates. All changes are written
 * in one transaction, and messages are sent after it. Refuses with `unauthorized` if the secret is wrong. Malformed
 * updates are ignored.
 */
export async function handleTelegramUpdate(
  deps: HandleUpdateDeps,
  { merchantId, secret, text }: UpdateRequest,
): Promise<{ isHeard: boolean } | Refusal<"unauthorized">> {
  const { db } = deps;
  const bot = await db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  if (!isSameGroupSecret(secret, bot?.state === "on" ? bot.webhookSecret : null) || !bot?.token)
    return refuse("unauthorized");
  return handleTrustedUpdate(deps, { merchantId, bot, token: bot.token, text });
}

/**
 * Handles an update that certainly came from Telegram: it was polled with the bot's token, or the webhook request had
 * the correct secret.
 */
export async function handleTrustedUpdate(
  deps: HandleUpdateDeps,
  request: { merchantId: string; bot: TelegramBot; token: string; text: string },
): Promise<{ isHeard: boolean }> {
  const { db } = deps;
  const { merchantId, bot, token, text } = request;
  const update = parseTelegramUpdate(text);
  if (!update) return { isHeard: false };
  const answers = await db.tenant(merchantId, (tx) =>
    handleUpdateInTransaction(tx, deps, { merchantId, bot, token, update }),
  );
  if (!answers) return { isHeard: false };
  const api = createTelegramApi(token, deps);
  for (const answer of answers) {
    const failure = await sendBotReply(api, answer);
    if (failure) deps.log.warn({ merchantId, ...failure }, "Telegram refused a message of the bot");
  }
  return { isHeard: true };
}

/** Makes one call to Telegram, with one retry after a short rate limit. @returns the error, or null */
async function sendBotReply(api: Api, answer: BotReply, isLast = false): Promise<TelegramFailure | null> {
  const trouble = await answer(api).then(() => null, toTelegramFailure);
  if (isLast || trouble?.is !== "busy" || trouble.seconds > MAX_RETRY_WAIT_SECONDS) return trouble;
  await setTimeout(trouble.seconds * 1000);
  return sendBotReply(api, answer, true);
}

/**
 * Handles an update in a transaction.
 * @returns the calls to Telegram to make after the transaction. Null if the update was handled before
 */
async function handleUpdateInTransaction(
  tx: Tx,
  deps: HandleUpdateDeps,
  {
    merchantId,
    bot,
    token,
    update,
  }: { merchantId: string; bot: TelegramBot; token: string; update: TelegramUpdate },
): Promise<BotReply[] | null> {
  const now = deps.clock.now();
  const { botId, isPhoneCodeWanted } = bot;
  if (!(await insertTelegramUpdate(tx, merchantId, { botId, updateId: update.update_id, at: now })))
    return null;
  const brand = await loadBrandBasics(tx, merchantId);
  const storeUrl = await loadStoreUrl(tx, merchantId, deps.publicUrl);
  const answers: BotReply[] = [];
  const talk: BotUpdateContext = {
    tx,
    merchantId,
    brand,
    storeUrl,
    isPhoneCodeWanted,
    now,
    said: "",
    answers,
  };
  const talker = new Bot<BotContext>(token, {
    client: createClientOptions(deps),
    ContextConstructor: BotContext,
    botInfo: toBotInfo(bot),
  });
  talker.use((context, next) => {
    context.talk = talk;
    return next();
  });
  talker.use(staffConversation);
  talker.use(courierConversation);
  talker.use(guestConversation);
  try {
    await talker.handleUpdate(update as Update);
  } catch (error) {
    throw error instanceof BotError ? error.error : error;
  }
  const pressed = update.callback_query?.id;
  if (pressed === undefined) return answers;
  const { said } = talk;
  // `answerCallbackQuery` is the first call, because Telegram shows a spinner on the clicked button until it receives
  // this call.
  return [(api) => api.answerCallbackQuery(pressed, { text: said, show_alert: said !== "" }), ...answers];
}

/** Bot information that grammY needs to recognize commands for this bot. */
function toBotInfo({ botId, username }: TelegramBot) {
  return {
    id: botId,
    is_bot: true as const,
    first_name: "",
    username: username ?? "",
    can_join_groups: true,
    can_read_all_group_messages: false,
    can_manage_bots: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    supports_join_request_queries: false,
  };
}

/** Compares two secrets in constant time. False if no secret is stored. */
function isSameGroupSecret(given: string, kept: string | null): boolean {
  const hashText = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashText(given), hashText(kept ?? "")) && kept !== null;
}
