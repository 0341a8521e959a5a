import { randomUUID } from "node:crypto";
import {
  type Bot,
  botAsUser,
  type Chat,
  chatAsTold,
  chatOf,
  type Cloud,
  messageAsTold,
  type Person,
  personAsUser,
  post,
} from "./cloud.ts";
import type { Tell } from "./tell-bot.ts";

/** Where something is done, and who does it. */
export interface Actor {
  bot: Bot;
  chat: Chat;
  person: Person;
}

interface Place {
  latitude: number;
  longitude: number;
}

/** What people do in Telegram; each act is told to the bot as Telegram tells it. */
export function createActs(cloud: Cloud, tell: Tell) {
  /** Writes a message; one that begins with a slash is a command. */
  async function say(
    { bot, chat, person }: Actor,
    text: string,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    // A group does not let its bot read along: commands alone, and those that name it.
    const isHeard = chat.title === null || text.startsWith("/");
    if (chat.title === null) chat.isOpen = true;
    const message = post(chat, { from: person, text, photo: null, markup: null, at: cloud.now() });
    if (!isHeard || !chat.isOpen || chat.isBlocked) return;
    const [command] = /^\/\w+(@\w+)?/.exec(text) ?? [];
    const entities = command && { entities: [{ type: "bot_command", offset: 0, length: command.length }] };
    await tell(bot, { message: { ...messageAsTold(cloud, bot, { chat, message }), ...entities, ...more } });
  }

  return {
    say,
    /** Presses the button that begins a chat, or opens it by a link that carries a word. */
    start: (actor: Actor, word = "") => say(actor, word === "" ? "/start" : `/start ${word}`),
    /** Gives the phone by the button that asks for it; `of`: whose card it is. */
    async shareContact(actor: Actor, of: Person = actor.person): Promise<void> {
      const contact = {
        phone_number: of.phone,
        first_name: of.firstName,
        last_name: of.lastName,
        user_id: of.id,
      };
      await say(actor, `+${of.phone}`, { contact, text: undefined });
    },
    /** Shares where one is, for an hour; `to`: goes there after it was shared. */
    async shareLocation(actor: Actor, at: Place, to: Place | null = null): Promise<void> {
      const { bot, chat, person } = actor;
      await say(actor, "📍", { location: { ...at, live_period: 3600 }, text: undefined });
      const message = to && chat.messages.findLast(({ from }) => from === person);
      if (!message) return;
      message.isEdited = true;
      const moved = { ...messageAsTold(cloud, bot, { chat, message }), text: undefined };
      await tell(bot, { edited_message: { ...moved, location: { ...to, live_period: 3600 } } });
    },
    /** Presses a button below a message. @returns what the bot said to it; null: nothing. */
    async press({ bot, chat, person }: Actor, { messageId, data }: { messageId: number; data: string }) {
      const message = chat.messages.find(({ id }) => id === messageId);
      if (!message || chat.isBlocked) return null;
      const id = randomUUID();
      bot.presses.set(id, null);
      await tell(bot, {
        callback_query: {
          id,
          from: personAsUser(person),
          chat_instance: String(chat.id),
          data,
          message: messageAsTold(cloud, bot, { chat, message }),
        },
      });
      return bot.presses.get(id) ?? null;
    },
    /** Blocks the bot, or lets it write again; in the group: takes it out, or in. */
    async setBlocked({ bot, chat, person }: Actor, isBlocked: boolean): Promise<void> {
      const was = memberState(chat);
      if (chat.title === null) chat.isBlocked = isBlocked;
      else chat.isOpen = !isBlocked;
      await tell(bot, {
        my_chat_member: {
          chat: chatAsTold(chat, cloud.people),
          from: personAsUser(person),
          date: Math.floor(cloud.now() / 1000),
          old_chat_member: { user: botAsUser(bot), status: was },
          new_chat_member: { user: botAsUser(bot), status: memberState(chat) },
        },
      });
    },
    actor: (bot: Bot, chatId: number, person: Person): Actor => ({ bot, chat: chatOf(bot, chatId), person }),
  };
}

function memberState(chat: Chat): string {
  if (chat.title === null) return chat.isBlocked ? "kicked" : "member";
  return chat.isOpen ? "member" : "left";
}

export type Acts = ReturnType<typeof createActs>;
