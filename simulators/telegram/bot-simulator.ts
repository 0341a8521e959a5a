import { randomBytes, randomInt } from "node:crypto";
import type { PageReply, PageRequest, ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import { createTelegramActions } from "./acts.ts";
import { answerBotApi } from "./bot-api.ts";
import { renderChatPage } from "./chat-page.ts";
import { addBot, type Bot, findOrCreateChat, type TelegramCloud, GROUP_ID } from "./cloud.ts";
import { createBotNotifier, type PostUpdate } from "./notify-bot.ts";
import { chatsTexts } from "./words.ts";

const SIMULATED_REFUSAL_DURATION_MS = 5000;
/** Start and next location of the live location that a user shares, in the demo's city. */
const KITCHEN_LOCATION = { latitude: 41.3111, longitude: 69.2797 };
const LOCATION_ON_THE_WAY = { latitude: 41.3154, longitude: 69.2842 };

/** Simulates Telegram's Bot API below `bot<token>/`, and its chats on a phone: `/simulators/telegram/chats`. */
export function createBotSimulator(
  cloud: TelegramCloud,
  post: PostUpdate,
): ProviderSimulator & { acts: ReturnType<typeof createTelegramActions> } {
  const acts = createTelegramActions(cloud, createBotNotifier(post));

  return { acts, answer: async (request) => answerApiRequest(cloud, request) ?? (await showChats(request)) };

  async function showChats({ method, query, form, language }: PageRequest): Promise<PageReply> {
    const t = chatsTexts[language];
    const person = cloud.people.find(({ id }) => String(id) === query.get("person")) ?? cloud.people[0];
    if (!person) throw new Error("nobody has a phone");
    const bots = [...cloud.bots.values()];
    let bot = bots.find(({ username }) => username === query.get("bot")) ?? bots[0] ?? null;
    let [note, newToken] = ["", null as string | null];
    const inGroup = query.get("chat") === "group";
    const isPost = method === "POST";
    if (isPost && form.get("act") === "make-bot") {
      bot = createBot(cloud, form.get("name") ?? "");
      newToken = bot.token;
    } else if (isPost && bot) {
      note = await performAction(bot);
    }
    const chat = bot && findOrCreateChat(bot, inGroup ? GROUP_ID : person.id);
    return { html: renderChatPage(cloud, { bot, person, chat, note, newToken }, language, t) };

    async function performAction(at: Bot): Promise<string> {
      const actor = acts.actor(
        at,
        inGroup ? GROUP_ID : (person?.id ?? 0),
        person ?? throwMissingPersonError(),
      );
      const text = (form.get("text") ?? "").trim();
      switch (form.get("act")) {
        case "start":
          await acts.start(actor, query.get("start") ?? "");
          break;
        case "say":
          if (text !== "") await acts.say(actor, text.slice(0, 4096));
          break;
        case "contact":
          await acts.shareContact(actor);
          break;
        case "location":
          await acts.shareLocation(actor, KITCHEN_LOCATION, LOCATION_ON_THE_WAY);
          break;
        case "strangers-contact":
          await acts.shareContact(
            actor,
            cloud.people.find((each) => each !== person) ?? throwMissingPersonError(),
          );
          break;
        case "press": {
          const pressed = { messageId: Number(form.get("message")), data: form.get("data") ?? "" };
          const said = await acts.press(actor, pressed);
          return said === null ? t.silent : said === "" ? "" : `${t.says}: ${said}`;
        }
        case "block":
        case "unblock":
          await acts.setBlocked(actor, form.get("act") === "block");
          break;
        case null:
          break;
        case "refuse":
          at.refusedUntil = cloud.now() + SIMULATED_REFUSAL_DURATION_MS;
          break;
      }
      return at.webhook?.lastError ? `${t.unheard}: ${at.webhook.lastError}` : "";
    }
  }
}

function throwMissingPersonError(): never {
  throw new Error("somebody is always there");
}

/** Answers a call of the Bot API. Returns null if the request is for a page. */
function answerApiRequest(
  cloud: TelegramCloud,
  { rest, query, form, headers, body }: PageRequest,
): PageReply | null {
  const [, token, method] = /^bot([^/]+)\/(\w+)$/.exec(rest) ?? [];
  if (token === undefined || method === undefined) return null;
  const isJson = String(headers["content-type"] ?? "").startsWith("application/json");
  const fields = isJson ? parseJsonBody(body) : Object.fromEntries([...query, ...form]);
  const answer = answerBotApi(cloud, { token: decodeURIComponent(token), method, fields });
  return { json: answer, status: answer.ok ? 200 : answer.error_code };
}

function parseJsonBody(body: string): Record<string, unknown> {
  try {
    return (JSON.parse(body) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Creates a bot like BotFather: the token is a number and 35 letters, and the username ends in `bot`. */
function createBot(cloud: TelegramCloud, typed: string): Bot {
  const name = typed.trim().slice(0, 40) || "Bot";
  const id = randomInt(1_000_000_000, 9_999_999_999);
  const word =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "") || "store";
  return addBot(cloud, {
    token: `${id}:${randomBytes(26).toString("base64url").slice(0, 35)}`,
    username: `${word}_${id % 10_000}_bot`,
    name,
  });
}
