/** Telegram user, as shown on the simulator's page. */
export interface Person {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  languageCode: string;
  /** Phone number without a plus, as in Telegram's API. */
  phone: string;
}

/** Inline buttons or keyboard of a message, as the bot sent them. */
export type ReplyMarkup = Readonly<Record<string, unknown>>;

export interface Message {
  id: number;
  /** Author of the message. Null if the bot sent it. */
  from: Person | null;
  text: string;
  /** URL of the message's picture. Null if it has none. */
  photo: string | null;
  markup: ReplyMarkup | null;
  at: number;
  isEdited: boolean;
}

/** Chat. The id of a private chat is the user's id. The id of a group is negative. */
export interface Chat {
  id: number;
  title: string | null;
  messages: Message[];
  /** Whether the user started the private chat, or the bot is a member of the group. */
  isOpen: boolean;
  /** Whether the user blocked the bot. */
  isBlocked: boolean;
  /** Keyboard of the bot that replaces the phone's letter keyboard until the bot removes it. */
  keyboard: ReplyMarkup | null;
  /** Id of the supergroup that the group was upgraded to. Null if it was not upgraded. */
  upgradedTo: number | null;
}

export interface Bot {
  id: number;
  token: string;
  username: string;
  name: string;
  webhook: { url: string; secret: string; lastError: string | null } | null;
  menuButton: ReplyMarkup | null;
  /** Updates that the bot has not received yet, oldest first. */
  waiting: BotUpdate[];
  lastUpdateId: number;
  chats: Map<number, Chat>;
  /** Times of recently sent messages, for the rate limits: one second over all chats, one minute per chat. */
  sentAt: { chatId: number; at: number }[];
  /** Button presses: null while unanswered, otherwise the bot's answer. */
  presses: Map<string, string | null>;
  /** Time until which every call fails with "Too Many Requests", in milliseconds since the epoch. */
  refusedUntil: number;
  /** Returns the reason why the text of a message is refused, or null if it is accepted. */
  refuses: (text: string) => string | null;
}

export interface BotUpdate {
  update_id: number;
  [what: string]: unknown;
}

export const GROUP_ID = -1_001_700_000_001;
export const GROUP_TITLE = "Oshxona: buyurtmalar";

export const TELEGRAM_PEOPLE: readonly Person[] = [
  {
    id: 700_000_001,
    firstName: "Aziza",
    lastName: "Karimova",
    username: "aziza_k",
    languageCode: "uz",
    phone: "998901110001",
  },
  {
    id: 700_000_002,
    firstName: "Игорь",
    lastName: "Ким",
    username: "igor_kim",
    languageCode: "ru",
    phone: "998901110002",
  },
  {
    id: 700_000_003,
    firstName: "Emma",
    lastName: "Reed",
    username: "emma_reed",
    languageCode: "en",
    phone: "998901110003",
  },
  {
    id: 700_000_005,
    firstName: "Kamola",
    lastName: "Yusupova",
    username: "kamola_y",
    languageCode: "uz",
    phone: "998901110005",
  },
  {
    id: 700_000_006,
    firstName: "Timur",
    lastName: "Aliyev",
    username: "timur_a",
    languageCode: "uz",
    phone: "998901110006",
  },
];

/** State of the simulated Telegram. */
export interface TelegramCloud {
  bots: Map<string, Bot>;
  people: readonly Person[];
  now(): number;
}

const BOT_TOKEN_PATTERN = /^(\d{5,12}):[\w-]{30,60}$/;

/** Creates the state of a simulated Telegram with the given bots. */
export function createTelegramCloud(
  bots: readonly { token: string; username: string; name: string }[],
  now = Date.now,
): TelegramCloud {
  const cloud: TelegramCloud = { bots: new Map(), people: TELEGRAM_PEOPLE, now };
  for (const bot of bots) addBot(cloud, bot);
  return cloud;
}

/** Adds a bot, like BotFather. */
export function addBot(
  cloud: TelegramCloud,
  { token, username, name }: Pick<Bot, "token" | "username" | "name">,
): Bot {
  const id = Number(BOT_TOKEN_PATTERN.exec(token)?.[1]);
  if (!id) throw new Error("a bot's token is its number, a colon and 35 letters");
  const bot: Bot = {
    id,
    token,
    username,
    name,
    webhook: null,
    menuButton: null,
    waiting: [],
    lastUpdateId: 100_000,
    chats: new Map(),
    sentAt: [],
    presses: new Map(),
    refusedUntil: 0,
    refuses: () => null,
  };
  cloud.bots.set(token, bot);
  return bot;
}

/** Returns the private chat or the group of a bot. Creates it on first use. */
export function findOrCreateChat(bot: Bot, id: number): Chat {
  const known = bot.chats.get(id);
  if (known) return known;
  const title = id < 0 ? GROUP_TITLE : null;
  const chat: Chat = {
    id,
    title,
    messages: [],
    isOpen: false,
    isBlocked: false,
    keyboard: null,
    upgradedTo: null,
  };
  bot.chats.set(id, chat);
  return chat;
}

const MAX_KEPT_MESSAGES = 60;
let lastMessageId = 0;

/** Posts a message to a chat. Drops the oldest messages above `MAX_KEPT_MESSAGES`. */
export function postChatMessage(chat: Chat, message: Omit<Message, "id" | "isEdited">): Message {
  lastMessageId += 1;
  const posted = { ...message, id: lastMessageId, isEdited: false };
  chat.messages.push(posted);
  chat.messages.splice(0, chat.messages.length - MAX_KEPT_MESSAGES);
  return posted;
}

export const toTelegramUser = (person: Person) => ({
  id: person.id,
  is_bot: false,
  first_name: person.firstName,
  last_name: person.lastName,
  username: person.username,
  language_code: person.languageCode,
});

export const botToTelegramUser = (bot: Bot) => ({
  id: bot.id,
  is_bot: true,
  first_name: bot.name,
  username: bot.username,
});

/** Returns a chat in the format of updates and responses. */
export function toTelegramChat(chat: Chat, people: readonly Person[]): object {
  if (chat.title !== null) return { id: chat.id, type: "supergroup", title: chat.title };
  const person = people.find(({ id }) => id === chat.id);
  return { id: chat.id, type: "private", first_name: person?.firstName ?? "", username: person?.username };
}

/** Returns a message in the format of updates and responses. */
export function toTelegramMessage(
  cloud: TelegramCloud,
  bot: Bot,
  { chat, message }: { chat: Chat; message: Message },
): object {
  const isKept = message.markup !== null && "inline_keyboard" in message.markup;
  return {
    message_id: message.id,
    date: Math.floor(message.at / 1000),
    chat: toTelegramChat(chat, cloud.people),
    from: message.from ? toTelegramUser(message.from) : botToTelegramUser(bot),
    ...(message.photo === null ? { text: message.text } : { caption: message.text, photo: [] }),
    ...(message.isEdited && { edit_date: Math.floor(cloud.now() / 1000) }),
    ...(isKept && { reply_markup: message.markup }),
  };
}
