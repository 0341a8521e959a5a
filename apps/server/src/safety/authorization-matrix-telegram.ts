interface StatusesByTelegramCase {
  OPEN: string;
  MINE: string;
  OFFICE: string;
  OFFICE_OWN: string;
}

/** Expected statuses of the calls about a brand's bot and of pages in Telegram. */
export const createTelegramMatrix = ({ OPEN, MINE, OFFICE, OFFICE_OWN }: StatusesByTelegramCase) => ({
  clickAppSettings: OPEN,
  // The expected status is 403, because the sample request has a session that Click does not recognize.
  signInByClick: "403 403 403 403 404 404 403 403 403",
  webbotSetting: OPEN,
  signInByTelegram: OPEN,
  signUpByTelegram: OPEN,
  linkTelegram: MINE,
  logoutOfTelegram: MINE,
  logoutOfTelegramIn: MINE,
  telegramBot: OFFICE_OWN,
  // The owner of the other brand gets 400 for this call, because that brand has no bot and the request has no bot token.
  changeTelegramBot: "401 401 401 401 401 400 403 200 401",
  removeTelegramBot: OFFICE_OWN,
  telegramLinks: OFFICE_OWN,
  // Both owners get 404 for these calls, because their brands have no bot.
  giveTelegramCode: "401 401 401 401 401 404 403 404 401",
  unlinkTelegramStaff: OFFICE_OWN,
  removeTelegramGroup: "401 401 401 401 401 404 403 404 401",
  resendTelegramMessage: "401 401 401 401 401 404 403 404 401",
  listBroadcasts: OFFICE_OWN,
  broadcastAudiences: OFFICE_OWN,
  // The owner of the other brand is refused for these calls too, because that brand has no bot.
  planBroadcast: OFFICE,
  stopBroadcast: OFFICE,
  hearTelegram: "401 401 401 401 404 404 401 401 401",
});

/** Calls about Telegram that end the session of the caller. */
export const telegramCallsEndingSession = [
  "signInByTelegram",
  "signUpByTelegram",
  "logoutOfTelegram",
  "logoutOfTelegramIn",
];
