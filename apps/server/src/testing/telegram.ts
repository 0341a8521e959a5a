import { createHmac, randomUUID } from "node:crypto";
import { parseBotId, saveBot } from "../modules/telegram/index.ts";
import { TEST_CREDENTIAL_KEYS, type TestApp } from "./test-app.ts";

/** Returns init data signed for the bot of this token, like Telegram. `auth_date` is in seconds. */
export function signInitData(fields: Readonly<Record<string, string>>, token: string): string {
  const lines = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const key = createHmac("sha256", "WebAppData").update(token).digest();
  const hash = createHmac("sha256", key).update(lines.join("\n")).digest("hex");
  return new URLSearchParams({ ...fields, hash }).toString();
}

export const TEST_BOT_TOKEN = "7000000001:AAF0test-token-of-nobody-0123456789";

/** Adds a bot with this token to a brand. */
export async function addTestBot(app: TestApp, merchantId: string, token = TEST_BOT_TOKEN): Promise<void> {
  const credentialKeys = TEST_CREDENTIAL_KEYS;
  const bot = {
    botId: parseBotId(token) ?? 0,
    username: "osh_bot",
    token,
    webhookSecret: null,
    state: "on" as const,
  };
  await app.db.tenant(merchantId, (tx) =>
    saveBot(tx, { credentialKeys }, { ...bot, merchantId, now: app.clock.now() }),
  );
}

/** A valid broadcast to all users of the bot. */
export const BROADCAST_BODY = {
  text: { uz: "Bugun osh bepul!", ru: "Сегодня плов бесплатно!" },
  image: null,
  link: "/profile/promos",
  audience: "ALL",
  sendAt: null,
};

let openedPageCount = 0;

/** Simulates a page opened in Telegram: init data, and the contact of the user. */
export function openPageInTelegram(
  app: TestApp,
  {
    telegramId = 713_000_000 + (openedPageCount += 1),
    phone,
    token = TEST_BOT_TOKEN,
  }: { telegramId?: number; phone?: string; token?: string } = {},
): { telegramId: number; initData: string; contact: string } {
  openedPageCount += 1;
  const auth_date = String(Math.floor(app.clock.now().getTime() / 1000));
  const user = JSON.stringify({
    id: telegramId,
    first_name: "Aziza",
    username: "aziza",
    language_code: "uz",
  });
  const shared = {
    user_id: telegramId,
    phone_number: phone ?? `998${907_000_000 + (telegramId % 1_000_000)}`,
    first_name: "Aziza",
    last_name: "Karimova",
  };
  return {
    telegramId,
    initData: signInitData({ auth_date, user, query_id: `q${openedPageCount}` }, token),
    contact: signInitData({ auth_date, contact: JSON.stringify(shared) }, token),
  };
}

/** Valid requests for the calls of pages in Telegram, created for each actor. */
export function createTelegramRequests(app: TestApp) {
  const openPage = async (telegramId?: number) => {
    await addTestBot(app, app.osh);
    return openPageInTelegram(app, telegramId === undefined ? {} : { telegramId });
  };
  const createInitDataRequest = async (more: object = {}) => ({
    body: { initData: (await openPage()).initData, ...more },
  });
  const createBroadcastRequest = async () => {
    await addTestBot(app, app.osh);
    return { params: { id: randomUUID() }, body: BROADCAST_BODY };
  };
  return {
    planBroadcast: createBroadcastRequest,
    stopBroadcast: async () => {
      const { params, body } = await createBroadcastRequest();
      const token = await app.signInStaff("owner@osh");
      await app.call(`/console/v1/broadcasts/${params.id}`, { method: "PUT", token, body });
      return { params };
    },
    signInByClick: () => ({ body: { session: "session-of-nobody" } }),
    signInByTelegram: async () => {
      const { telegramId, initData, contact } = await openPage();
      await app.call("/webbot/v1/users/login", { body: { initData, contact } });
      return { body: { initData: (await openPage(telegramId)).initData } };
    },
    signUpByTelegram: async () => {
      const { initData, contact } = await openPage();
      return { body: { initData, contact } };
    },
    linkTelegram: () => createInitDataRequest(),
    logoutOfTelegram: () => createInitDataRequest(),
    logoutOfTelegramIn: () => createInitDataRequest({ language: "ru" }),
  };
}
