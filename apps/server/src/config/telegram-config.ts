import { parseBotId } from "../modules/telegram/index.ts";
import { StartupError } from "../platform/startup-error.ts";

/** Configuration of brands' bots at Telegram. */
export interface TelegramConfig {
  /** Maximum age of init data from Telegram for a new session, in seconds. 0: any age, for published test vectors. */
  initDataMaxAgeSeconds: number;
  /** Address of Telegram's Bot API. */
  api: string;
  /** Token of the bot of the demo's first brand. */
  demoBotToken: string;
  /** Whether the server polls Telegram for updates, because Telegram cannot reach its webhook. */
  isPolled: boolean;
}

export interface TelegramEnvironmentReader {
  text(name: string): string | undefined;
  whole(name: string, bounds: { or: number; most: number }): number;
  /** Returns the variable as a URL. Null if it is not set. */
  address(name: string): string | null;
  isProduction: boolean;
  /** Address of the demo's simulators. Null if there are none. */
  simulators: string | null;
}

const DAY_SECONDS = 86_400;
/** Public bot token of the demo, which only the simulator accepts. No bot at Telegram has it. */
const DEMO_BOT_TOKEN = "7000000001:demo-bot-of-the-dasturxon-store-0";

/** Returns whether updates are polled. Default: true in a demo with a real bot that has no public https address. */
function isBotPolled({ text, simulators }: TelegramEnvironmentReader, isSimulated: boolean): boolean {
  const said = text("TELEGRAM_POLLING");
  if (said !== undefined && said !== "0" && said !== "1")
    throw new StartupError("TELEGRAM_POLLING must be 1 or 0");
  if (said !== undefined) return said === "1";
  return simulators !== null && !isSimulated && !(text("PUBLIC_ORIGIN") ?? "").startsWith("https:");
}

/**
 * Reads the configuration. Throws `StartupError` for an invalid token, or if production would accept init data of any
 * age.
 */
export function readTelegramConfig(environment: TelegramEnvironmentReader): TelegramConfig {
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
  if (parseBotId(demoBotToken) === null)
    throw new StartupError("DEMO_BOT_TOKEN must be a bot's token as issued by BotFather: 123456:ABC…");
  // A bot token other than `DEMO_BOT_TOKEN` belongs to a bot at the real Telegram and not to the simulator.
  const isSimulated = simulators !== null && demoBotToken === DEMO_BOT_TOKEN;
  const own = isSimulated ? `${simulators}/telegram` : "https://api.telegram.org";
  const api = address("TELEGRAM_API")?.replace(/\/$/, "") ?? own;
  return { initDataMaxAgeSeconds, api, demoBotToken, isPolled: isBotPolled(environment, isSimulated) };
}
