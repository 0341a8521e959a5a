import type { TelegramBotView } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { BOT_TOKEN, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const telegram = await startFakeTelegram();
const app = await createTestShop({
  log,
  config: telegram.config,
});
telegram.tellTo(app);
const owner = await app.signInStaff("owner@osh");

const replies: string[] = [];
async function putBot(body: object, token = owner) {
  const reply = await app.call<TelegramBotView & { code?: string; data?: { field: string } }>(
    "/console/v1/telegram-bot",
    { method: "PUT", token, body: { isOn: true, isPhoneCodeWanted: false, ...body } },
  );
  replies.push(JSON.stringify(reply));
  return reply;
}
const fetchBot = async (token = owner) =>
  (await app.call<{ bot: TelegramBotView | null }>("/console/v1/telegram-bot", { token })).body.bot;

test("[TG-5] the owner connects a bot by its token: its name is read, the webhook is set and the store's button is shown", async () => {
  expect(await fetchBot()).toBeNull();
  const { status, body } = await putBot({ token: BOT_TOKEN });
  expect(status).toBe(200);
  expect(body).toMatchObject({ username: "osh_test_bot", botId: 7_100_000_001, isOn: true, isHeard: true });
  expect(await fetchBot()).toEqual(body);
  expect(telegram.calls).toEqual(["getMe", "setWebhook", "setChatMenuButton"]);
  expect(telegram.bot.webhook?.url).toBe(`http://localhost:3000/api/telegram/v1/${app.osh}`);
  expect(telegram.bot.webhook?.secret).toMatch(/^[\w-]{40,}$/);
  expect(telegram.bot.menuButton).toMatchObject({
    type: "web_app",
    web_app: { url: "http://osh.localhost:3000/?shell=telegram" },
  });
});

test("[TG-5] does not store an unknown or malformed token; the existing one stays", async () => {
  const before = await fetchBot();
  expect((await putBot({ token: `${BOT_TOKEN}x` })).body.code).toBe("bot_token_refused");
  expect((await putBot({ token: "nonsense" })).body).toMatchObject({
    code: "bad_request",
    data: { field: "token" },
  });
  telegram.bot.refusedUntil = Date.now() + 1000;
  expect((await putBot({})).body.code).toBe("bot_unanswered");
  telegram.bot.refusedUntil = 0;
  expect(await fetchBot()).toEqual(before);
});

test("[TG-5] a disabled bot receives no updates; enabling it needs no token and creates a new secret", async () => {
  const secret = telegram.bot.webhook?.secret;
  expect((await putBot({ isOn: false, isPhoneCodeWanted: true })).body).toMatchObject({
    isOn: false,
    isHeard: false,
    isPhoneCodeWanted: true,
  });
  expect(telegram.bot.webhook).toBeNull();
  expect((await putBot({})).body).toMatchObject({ isOn: true, isHeard: true, isPhoneCodeWanted: false });
  expect(telegram.bot.webhook?.secret).not.toBe(secret);
});

test("[TG-5] [AP-3] the token and the secret are in no response, log, audit entry or plain database column", async () => {
  const changes = await app.call("/console/v1/changes", { token: owner });
  const { rows } = await app.db.tenantRead(app.osh, (tx) => sql`select * from telegram_bots`.execute(tx));
  const said = JSON.stringify([replies, logLines, changes.body, rows]);
  expect(said).toContain("osh_test_bot");
  expect(said).not.toContain("canary-of-a-token");
  expect(said).not.toContain(telegram.bot.webhook?.secret);
});

test("[TG-5] [US-8] only the owner sees and connects the bot; each brand has its own", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await putBot({}, kitchen)).status).toBe(403);
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  const other = await app.call<{ bot: unknown }>("/console/v1/telegram-bot", {
    token: pizza,
    host: "pizza.localhost",
  });
  expect(other.body.bot).toBeNull();
});

test("[TG-5] a removed bot has no webhook and receives no calls", async () => {
  const removed = await app.call("/console/v1/telegram-bot", { method: "DELETE", token: owner });
  expect(removed.status).toBe(200);
  expect(await fetchBot()).toBeNull();
  expect(telegram.bot.webhook).toBeNull();
  expect((await putBot({})).body.code, "nothing is kept").toBe("bad_request");
  const again = await app.call("/console/v1/telegram-bot", { method: "DELETE", token: owner });
  expect(again.status, "a second time nothing happens").toBe(200);
});
