import { botIdOf } from "./modules/telegram/index.ts";
import { StartupError } from "./platform/startup-error.ts";

/** What the environment says of brands' bots at Telegram. */
export interface TelegramConfig {
  /** Data of Telegram that are older open no session; 0: of any age, to try published vectors. */
  initDataMaxAgeSeconds: number;
  /** Where Telegram's Bot API answers. */
  api: string;
  /** The bot of the demo's first brand. */
  demoBotToken: string;
  /** Telegram is asked what bots heard, as it has no address to call. */
  isPolled: boolean;
}

export interface TelegramEnvironment {
  text(name: string): string | undefined;
  whole(name: string, bounds: { or: number; most: number }): number;
  /** An address of the web. */
  address(name: string): string | null;
  isProduction: boolean;
  /** Where the demo's simulators answer; null: there are none. */
  simulators: string | null;
}

const DAY_SECONDS = 86_400;
/** Published: nobody's bot at Telegram, known to the simulator alone. */
const DEMO_BOT_TOKEN = "7000000001:demo-bot-of-the-dasturxon-store-0";

/** As the environment says; else in a demo whose bots are Telegram's own, and that it cannot reach by https. */
function isPolled({ text, simulators }: TelegramEnvironment, isSimulated: boolean): boolean {
  const said = text("TELEGRAM_POLLING");
  if (said !== undefined && said !== "0" && said !== "1")
    throw new StartupError("TELEGRAM_POLLING must be 1 or 0");
  if (said !== undefined) return said === "1";
  return simulators !== null && !isSimulated && !(text("PUBLIC_ORIGIN") ?? "").startsWith("https:");
}

/** A token that is none, or data of any age in production, is a `StartupError` that names the variable. */
export function telegramConfig(environment: TelegramEnvironment): TelegramConfig {
  const { text, whole, address, isProduction, simulators } = environment;
  const initDataMaxAgeSeconds = whole("INIT_DATA_MAX_AGE_SECONDS", {
    or: DAY_SECONDS,
    most: 30 * DAY_SECONDS,
  });
  if (initDataMaxAgeSeconds === 0 && isProduction)
    throw new StartupError(
      "INIT_DATA_MAX_AGE_SECONDS must not be 0 in production: old data would open sessions",
    );
  const demoBotToken = text("DEMO_BOT_TOKEN") ?? DEMO_BOT_TOKEN;
  if (botIdOf(demoBotToken) === null)
    throw new StartupError("DEMO_BOT_TOKEN must be a bot's token as BotFather tells it: 123456:ABC…");
  // A token of one's own is of the true Telegram.
  const isSimulated = simulators !== null && demoBotToken === DEMO_BOT_TOKEN;
  const own = isSimulated ? `${simulators}/telegram` : "https://api.telegram.org";
  const api = address("TELEGRAM_API")?.replace(/\/$/, "") ?? own;
  return { initDataMaxAgeSeconds, api, demoBotToken, isPolled: isPolled(environment, isSimulated) };
}
