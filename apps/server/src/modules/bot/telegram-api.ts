import { Api, GrammyError, HttpError } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { withinLimits } from "./within-limits.ts";

/** Where Telegram answers, and how long it may take. */
export interface TelegramAddress {
  /** `https://api.telegram.org`, or a simulator's. */
  apiRoot: string;
  timeoutSeconds?: number;
}

const TIMEOUT_SECONDS = 8;
const MAX_BYTES = 1024 * 1024;

/** How a bot calls Telegram: nothing is followed elsewhere, no answer is larger than a megabyte. */
export const clientOptions = ({ apiRoot, timeoutSeconds = TIMEOUT_SECONDS }: TelegramAddress) => ({
  apiRoot,
  timeoutSeconds,
  baseFetchConfig: { compress: true, redirect: "error" as const, size: MAX_BYTES },
});

/** Calls of Telegram's Bot API by one token; an integration, never called inside a transaction. */
export function createApi(token: string, address: TelegramAddress): Api {
  const api = new Api(token, clientOptions(address));
  api.config.use((call, method, payload, signal) =>
    call(method, withinLimits(method, withoutClosedStore(payload, address)), signal),
  );
  return api;
}

/** Telegram's applications open pages by https alone; a simulator opens any. */
export const isOpened = (page: string, { apiRoot }: TelegramAddress) =>
  page.startsWith("https:") || !apiRoot.startsWith("https:");

/** A message that Telegram would refuse for the store's button says instead where the store is, for who develops it. */
export function withoutClosedStore<Payload extends object>(
  payload: Payload,
  address: TelegramAddress,
): Payload {
  const said = payload as { text?: string; reply_markup?: { inline_keyboard?: InlineKeyboardButton[][] } };
  const pages: string[] = [];
  const rows = said.reply_markup?.inline_keyboard?.map((row) =>
    row.filter((button) => {
      const isClosed = "web_app" in button && !isOpened(button.web_app.url, address);
      if (isClosed) pages.push(button.web_app.url);
      return !isClosed;
    }),
  );
  if (!rows || pages.length === 0) return payload;
  const text = said.text === undefined ? {} : { text: [said.text, ...pages].join("\n") };
  return { ...payload, ...text, reply_markup: { inline_keyboard: rows.filter(({ length }) => length > 0) } };
}

/**
 * What Telegram had against a call: it knows no such bot; the person or group does not want it; the message is gone; it
 * stands so already; the group became a supergroup, which has another number; too much at once; something else; nothing was
 * answered.
 */
export type Trouble =
  | { is: "moved"; why: string; chatId: number }
  | { is: "token" | "unwanted" | "gone" | "same" | "refused" | "unanswered"; why: string }
  | { is: "busy"; why: string; seconds: number };

/** Reads what a call threw; `why` is fit for the log. */
export function troubleOf(error: unknown): Trouble {
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

const UNREACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

/** A call that never left this machine: nobody can have heard it. */
export function isUnreached(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.error : null;
  return (
    cause instanceof Error && "code" in cause && typeof cause.code === "string" && UNREACHED.has(cause.code)
  );
}
