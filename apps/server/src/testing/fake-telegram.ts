import { createServer } from "node:http";
import { afterAll } from "vitest";
import type { TelegramActions } from "../../../../simulators/telegram/acts.ts";
import { createBotSimulator } from "../../../../simulators/telegram/bot-simulator.ts";
import {
  addBot,
  type Bot,
  type TelegramCloud,
  createTelegramCloud,
  type Message,
} from "../../../../simulators/telegram/cloud.ts";
import type { Config } from "../config/config.ts";
import { readTelegramConfig } from "../config/telegram-config.ts";
import type { TestApp } from "./test-app.ts";

export const BOT_TOKEN = "7100000001:canary-of-a-token-0123456789abcdef";

export interface FakeTelegram {
  cloud: TelegramCloud;
  bot: Bot;
  acts: TelegramActions;
  /** Configuration of an installation that uses the simulator. */
  config: { telegram: Config["telegram"] };
  /** Methods of the received API requests: `sendMessage` etc. */
  calls: string[];
  /** Accepted bodies of `sendMessage`. The chats of the simulator store only the newest messages. */
  sent: { chat_id: number; text: string; disable_notification?: boolean }[];
  /** Sends the bot's updates to the webhook of this app from now on. */
  tellTo(app: Pick<TestApp, "http">): void;
  /** Returns the messages of a chat, oldest first. */
  messages(chatId: number): Message[];
  /** All updates that were sent to webhooks, unchanged. */
  told: { url: string; secret: string; body: string }[];
}

/** Starts Telegram's simulator on a separate HTTP server, with one bot. */
export async function startFakeTelegram(now: () => number = Date.now): Promise<FakeTelegram> {
  const cloud = createTelegramCloud([], now);
  const bot = addBot(cloud, { token: BOT_TOKEN, username: "osh_test_bot", name: "Osh" });
  const told: FakeTelegram["told"] = [];
  const calls: string[] = [];
  const sent: FakeTelegram["sent"] = [];
  let door: Pick<TestApp, "http"> | null = null;
  const simulator = createBotSimulator(cloud, async (url, update) => {
    told.push({ url, ...update });
    const reply = await door?.http.app.inject({
      method: "POST",
      url: new URL(url).pathname,
      headers: {
        host: "osh.localhost",
        "content-type": "application/json",
        "x-telegram-bot-api-secret-token": update.secret,
      },
      payload: update.body,
    });
    return reply?.statusCode ?? 502;
  });
  const server = createServer(async (request, reply) => {
    let body = "";
    for await (const part of request) body += String(part);
    const rest = (request.url ?? "").slice(1);
    const method = rest.split("/").at(-1) ?? "";
    calls.push(method);
    const answer = await simulator.answer({
      method: request.method ?? "",
      rest,
      query: new URLSearchParams(),
      form: new URLSearchParams(),
      headers: request.headers,
      body,
      origin: "",
      language: "en",
    });
    const isTaken = "json" in answer && (answer.json as { ok?: boolean }).ok === true;
    if (method === "sendMessage" && isTaken) sent.push(JSON.parse(body) as FakeTelegram["sent"][number]);
    if ("json" in answer)
      reply
        .writeHead(answer.status ?? 200, { "content-type": "application/json" })
        .end(JSON.stringify(answer.json));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const api = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    cloud,
    bot,
    acts: simulator.acts,
    calls,
    sent,
    told,
    config: {
      telegram: readTelegramConfig({
        text: () => undefined,
        address: () => api,
        whole: (_name, { or }) => or,
        isProduction: false,
        simulators: null,
      }),
    },
    tellTo: (app) => {
      door = app;
    },
    messages: (chatId) => bot.chats.get(chatId)?.messages ?? [],
  };
}

/** Connects the bot of `startFakeTelegram` to the brand osh, as its owner. */
export async function connectTestBot(app: TestApp): Promise<void> {
  const token = await app.signInStaff("owner@osh");
  const body = { token: BOT_TOKEN, isOn: true, isPhoneCodeWanted: false };
  const { status } = await app.call("/console/v1/telegram-bot", { method: "PUT", token, body });
  if (status !== 200) throw new Error(`the bot was not connected: ${status}`);
}
