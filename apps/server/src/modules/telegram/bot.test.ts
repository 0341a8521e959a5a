import { sql } from "kysely";
import { expect, test } from "vitest";
import { TEST_CREDENTIAL_KEYS, createTestApp } from "../../testing/test-app.ts";
import { parseBotId, loadBot, saveBot } from "./index.ts";

const app = await createTestApp();
const credentialKeys = TEST_CREDENTIAL_KEYS;
const TEST_BOT_TOKEN = "7000000001:AAF0test-token-of-nobody-0123456789";
const bot = {
  botId: 7_000_000_001,
  username: "osh_bot",
  token: TEST_BOT_TOKEN,
  webhookSecret: "hook",
  state: "on",
} as const;
const readBotOfBrand = (merchantId: string, keys = credentialKeys) =>
  app.db.tenantRead(merchantId, (tx) => loadBot(tx, { credentialKeys: keys }, merchantId));
const now = app.clock.now();

test("[TG-1] [S5] a brand's bot token is stored encrypted, is decrypted by any configured key, and cannot be read for another brand", async () => {
  expect(await readBotOfBrand(app.osh)).toBeNull();
  await app.db.tenant(app.osh, (tx) => saveBot(tx, { credentialKeys }, { ...bot, merchantId: app.osh, now }));
  expect(await readBotOfBrand(app.osh)).toEqual({ ...bot, isPhoneCodeWanted: false });
  expect(await readBotOfBrand(app.pizza)).toBeNull();
  expect(await readBotOfBrand(app.osh, [Buffer.alloc(32, "another")])).toMatchObject({
    token: null,
    webhookSecret: null,
  });
  const { rows } = await app.db.tenantRead(app.osh, (tx) => sql`select * from telegram_bots`.execute(tx));
  expect(JSON.stringify(rows)).not.toContain(TEST_BOT_TOKEN.split(":")[1]);
});

test("[TG-1] parses the bot id from a token; an invalid token has none", () => {
  expect(parseBotId(TEST_BOT_TOKEN)).toBe(7_000_000_001);
  expect(
    ["", "1:2", TEST_BOT_TOKEN.replace(":", ""), `${TEST_BOT_TOKEN} `, "x".repeat(40)].map(parseBotId),
  ).toEqual(Array.from({ length: 5 }, () => null));
});
