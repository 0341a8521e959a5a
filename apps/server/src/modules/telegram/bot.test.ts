import { sql } from "kysely";
import { expect, test } from "vitest";
import { TEST_CREDENTIAL_KEYS, testApp } from "../../testing/test-app.ts";
import { botIdOf, botOf, saveBot } from "./index.ts";

const app = await testApp();
const credentialKeys = TEST_CREDENTIAL_KEYS;
const TOKEN = "7000000001:AAF0test-token-of-nobody-0123456789";
const bot = {
  botId: 7_000_000_001,
  username: "osh_bot",
  token: TOKEN,
  webhookSecret: "hook",
  state: "on",
} as const;
const ofBrand = (merchantId: string, keys = credentialKeys) =>
  app.db.tenantRead(merchantId, (tx) => botOf(tx, { credentialKeys: keys }, merchantId));
const now = app.clock.now();

test("[TG-1] [S5] a brand's bot token is stored encrypted, is decrypted by any configured key, and cannot be read for another brand", async () => {
  expect(await ofBrand(app.osh)).toBeNull();
  await app.db.tenant(app.osh, (tx) => saveBot(tx, { credentialKeys }, { ...bot, merchantId: app.osh, now }));
  expect(await ofBrand(app.osh)).toEqual({ ...bot, isPhoneCodeWanted: false });
  expect(await ofBrand(app.pizza)).toBeNull();
  expect(await ofBrand(app.osh, [Buffer.alloc(32, "another")])).toMatchObject({
    token: null,
    webhookSecret: null,
  });
  const { rows } = await app.db.tenantRead(app.osh, (tx) => sql`select * from telegram_bots`.execute(tx));
  expect(JSON.stringify(rows)).not.toContain(TOKEN.split(":")[1]);
});

test("[TG-1] parses the bot id from a token; an invalid token has none", () => {
  expect(botIdOf(TOKEN)).toBe(7_000_000_001);
  expect(["", "1:2", TOKEN.replace(":", ""), `${TOKEN} `, "x".repeat(40)].map(botIdOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
