import { expect, test } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const [aziza, igor] = TELEGRAM_PEOPLE;
if (!aziza || !igor) throw new Error("two people have phones");
let ticks = 0;
const telegram = await startFakeTelegram(() => {
  ticks += 2;
  return Date.now() + ticks * 1000;
});
let isSmsDown = false;
const smsPhones: string[] = [];
const app = await createTestShop({
  config: { ...telegram.config, isDemo: false },
  sms: {
    async send({ phone }) {
      smsPhones.push(phone);
      return !isSmsDown;
    },
  },
});
telegram.tellTo(app);
await connectTestBot(app);
for (const person of [aziza, igor])
  await telegram.acts.start(telegram.acts.actor(telegram.bot, person.id, person));
await telegram.acts.shareContact(telegram.acts.actor(telegram.bot, aziza.id, aziza));

async function requestCode(phone: string) {
  app.clock.advance(61_000);
  return app.call<{ code?: string; resendIn?: number }>("/users/v1/users/code", {
    body: { phone: `+${phone}`, language: "uz" },
  });
}
const findCode = (text = "") => /\b\d{6}\b/.exec(text)?.[0];

test("[US-1] a code is also sent by the brand's bot, so that sign-in works while no gateway does", async () => {
  isSmsDown = true;
  expect((await requestCode(aziza.phone)).status).toBe(200);
  expect(smsPhones, "an SMS was tried all the same").toHaveLength(1);
  const code = findCode(telegram.messages(aziza.id).at(-1)?.text);
  const signed = await app.call("/users/v1/users/token", { body: { phone: `+${aziza.phone}`, code } });
  expect(signed.status).toBe(200);
  isSmsDown = false;
});

test("[US-1] a code is not sent to another person's chat, to one that blocked the bot, or to another phone", async () => {
  const before = telegram.messages(igor.id).length;
  expect((await requestCode(igor.phone)).status).toBe(200);
  expect(telegram.messages(igor.id), "he shared no phone").toHaveLength(before);
  await telegram.acts.setBlocked(telegram.acts.actor(telegram.bot, aziza.id, aziza), true);
  const calls = telegram.calls.length;
  isSmsDown = true;
  expect((await requestCode(aziza.phone)).body.code).toBe("code_not_sent");
  expect(telegram.calls).toHaveLength(calls);
});
