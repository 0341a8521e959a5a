import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "../../testing/test-shop.ts";
import { addTestBot, openPageInTelegram, signInitData, TEST_BOT_TOKEN } from "../../testing/telegram.ts";

const app = await createTestShop();
await app.start();
await addTestBot(app, app.osh);
interface Session {
  token?: string;
  user?: { id: string; phone: string; firstName: string | null };
  code?: string;
}
type OpenedApp = ReturnType<typeof openPageInTelegram>;
const host = "osh.localhost";
const exchangeInitData = (body: object, more: object = {}) =>
  app.call<Session>("/webbot/v1/users/token", { body, ...more });
const shareContact = ({ initData, contact }: OpenedApp, more: object = {}) =>
  app.call<Session>("/webbot/v1/users/login", { body: { initData, contact, ...more } });
const reopenPage = ({ telegramId }: OpenedApp) => openPageInTelegram(app, { telegramId });
const setPhoneCodeWanted = (isWanted: boolean) =>
  app.db.tenant(app.osh, (tx) =>
    sql`update telegram_bots set is_phone_code_wanted = ${isWanted} where merchant_id = ${app.osh}`.execute(
      tx,
    ),
  );
beforeEach(() => app.clock.advance(1000));

test("[TG-1, TG-2, TG-3] sharing the contact creates a customer with that phone; the next sign-in is automatic", async () => {
  const first = openPageInTelegram(app, { phone: "998 90 700 10 01" });
  expect((await exchangeInitData(first)).body.code, "nobody yet").toBe("telegram_id_not_found");
  const { status, body, headers } = await shareContact(first);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ phone: "+998907001001", firstName: "Aziza", lastName: "Karimova" });
  expect(headers["set-cookie"]).toMatch(/^session-.*HttpOnly/);
  const me = await app.call("/users/v1/users/me", { token: body.token ?? "" });
  expect(me.body["id"]).toBe(body.user?.id);
  const later = await exchangeInitData(reopenPage(first));
  expect([later.status, later.body.user?.id]).toEqual([200, body.user?.id]);
});

test("[TG-2] [US-1] the contact of a customer that signed in by a code before opens that account, with names", async () => {
  const { userId } = await app.signIn("+998907001002");
  const { body } = await shareContact(openPageInTelegram(app, { phone: "+998907001002" }));
  expect(body.user).toMatchObject({ id: userId, firstName: "Aziza" });
});

test("[TG-1] data used by another page are refused on each of twenty attempts; the same page may repeat the call", async () => {
  const first = openPageInTelegram(app);
  const pageKey = "page-0123456789-abcdef";
  await shareContact(first, { pageKey });
  const { initData } = reopenPage(first);
  expect((await exchangeInitData({ initData, pageKey })).status).toBe(200);
  expect((await exchangeInitData({ initData, pageKey })).status, "its reply was lost").toBe(200);
  const thieves = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      exchangeInitData({ initData, ...(n % 2 ? { pageKey: `thief-0123456789-${n}` } : {}) }),
    ),
  );
  expect(thieves.map(({ body }) => body.code)).toEqual(
    Array.from({ length: 20 }, () => "telegram_data_invalid"),
  );
  const once = reopenPage(first).initData;
  const race = await Promise.all(Array.from({ length: 8 }, () => exchangeInitData({ initData: once })));
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("[TG-1] refuses forged, old, short or another brand's data at every call that accepts them", async () => {
  const known = openPageInTelegram(app);
  await shareContact(known);
  const { token } = await app.signIn("+998907001003");
  const user = JSON.stringify({ id: known.telegramId });
  const now = app.clock.now().getTime() / 1000;
  const signInitDataWithAge = (ago: number, bot = TEST_BOT_TOKEN) =>
    signInitData({ user, auth_date: String(Math.floor(now - ago)) }, bot);
  const bad = [
    signInitDataWithAge(86_401),
    signInitDataWithAge(-3600),
    signInitDataWithAge(1, "7000000002:AAF0test-token-of-nobody-0123456789"),
    signInitDataWithAge(1).replace(/hash=.{4}/, "hash=0000"),
    signInitDataWithAge(1).replace("user=", "user=%20"),
    "short",
    "",
  ];
  const refused: (string | undefined)[] = [];
  for (const initData of bad) {
    refused.push((await exchangeInitData({ initData })).body.code);
    refused.push((await shareContact({ ...known, initData })).body.code);
    for (const [path, method] of [
      ["auth", "POST"],
      ["logout", "POST"],
      ["logout", "PUT"],
    ] as const) {
      const body = { initData, language: "uz" };
      refused.push((await app.call<Session>(`/webbot/v1/users/${path}`, { method, token, body })).body.code);
    }
  }
  expect(refused).toEqual(Array.from({ length: bad.length * 5 }, () => "telegram_data_invalid"));
  expect(
    (await exchangeInitData(reopenPage(known), { host: "pizza.localhost" })).body.code,
    "a brand without a bot",
  ).toBe("telegram_data_invalid");
  const nobody = signInitData({ auth_date: String(Math.floor(now)), query_id: "q" }, TEST_BOT_TOKEN);
  expect((await exchangeInitData({ initData: nobody })).body.code).toBe("telegram_id_not_found");
});

test("[TG-2] refuses another person's contact, a forged one or one of another country", async () => {
  const me = openPageInTelegram(app);
  const other = openPageInTelegram(app);
  const foreign = openPageInTelegram(app, { phone: "+14155550100" });
  const forged = { ...me, contact: me.contact.replace("998", "997") };
  const answers = [
    await shareContact({ ...me, contact: other.contact }),
    await shareContact(forged),
    await shareContact({ ...me, contact: me.initData }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(
    Array.from({ length: 3 }, () => "telegram_data_invalid"),
  );
  expect((await shareContact(foreign)).body).toMatchObject({
    code: "phone_invalid",
    data: { field: "contact" },
  });
  expect((await exchangeInitData(reopenPage(me))).body.code).toBe("telegram_id_not_found");
});

test("[TG-2] where the brand requires a code the contact is not enough: the code completes the link", async () => {
  await setPhoneCodeWanted(true);
  const page = openPageInTelegram(app, { phone: "998907001004" });
  expect((await shareContact(page)).body.code).toBe("phone_required");
  const setting = await app.call("/webbot/v1/setting", { host });
  expect(setting.body).toMatchObject({ isActive: true, username: "osh_bot", isPhoneCodeWanted: true });
  const { token, userId } = await app.signIn("+998907001004");
  const linked = await app.call("/webbot/v1/users/auth", { token, body: { initData: page.initData } });
  expect(linked.body).toEqual({ done: true });
  expect((await exchangeInitData(reopenPage(page))).body.user?.id).toBe(userId);
  await setPhoneCodeWanted(false);
  const none = await app.call("/webbot/v1/setting", { host: "pizza.localhost" });
  expect(none.body).toMatchObject({ isActive: false, username: null, isPhoneCodeWanted: false });
});

test("[TG-6] [US-5] logging out ends the session and the link, and keeps the language", async () => {
  const page = openPageInTelegram(app);
  const { token = "" } = (await shareContact(page)).body;
  const body = { initData: reopenPage(page).initData };
  expect((await app.call("/webbot/v1/users/logout", { token, body })).body).toEqual({ done: true });
  expect((await app.call("/users/v1/users/me", { token })).status).toBe(401);
  expect((await exchangeInitData(reopenPage(page))).body.code).toBe("telegram_id_not_found");
  const back = (await shareContact(reopenPage(page))).body;
  const left = await app.call("/webbot/v1/users/logout", {
    method: "PUT",
    token: back.token ?? "",
    body: { initData: reopenPage(page).initData, language: "ru" },
  });
  expect(left.body).toEqual({ done: true });
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select user_id, language from telegram_accounts where telegram_id = ${page.telegramId}`.execute(tx),
  );
  expect(rows).toEqual([{ user_id: null, language: "ru" }]);
});

test("[US-6] deleting an account deletes the person's Telegram data", async () => {
  const page = openPageInTelegram(app);
  const { token = "" } = (await shareContact(page)).body;
  await app.call("/users/v1/users", { method: "DELETE", token });
  expect((await exchangeInitData(reopenPage(page))).body.code).toBe("telegram_id_not_found");
  await expect
    .poll(async () => {
      const { rows } = await app.db.tenantRead(app.osh, (tx) =>
        sql`select 1 from telegram_accounts where telegram_id = ${page.telegramId}`.execute(tx),
      );
      return rows.length;
    })
    .toBe(0);
});

test("[AP-4] a customer of one brand is linked in no other", async () => {
  await addTestBot(app, app.pizza);
  const page = openPageInTelegram(app);
  await shareContact(page);
  expect((await exchangeInitData(reopenPage(page), { host: "pizza.localhost" })).body.code).toBe(
    "telegram_id_not_found",
  );
});
