import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { GROUP_ID, TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { queryRows } from "../../../platform/database/index.ts";
import { createLog } from "../../../platform/log.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const [aziza, igor] = TELEGRAM_PEOPLE;
if (!aziza || !igor) throw new Error("two people have phones");
// Each call advances the clock by a second, so that Telegram's rate limit does not apply.
let seconds = 0;
const telegram = await startFakeTelegram(() => {
  seconds += 1;
  return Date.UTC(2026, 2, 2, 7) + seconds * 1000;
});
const errorLines: string[] = [];
const log = createLog({ level: "error", destination: { write: (line) => errorLines.push(line) } });
const app = await createTestShop({
  log,
  config: telegram.config,
});
telegram.tellTo(app);
await connectTestBot(app);
const secret = telegram.bot.webhook?.secret ?? "";

const createActor = (person = aziza) => telegram.acts.actor(telegram.bot, person.id, person);
const findNewestMessage = (person = aziza) => telegram.messages(person.id).at(-1);
const findMessageTexts = (person = aziza) => telegram.messages(person.id).map(({ text }) => text);
const pressButton = (data: string, person = aziza) =>
  telegram.acts.press(createActor(person), {
    messageId: telegram.messages(person.id).findLast(({ from }) => from === null)?.id ?? 0,
    data,
  });

async function postUpdate(body: unknown, given = secret, merchantId = app.osh) {
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api/telegram/v1/${merchantId}`,
    headers: {
      host: "osh.localhost",
      "content-type": "application/json",
      "x-telegram-bot-api-secret-token": given,
    },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, body: reply.json<{ isHeard?: boolean; code?: string }>() };
}
const selectTelegramAccounts = () =>
  app.db.tenantRead(app.osh, (tx) =>
    queryRows(
      tx,
      sql<{ id: number; userId: string | null; language: string | null; isBlocked: boolean }>`
        select telegram_id::float8 as id, user_id as "userId", language, is_blocked as "isBlocked"
        from telegram_accounts where merchant_id = ${app.osh} order by telegram_id`,
    ),
  );

test("[TG-5] /start is answered in the language of the person's Telegram, with a button that opens the store", async () => {
  await telegram.acts.start(createActor());
  const [hello, why] = telegram.messages(aziza.id).filter(({ from }) => from === null);
  expect(hello?.text).toContain("Assalomu alaykum, Aziza!");
  expect(JSON.stringify(hello?.markup)).toContain(
    '"web_app":{"url":"http://osh.localhost:3000/?shell=telegram"}',
  );
  expect(why?.text).toContain("Raqamingizni yuborsangiz");
  await telegram.acts.start(createActor(igor));
  expect(findMessageTexts(igor).join(" ")).toContain("Здравствуйте, Игорь!");
  const markup = telegram.messages(igor.id).find(({ from }) => from === null)?.markup;
  expect(JSON.stringify(markup)).toContain("http://osh.localhost:3000/?lang=ru");
});

test("[TG-5] [TG-2] the own contact creates the customer once; another person's contact creates none", async () => {
  await telegram.acts.shareContact(createActor(), igor);
  expect(findNewestMessage()?.text).toContain("boshqa odamning raqami");
  expect((await selectTelegramAccounts())[0]?.userId).toBeNull();
  await telegram.acts.shareContact(createActor());
  expect(findMessageTexts().join(" ")).toContain("+998 90 111 00 01 raqami saqlandi");
  const { userId } = await app.signIn(`+${aziza.phone}`);
  expect((await selectTelegramAccounts())[0]?.userId, "the same customer as by a code").toBe(userId);
});

test("[TG-2] after a contact whose number cannot order, the bot does not say that ordering is possible now", async () => {
  await telegram.acts.shareContact(createActor(igor), { ...igor, phone: "123" });
  expect(findNewestMessage(igor)?.text).toContain("С этим номером заказать не получится");
  expect((await selectTelegramAccounts())[1]?.userId).toBeNull();
});

test('[TG-5] "my orders" lists the person\'s latest orders with totals and statuses', async () => {
  await pressButton("orders");
  expect(findNewestMessage()?.text).toBe("Hali buyurtmangiz yoʻq.");
  app.clock.advance(61_000);
  const { token } = await app.signIn(`+${aziza.phone}`);
  const order = await postOrder(app, token, createPickupBody());
  await pressButton("orders");
  expect(findNewestMessage()?.text).toContain(`№ ${order.number} · 02.03.2026`);
  expect(findNewestMessage()?.text).toMatch(/47\s000\ssoʻm · ⏳ Doʻkon koʻrib chiqmoqda/);
  await pressButton("orders", igor);
  expect(findNewestMessage(igor)?.text).toBe("У вас пока нет заказов.");
});

test("[TG-5] uses the chosen language from then on", async () => {
  await pressButton("language", igor);
  await pressButton("language:kz", igor);
  await telegram.acts.say(createActor(igor), "/orders");
  expect(findNewestMessage(igor)?.text).toBe("Сізде әлі тапсырыс жоқ.");
  expect((await selectTelegramAccounts())[1]?.language).toBe("kz");
  await pressButton("language:klingon", igor);
  expect((await selectTelegramAccounts())[1]?.language).toBe("kz");
});

test("[TG-5] records that a person blocked the bot, and subscribes again when the person writes", async () => {
  await telegram.acts.setBlocked(createActor(igor), true);
  expect((await selectTelegramAccounts())[1]?.isBlocked).toBe(true);
  await telegram.acts.setBlocked(createActor(igor), false);
  await telegram.acts.start(createActor(igor));
  expect((await selectTelegramAccounts())[1]?.isBlocked).toBe(false);
});

test("[TG-5] [S5] refuses updates without the bot's secret: missing, of another bot, or almost equal", async () => {
  const update = { update_id: 1, message: {} };
  for (const wrong of ["", "x", secret.slice(1), `${secret}x`, secret.toLowerCase()])
    expect((await postUpdate(update, wrong)).status).toBe(401);
  const other = await app.http.app.inject({
    method: "POST",
    url: `/api/telegram/v1/${app.pizza}`,
    headers: { host: "pizza.localhost", "x-telegram-bot-api-secret-token": secret },
    payload: JSON.stringify(update),
  });
  expect(other.statusCode, "a brand without a bot").toBe(401);
});

test("[TG-5] 1,000 updates, delivered twice and in any order, have one effect each", async () => {
  const sent = telegram.calls.length;
  const chat = { id: igor.id, type: "private", first_name: "Игорь" };
  const from = { id: igor.id, is_bot: false, first_name: "Игорь", language_code: "ru" };
  const [old_chat_member, new_chat_member] = [{ status: "kicked" }, { status: "member" }];
  const updates = Array.from({ length: 1000 }, (_, index) => ({
    update_id: 500_000 + index,
    ...(index % 10 === 0
      ? { message: { message_id: index, date: 1, chat, from, text: "hello" } }
      : { my_chat_member: { chat, from, date: 1, old_chat_member, new_chat_member } }),
  }));
  // Telegram refuses the replies, because there are too many in one chat. The updates are handled anyway.
  telegram.bot.refusedUntil = Number.MAX_SAFE_INTEGER;
  const twice = [...updates, ...updates].sort(
    (a, b) => ((a.update_id * 7919) % 1009) - ((b.update_id * 7919) % 1009),
  );
  const heard: boolean[] = [];
  for (let index = 0; index < twice.length; index += 20) {
    const replies = await Promise.all(twice.slice(index, index + 20).map((update) => postUpdate(update)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      heard.push(body.isHeard === true);
    }
  }
  telegram.bot.refusedUntil = 0;
  expect(heard.filter(Boolean)).toHaveLength(1000);
  expect(telegram.calls.slice(sent).filter((call) => call === "sendMessage")).toHaveLength(100);
});

const UPDATE_WITHOUT_TEXT = JSON.stringify({
  update_id: 0,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: aziza.id, type: "private" },
    from: { id: aziza.id, is_bot: false, first_name: "Aziza" },
    entities: [{ type: "bot_command", offset: 0, length: 6 }],
  },
});

test("[TG-5] answers any request to the webhook without a server error", async () => {
  const numbers = fc.oneof(fc.integer(), fc.double(), fc.constant(2 ** 60), fc.constant(-1));
  const junk = fc.oneof(fc.jsonValue(), numbers, fc.string({ unit: "binary", maxLength: 40 }));
  const person = fc.record(
    {
      id: fc.oneof(numbers, fc.constant(aziza.id)),
      is_bot: fc.boolean(),
      first_name: fc.string({ unit: "binary" }),
    },
    { requiredKeys: ["id"] },
  );
  const message = fc.record(
    {
      message_id: fc.integer(),
      date: fc.nat(),
      chat: fc.record({
        id: fc.oneof(numbers, fc.constant(GROUP_ID)),
        type: fc.constantFrom("private", "group", "channel", "x"),
      }),
      from: fc.oneof(person, junk),
      text: fc.oneof(
        fc.constantFrom("/start", "/start x", "/orders@osh_test_bot"),
        fc.string({ unit: "binary" }),
        junk,
      ),
      entities: fc.oneof(
        fc.constant([{ type: "bot_command", offset: 0, length: 6 }]),
        fc.constant([{ type: "bot_command", offset: 99, length: 2 ** 40 }]),
        junk,
      ),
      contact: fc.oneof(
        fc.record({ phone_number: fc.string({ unit: "binary" }), user_id: fc.constant(aziza.id) }),
        junk,
      ),
    },
    { requiredKeys: ["message_id", "date", "chat"] },
  );
  const update = fc.record(
    {
      update_id: fc.oneof(fc.nat(), numbers),
      message: fc.oneof(message, junk),
      callback_query: fc.oneof(
        fc.record({ id: fc.string(), from: person, data: fc.string(), message }),
        junk,
      ),
      my_chat_member: fc.oneof(
        junk,
        fc.record({
          chat: fc.record({ id: numbers, type: fc.constant("private") }),
          from: person,
          date: fc.nat(),
          old_chat_member: junk,
          new_chat_member: fc.record({ status: fc.string() }),
        }),
      ),
      inline_query: junk,
    },
    { requiredKeys: [] },
  );
  telegram.bot.refusedUntil = Number.MAX_SAFE_INTEGER;
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: update }, junk, fc.string({ unit: "binary" })),
      async (body) => {
        const { status } = await postUpdate(body);
        statuses.add(status);
        return status < 500 || errorLines.length === 0;
      },
    ),
    { numRuns: 300, examples: [[UPDATE_WITHOUT_TEXT]] },
  );
  telegram.bot.refusedUntil = 0;
  expect(errorLines).toEqual([]);
  expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([]);
});
