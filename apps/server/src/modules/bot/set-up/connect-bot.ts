import { randomBytes } from "node:crypto";
import type { TelegramBotView } from "@dasturxon/contract";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { loadBrandBasics, loadStoreUrl } from "../../merchants/index.ts";
import { parseBotId, type BotKeys, loadBot, saveBot } from "../../telegram/index.ts";
import {
  createTelegramApi,
  canTelegramOpenPage,
  type TelegramApiAddress,
  toTelegramFailure,
} from "../telegram-api.ts";
import { getBrandLanguage, getBotText } from "../conversation/words.ts";
import { updatePhoneCodeWanted } from "../queries.ts";
import { viewBot } from "./view-bot.ts";
import { toMiniAppAddress } from "../mini-app-address.ts";

export interface ConnectDeps extends BotKeys, TelegramApiAddress {
  db: Database;
  clock: Clock;
  /** Public address of the installation. */
  publicUrl: string;
  /** Whether updates are polled instead of received by webhook. */
  isPolled: boolean;
}

/**
 * Update types to receive: messages, updates of live locations, button clicks, and membership changes in chats and
 * groups.
 */
export const ALLOWED_UPDATES = ["message", "edited_message", "callback_query", "my_chat_member"] as const;
const WEBHOOK_SECRET_BYTES = 32;
const MAX_WEBHOOK_CONNECTIONS = 10;

interface BotSettingsChange {
  isOn: boolean;
  isPhoneCodeWanted: boolean;
  /** Token that the owner entered. Undefined: the token that is already stored is used. */
  token: string | undefined;
}

type BotChangeRefusal = Refusal<
  "bad_request" | "bot_token_refused" | "bot_address_refused" | "bot_unanswered"
>;

/**
 * Connects a brand's bot: reads its name, sets the webhook with a new secret, and sets the store's menu button. Then
 * the bot is stored, with its token encrypted. If the bot is switched off, Telegram sends no updates. Refuses with
 * `bad_request` (token missing or malformed), `bot_token_refused`, `bot_address_refused` or `bot_unanswered` [TG-5].
 */
export async function changeBotSettings(
  deps: ConnectDeps,
  call: ChangeAuthor,
  change: BotSettingsChange,
): Promise<TelegramBotView | BotChangeRefusal> {
  const { db } = deps;
  const { merchantId } = call.session;
  const before = await db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  const token = change.token ?? before?.token ?? null;
  const hasKey = deps.credentialKeys.length > 0;
  if (token === null || parseBotId(token) === null || !hasKey)
    return refuse("bad_request", { field: "token" });
  const connected = await (change.isOn ? connectBot(deps, merchantId, token) : disconnectBot(deps, token));
  if (typeof connected === "string") return refuse(connected);
  return db.tenant(merchantId, async (tx) => {
    const now = deps.clock.now();
    const botId = parseBotId(token) ?? 0;
    const username = connected.username ?? (before?.botId === botId ? before.username : null);
    const { webhookSecret } = connected;
    const state = change.isOn ? "on" : "off";
    await saveBot(tx, deps, { merchantId, botId, username, token, webhookSecret, state, now });
    await updatePhoneCodeWanted(tx, merchantId, change.isPhoneCodeWanted);
    const pickAuditFields = (bot: {
      username: string | null;
      isOn: boolean;
      isPhoneCodeWanted: boolean;
    }) => ({
      name: bot.username,
      isOn: bot.isOn,
      isPhoneCodeWanted: bot.isPhoneCodeWanted,
    });
    recordChange(tx, call, {
      entity: "telegramBot",
      entityId: null,
      kind: "changed",
      before: before && pickAuditFields({ ...before, isOn: before.state === "on" }),
      after: {
        ...pickAuditFields({ ...change, username }),
        ...(change.token && { areCredentialsNew: true }),
      },
    });
    await publishEvent(tx, { merchantId, topic: "bot-changed", key: merchantId, payload: {} });
    const view = await viewBot(tx, merchantId);
    if (!view) throw new Error("a bot that was just kept is not there");
    return view;
  });
}

interface BotConnection {
  username: string | null;
  webhookSecret: string | null;
}

type ConnectBotFailure = "bot_token_refused" | "bot_address_refused" | "bot_unanswered";

/** Sets the bot's webhook to this installation. Never call it inside a transaction. */
export async function connectBot(
  deps: ConnectDeps,
  merchantId: string,
  token: string,
): Promise<BotConnection | ConnectBotFailure> {
  const api = createTelegramApi(token, deps);
  const { brand, storeUrl } = await deps.db.tenantRead(merchantId, async (tx) => ({
    brand: await loadBrandBasics(tx, merchantId),
    storeUrl: await loadStoreUrl(tx, merchantId, deps.publicUrl),
  }));
  const language = getBrandLanguage(brand);
  const webhookSecret = deps.isPolled ? null : randomBytes(WEBHOOK_SECRET_BYTES).toString("base64url");
  try {
    const { username } = await api.getMe();
    if (webhookSecret === null) await api.deleteWebhook();
    else
      await api.setWebhook(`${deps.publicUrl}/api/telegram/v1/${merchantId}`, {
        secret_token: webhookSecret,
        allowed_updates: ALLOWED_UPDATES,
        max_connections: MAX_WEBHOOK_CONNECTIONS,
      });
    const address = toMiniAppAddress(storeUrl);
    if (!canTelegramOpenPage(address, deps)) return { username, webhookSecret };
    await api.setChatMenuButton({
      menu_button: {
        type: "web_app",
        text: getBotText("menuButton", language, {
          brand: findTextInLanguage(brand.name, language, brand.mainLanguage),
        }),
        web_app: { url: address },
      },
    });
    return { username, webhookSecret };
  } catch (error) {
    return toConnectBotFailure(error);
  }
}

/** Removes the webhook. Never fails: if Telegram does not respond, its later updates are refused by their secret. */
async function disconnectBot(deps: ConnectDeps, token: string): Promise<BotConnection> {
  await createTelegramApi(token, deps)
    .deleteWebhook()
    .catch(() => undefined);
  return { username: null, webhookSecret: null };
}

function toConnectBotFailure(error: unknown): ConnectBotFailure {
  const { is } = toTelegramFailure(error);
  if (is === "token") return "bot_token_refused";
  return is === "refused" ? "bot_address_refused" : "bot_unanswered";
}
