import { Api, GrammyError, HttpError } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { cutToTelegramLimits } from "./within-limits.ts";

/** Address of Telegram's Bot API, and timeout of calls to it in seconds. */
export interface TelegramApiAddress {
  /** `https://api.telegram.org`, or a simulator's address. */
  apiRoot: string;
  timeoutSeconds?: number;
}

const CALL_TIMEOUT_SECONDS = 8;
const MAX_TELEGRAM_REPLY_BYTES = 1024 * 1024;

/** Returns the HTTP options of the bot's calls. Redirects are errors, and responses are limited to one megabyte. */
export const createClientOptions = ({
  apiRoot,
  timeoutSeconds = CALL_TIMEOUT_SECONDS,
}: TelegramApiAddress) => ({
  apiRoot,
  timeoutSeconds,
  baseFetchConfig: { compress: true, redirect: "error" as const, size: MAX_TELEGRAM_REPLY_BYTES },
});

/** Creates a client of Telegram's Bot API. Calls an external service: never use it inside a transaction. */
export function createTelegramApi(token: string, address: TelegramApiAddress): Api {
  const api = new Api(token, createClientOptions(address));
  api.config.use((call, method, payload, signal) =>
    call(method, cutToTelegramLimits(method, replaceUnopenableStoreButtons(payload, address)), signal),
  );
  return api;
}

/** Returns whether Telegram's apps can open the page. They open https only. A simulator opens any address. */
export const canTelegramOpenPage = (page: string, { apiRoot }: TelegramApiAddress) =>
  page.startsWith("https:") || !apiRoot.startsWith("https:");

/**
 * Replaces store buttons that Telegram refuses by the store's address in the text. Needed for development without
 * https.
 */
export function replaceUnopenableStoreButtons<Payload extends object>(
  payload: Payload,
  address: TelegramApiAddress,
): Payload {
  const said = payload as { text?: string; reply_markup?: { inline_keyboard?: InlineKeyboardButton[][] } };
  const pages: string[] = [];
  const rows = said.reply_markup?.inline_keyboard?.map((row) =>
    row.filter((button) => {
      const isClosed = "web_app" in button && !canTelegramOpenPage(button.web_app.url, address);
      if (isClosed) pages.push(button.web_app.url);
      return !isClosed;
    }),
  );
  if (!rows || pages.length === 0) return payload;
  const text = said.text === undefined ? {} : { text: [said.text, ...pages].join("\n") };
  return { ...payload, ...text, reply_markup: { inline_keyboard: rows.filter(({ length }) => length > 0) } };
}

/**
 * Error of a call. `token`: unknown bot. `unwanted`: the user or group blocked it. `gone`: the message no longer
 * exists. `same`: the message is unchanged. `moved`: the group became a supergroup with another id. `busy`: rate limit.
 * `refused`: other errors. `unanswered`: no response.
 */
export type TelegramFailure =
  | { is: "moved"; why: string; chatId: number }
  | { is: "token" | "unwanted" | "gone" | "same" | "refused" | "unanswered"; why: string }
  | { is: "busy"; why: string; seconds: number };

/** Converts a thrown error. `why` is safe to log. */
export function toTelegramFailure(error: unknown): TelegramFailure {
  if (!(error instanceof GrammyError)) return { is: "unanswered", why: "nobody answered" };
  const { error_code: code, description: why, parameters } = error;
  const { migrate_to_chat_id: newChatId } = parameters;
  if (newChatId !== undefined) return { is: "moved", why, chatId: newChatId };
  if (code === 429) return { is: "busy", why, seconds: parameters.retry_after ?? 1 };
  if (code === 401 || code === 404) return { is: "token", why };
  if (code === 403 || /chat not found|user is deactivated/i.test(why)) return { is: "unwanted", why };
  if (/message is not modified/i.test(why)) return { is: "same", why };
  if (/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i.test(why))
    return { is: "gone", why };
  return { is: code >= 500 ? "unanswered" : "refused", why };
}

const TELEGRAM_UNREACHABLE_ERROR_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
]);

/** Returns whether the request never left this machine, so that Telegram cannot have received it. */
export function isRequestUnsent(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.error : null;
  return (
    cause instanceof Error &&
    "code" in cause &&
    typeof cause.code === "string" &&
    TELEGRAM_UNREACHABLE_ERROR_CODES.has(cause.code)
  );
}
