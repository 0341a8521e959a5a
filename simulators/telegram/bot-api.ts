import {
  type Bot,
  botToTelegramUser,
  type Chat,
  type TelegramCloud,
  type ReplyMarkup,
  toTelegramMessage,
  postChatMessage,
} from "./cloud.ts";

/** Response of the Bot API: a result, or Telegram's error. */
export type BotApiAnswer =
  | { ok: true; result: unknown }
  | { ok: false; error_code: number; description: string; parameters?: ResponseParameters };

interface ResponseParameters {
  retry_after?: number;
  migrate_to_chat_id?: number;
}

type BotApiFields = Readonly<Record<string, unknown>>;

const MAX_TEXT_LENGTH = 4096;
const MAX_CAPTION_LENGTH = 1024;
const MAX_BUTTON_DATA_BYTES = 64;
const MAX_MESSAGES_PER_SECOND = 30;
const MAX_CHAT_MESSAGES_PER_3_SECONDS = 5;
const MAX_GROUP_MESSAGES_PER_MINUTE = 20;

const createOkAnswer = (result: unknown): BotApiAnswer => ({ ok: true, result });
const createErrorAnswer = (error_code: number, description: string): BotApiAnswer => ({
  ok: false,
  error_code,
  description,
});
const createBadRequest = (what: string) => createErrorAnswer(400, `Bad Request: ${what}`);

/** Methods of the Bot API that a store's bot calls, based on core.telegram.org/bots/api. */
const answerByBotMethod: Readonly<
  Record<string, (cloud: TelegramCloud, bot: Bot, fields: BotApiFields) => BotApiAnswer>
> = {
  getme: (_cloud, bot) =>
    createOkAnswer({ ...botToTelegramUser(bot), can_join_groups: true, can_read_all_group_messages: false }),
  setwebhook(_cloud, bot, { url, secret_token: secret }) {
    if (url === "") return removeWebhook(bot);
    if (typeof url !== "string" || !isWebhookUrl(url))
      return createBadRequest("bad webhook: An HTTPS URL must be provided for webhook");
    if (typeof secret === "string" && !/^[\w-]{1,256}$/.test(secret))
      return createBadRequest("secret token contains unallowed characters");
    bot.webhook = { url, secret: typeof secret === "string" ? secret : "", lastError: null };
    return { ok: true, result: true };
  },
  deletewebhook: (_cloud, bot) => removeWebhook(bot),
  getwebhookinfo: (_cloud, bot) =>
    createOkAnswer({
      url: bot.webhook?.url ?? "",
      has_custom_certificate: false,
      pending_update_count: bot.waiting.length,
      ...(bot.webhook?.lastError && { last_error_message: bot.webhook.lastError }),
    }),
  getupdates(_cloud, bot, { offset, limit = 100 }) {
    if (bot.webhook)
      return createErrorAnswer(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    if (typeof offset === "number") bot.waiting = bot.waiting.filter((each) => each.update_id >= offset);
    return createOkAnswer(bot.waiting.slice(0, Number(limit)));
  },
  setchatmenubutton(_cloud, bot, { menu_button: button }) {
    const wish = isObject(button) ? button : null;
    const link = isObject(wish?.["web_app"]) ? wish["web_app"]["url"] : null;
    if (wish?.["type"] === "web_app" && !isStoreLink(link)) return createLinkError("menu button", link);
    bot.menuButton = wish;
    return createOkAnswer(true);
  },
  setmycommands: () => createOkAnswer(true),
  sendchataction: () => createOkAnswer(true),
  sendmessage: (cloud, bot, fields) => sendChatMessage(cloud, bot, { ...fields, photo: null }),
  sendphoto(cloud, bot, fields) {
    const { photo } = fields;
    if (typeof photo !== "string" || !URL.canParse(photo))
      return createBadRequest("wrong remote file identifier specified: Wrong string length");
    return sendChatMessage(cloud, bot, { ...fields, text: fields["caption"] ?? "" });
  },
  editmessagetext(cloud, bot, { chat_id: id, message_id: messageId, text, reply_markup: markup }) {
    const chat = bot.chats.get(Number(id));
    if (!chat) return createBadRequest("chat not found");
    const message = chat.messages.find((each) => each.id === messageId && each.from === null);
    if (!message) return createBadRequest("message to edit not found");
    const trouble =
      findSupergroupError(chat) ??
      findMessageTextError(bot, text, MAX_TEXT_LENGTH) ??
      findMarkupError(markup);
    if (trouble) return trouble;
    const changed = isObject(markup) ? markup : null;
    if (message.text === text && JSON.stringify(message.markup) === JSON.stringify(changed))
      return createBadRequest(
        "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
      );
    Object.assign(message, { text, markup: changed, isEdited: true });
    return createOkAnswer(toTelegramMessage(cloud, bot, { chat, message }));
  },
  editmessagereplymarkup(cloud, bot, { chat_id: id, message_id: messageId, reply_markup: markup }) {
    const chat = bot.chats.get(Number(id));
    const message = chat?.messages.find((each) => each.id === messageId && each.from === null);
    if (!chat || !message) return createBadRequest("message to edit not found");
    const trouble = findMarkupError(markup);
    if (trouble) return trouble;
    message.markup = isObject(markup) ? markup : null;
    return createOkAnswer(toTelegramMessage(cloud, bot, { chat, message }));
  },
  deletemessage(_cloud, bot, { chat_id: id, message_id: messageId }) {
    const chat = bot.chats.get(Number(id));
    const at = chat?.messages.findIndex((each) => each.id === messageId) ?? -1;
    if (!chat || at < 0) return createBadRequest("message to delete not found");
    chat.messages.splice(at, 1);
    return createOkAnswer(true);
  },
  answercallbackquery(_cloud, bot, { callback_query_id: id, text = "" }) {
    if (typeof id !== "string" || !bot.presses.has(id))
      return createBadRequest("query is too old and response timeout expired or query ID is invalid");
    bot.presses.set(id, String(text));
    return createOkAnswer(true);
  },
};

/** Answers a call of `bot<token>/<method>`. The method name is case-insensitive. */
export function answerBotApi(
  cloud: TelegramCloud,
  call: { token: string; method: string; fields: BotApiFields },
): BotApiAnswer {
  const bot = cloud.bots.get(call.token);
  if (!bot) return createErrorAnswer(401, "Unauthorized");
  const method = answerByBotMethod[call.method.toLowerCase()];
  if (!method) return createErrorAnswer(404, "Not Found");
  const waitMs = bot.refusedUntil - cloud.now();
  if (waitMs > 0) return createTooManyRequestsError(Math.ceil(waitMs / 1000));
  return method(cloud, bot, call.fields);
}

function removeWebhook(bot: Bot): BotApiAnswer {
  bot.webhook = null;
  return { ok: true, result: true };
}

function sendChatMessage(cloud: TelegramCloud, bot: Bot, fields: BotApiFields): BotApiAnswer {
  const { chat_id: id, text, photo, reply_markup: markup } = fields;
  const chat = bot.chats.get(Number(id));
  const isPerson = cloud.people.some((person) => person.id === Number(id));
  if (!chat && isPerson)
    return createErrorAnswer(403, "Forbidden: bot can't initiate conversation with a user");
  if (!chat) return createBadRequest("chat not found");
  if (chat.isBlocked) return createErrorAnswer(403, "Forbidden: bot was blocked by the user");
  if (!chat.isOpen && chat.title !== null)
    return createErrorAnswer(403, "Forbidden: bot was kicked from the supergroup chat");
  if (!chat.isOpen) return createErrorAnswer(403, "Forbidden: bot can't initiate conversation with a user");
  const trouble =
    findSupergroupError(chat) ??
    findMessageTextError(bot, text, photo === null ? MAX_TEXT_LENGTH : MAX_CAPTION_LENGTH, photo !== null) ??
    findMarkupError(markup) ??
    findRateLimitError(cloud, bot, chat);
  if (trouble) return trouble;
  const own = isObject(markup) ? markup : null;
  if (own && "keyboard" in own) chat.keyboard = own;
  if (own && "remove_keyboard" in own) chat.keyboard = null;
  const message = postChatMessage(chat, {
    from: null,
    text: String(text),
    photo: typeof photo === "string" ? photo : null,
    markup: own,
    at: cloud.now(),
  });
  return createOkAnswer(toTelegramMessage(cloud, bot, { chat, message }));
}

/**
 * Returns an error if a message exceeds Telegram's rate limits: 30 messages per second over all chats, a few at once
 * per user, 20 per minute per group. Otherwise counts the message and returns null.
 */
function findRateLimitError(cloud: TelegramCloud, bot: Bot, chat: Chat): BotApiAnswer | null {
  const now = cloud.now();
  bot.sentAt = bot.sentAt.filter(({ at }) => at > now - 60_000);
  const countSentSince = (ms: number, chatId: number | null) =>
    bot.sentAt.filter((sent) => sent.at > now - ms && (chatId === null || sent.chatId === chatId)).length;
  if (countSentSince(1000, null) >= MAX_MESSAGES_PER_SECOND) return createTooManyRequestsError(1);
  if (chat.title === null && countSentSince(3000, chat.id) >= MAX_CHAT_MESSAGES_PER_3_SECONDS)
    return createTooManyRequestsError(3);
  if (chat.title !== null && countSentSince(60_000, chat.id) >= MAX_GROUP_MESSAGES_PER_MINUTE)
    return createTooManyRequestsError(30);
  bot.sentAt.push({ chatId: chat.id, at: now });
  return null;
}

function createTooManyRequestsError(seconds: number): BotApiAnswer {
  const description = `Too Many Requests: retry after ${seconds}`;
  return { ok: false, error_code: 429, description, parameters: { retry_after: seconds } };
}

function findMessageTextError(
  bot: Bot,
  text: unknown,
  most: number,
  mayBeEmpty = false,
): BotApiAnswer | null {
  if (typeof text !== "string" || (text.trim() === "" && !mayBeEmpty))
    return createBadRequest("message text is empty");
  if (/\p{Surrogate}/u.test(text)) return createBadRequest("strings must be encoded in UTF-8");
  const why = text.length > most ? "message is too long" : bot.refuses(text);
  return why === null ? null : createBadRequest(why);
}

function findSupergroupError({ upgradedTo }: Chat): BotApiAnswer | null {
  if (upgradedTo === null) return null;
  const description = "Bad Request: group chat was upgraded to a supergroup chat";
  return { ok: false, error_code: 400, description, parameters: { migrate_to_chat_id: upgradedTo } };
}

function findMarkupError(markup: unknown): BotApiAnswer | null {
  if (markup === undefined || markup === null) return null;
  if (!isObject(markup)) return createBadRequest("object expected as reply markup");
  for (const button of listButtons(markup)) {
    const { callback_data: data, web_app: app, text } = button;
    if (typeof text !== "string" || text === "")
      return createBadRequest('can\'t parse inline keyboard button: Field "text" must be of type String');
    if (typeof data === "string" && (data === "" || Buffer.byteLength(data) > MAX_BUTTON_DATA_BYTES))
      return createBadRequest("BUTTON_DATA_INVALID");
    const link = isObject(app) ? app["url"] : undefined;
    if (app !== undefined && !isStoreLink(link)) return createLinkError("inline keyboard button", link);
  }
  return null;
}

/** Returns all buttons of a message or a keyboard. */
export function listButtons(markup: ReplyMarkup | null): BotApiFields[] {
  const rows = markup?.["inline_keyboard"] ?? markup?.["keyboard"];
  return Array.isArray(rows) ? rows.flat().filter(isObject) : [];
}

function createLinkError(what: string, link: unknown): BotApiAnswer {
  return createBadRequest(`${what} Web App URL '${String(link)}' is invalid: Only HTTPS links are allowed`);
}

/** Accepts the same URLs as a local Bot API server: HTTPS, and HTTP to this machine only. */
function isStoreLink(link: unknown): boolean {
  return typeof link === "string" && isWebhookUrl(link);
}

function isWebhookUrl(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return (
    protocol === "https:" || (protocol === "http:" && /(^|[.])localhost$|^127[.]0[.]0[.]1$/.test(hostname))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
