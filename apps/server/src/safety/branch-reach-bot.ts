const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";
const BROADCAST_BODY = { text: { uz: "Salom" }, image: null, link: null, audience: "ALL", sendAt: null };

type RefusedRequest = [answer: 403, asked?: { params?: Record<string, string>; body?: object }];

/** The bot and its broadcasts belong to the whole brand: staff of single branches are refused. */
export const expectedBotAnswers = {
  telegramBot: [403],
  changeTelegramBot: [403, { body: { isOn: false, isPhoneCodeWanted: false } }],
  removeTelegramBot: [403],
  removeTelegramGroup: [403, { params: { chatId: "-1" } }],
  resendTelegramMessage: [403, { params: { chatId: "-1" } }],
  listBroadcasts: [403],
  broadcastAudiences: [403],
  planBroadcast: [403, { params: { id: UNKNOWN_ID }, body: BROADCAST_BODY }],
  stopBroadcast: [403, { params: { id: UNKNOWN_ID } }],
} satisfies Record<string, RefusedRequest>;
