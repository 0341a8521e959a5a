/** The same of pages that were opened in Telegram. */
export const telegramMatrix = ({ OPEN, MINE }: { OPEN: string; MINE: string }) => ({
  webbotSetting: OPEN,
  signInByTelegram: OPEN,
  signUpByTelegram: OPEN,
  linkTelegram: MINE,
  logoutOfTelegram: MINE,
  logoutOfTelegramIn: MINE,
});

/** Those that end the session that one comes with. */
export const telegramEndings = [
  "signInByTelegram",
  "signUpByTelegram",
  "logoutOfTelegram",
  "logoutOfTelegramIn",
];
