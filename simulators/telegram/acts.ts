import { randomUUID } from "node:crypto";
import {
  type Bot,
  botToTelegramUser,
  type Chat,
  toTelegramChat,
  findOrCreateChat,
  type TelegramCloud,
  toTelegramMessage,
  type Person,
  toTelegramUser,
  postChatMessage,
} from "./cloud.ts";
import type { NotifyBot } from "./notify-bot.ts";

/** Participants of an action in Telegram: the bot, the chat and the person. */
export interface BotActionContext {
  bot: Bot;
  chat: Chat;
  person: Person;
}

interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Actions of users in Telegram. As in Telegram, the bot receives an update for each action. */
export function createTelegramActions(cloud: TelegramCloud, notify: NotifyBot) {
  /** Posts a message. A message that starts with a slash is a command. */
  async function postMessage(
    { bot, chat, person }: BotActionContext,
    text: string,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    // In a group, a bot receives only commands, not other messages (Telegram's privacy mode).
    const isHeard = chat.title === null || text.startsWith("/");
    if (chat.title === null) chat.isOpen = true;
    const message = postChatMessage(chat, { from: person, text, photo: null, markup: null, at: cloud.now() });
    if (!isHeard || !chat.isOpen || chat.isBlocked) return;
    const [command] = /^\/\w+(@\w+)?/.exec(text) ?? [];
    const entities = command && { entities: [{ type: "bot_command", offset: 0, length: command.length }] };
    await notify(bot, {
      message: { ...toTelegramMessage(cloud, bot, { chat, message }), ...entities, ...more },
    });
  }

  return {
    say: postMessage,
    /** Presses the start button of a chat, or opens it by a link with a start parameter. */
    start: (actor: BotActionContext, word = "") =>
      postMessage(actor, word === "" ? "/start" : `/start ${word}`),
    /** Shares a contact with the button that requests it. `of` is the user in the contact. */
    async shareContact(actor: BotActionContext, of: Person = actor.person): Promise<void> {
      const contact = {
        phone_number: of.phone,
        first_name: of.firstName,
        last_name: of.lastName,
        user_id: of.id,
      };
      await postMessage(actor, `+${of.phone}`, { contact, text: undefined });
    },
    /** Shares a live location for an hour. `to` is the next location, sent as an edit. */
    async shareLocation(actor: BotActionContext, at: GeoPoint, to: GeoPoint | null = null): Promise<void> {
      const { bot, chat, person } = actor;
      await postMessage(actor, "📍", { location: { ...at, live_period: 3600 }, text: undefined });
      const message = to && chat.messages.findLast(({ from }) => from === person);
      if (!message) return;
      message.isEdited = true;
      const moved = { ...toTelegramMessage(cloud, bot, { chat, message }), text: undefined };
      await notify(bot, { edited_message: { ...moved, location: { ...to, live_period: 3600 } } });
    },
    /** Presses a button below a message. @returns the bot's answer, or null if there is none. */
    async press(
      { bot, chat, person }: BotActionContext,
      { messageId, data }: { messageId: number; data: string },
    ) {
      const message = chat.messages.find(({ id }) => id === messageId);
      if (!message || chat.isBlocked) return null;
      const id = randomUUID();
      bot.presses.set(id, null);
      await notify(bot, {
        callback_query: {
          id,
          from: toTelegramUser(person),
          chat_instance: String(chat.id),
          data,
          message: toTelegramMessage(cloud, bot, { chat, message }),
        },
      });
      return bot.presses.get(id) ?? null;
    },
    /** Blocks or unblocks the bot. In a group: removes or adds the bot. */
    async setBlocked({ bot, chat, person }: BotActionContext, isBlocked: boolean): Promise<void> {
      const was = findMemberState(chat);
      if (chat.title === null) chat.isBlocked = isBlocked;
      else chat.isOpen = !isBlocked;
      await notify(bot, {
        my_chat_member: {
          chat: toTelegramChat(chat, cloud.people),
          from: toTelegramUser(person),
          date: Math.floor(cloud.now() / 1000),
          old_chat_member: { user: botToTelegramUser(bot), status: was },
          new_chat_member: { user: botToTelegramUser(bot), status: findMemberState(chat) },
        },
      });
    },
    actor: (bot: Bot, chatId: number, person: Person): BotActionContext => ({
      bot,
      chat: findOrCreateChat(bot, chatId),
      person,
    }),
  };
}

function findMemberState(chat: Chat): string {
  if (chat.title === null) return chat.isBlocked ? "kicked" : "member";
  return chat.isOpen ? "member" : "left";
}

export type TelegramActions = ReturnType<typeof createTelegramActions>;
