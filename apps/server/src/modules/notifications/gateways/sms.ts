import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";
import { cutSms } from "@dasturxon/domain/sms-parts";
import type { Clock } from "../../../platform/clock.ts";
import type { SmsBook } from "../messages/sms-book.ts";
import { createEskiz } from "./eskiz/eskiz.ts";
import type { Handed } from "./gateway-api.ts";
import { createHandOver } from "./hand-over.ts";
import { createPlayMobile } from "./play-mobile/play-mobile.ts";
import type { SmsAccount } from "./sms-accounts.ts";
import type { SmsGateway, SmsMessage } from "./sms-gateway.ts";
import { createTelegramGateway } from "./telegram-gateway/telegram-gateway.ts";

export interface SmsParts {
  clock: Clock;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
  /** Base addresses of the gateways. */
  addresses: { eskiz: string; playMobile: string; telegramGateway: string };
  book: SmsBook;
  /** Timeout of a request, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;

/** Sends a message by this account only. */
export type SmsByAccount = (message: SmsMessage, account: SmsAccount) => Promise<Handed["is"]>;

/**
 * Sends messages by Telegram Gateway, Eskiz or Play Mobile. The first one that accepts is used. Idempotent by message
 * id. `sendByAccount` uses one account and ignores earlier results.
 */
export function createSms(parts: SmsParts): SmsGateway & { sendByAccount: SmsByAccount } {
  const { clock, log, addresses, book, timeoutMs = TIMEOUT_MS } = parts;
  const now = () => clock.now().getTime();
  const apis = {
    "telegram-gateway": createTelegramGateway({ api: addresses.telegramGateway, timeoutMs }),
    eskiz: createEskiz({ api: addresses.eskiz, now, timeoutMs }),
    "play-mobile": createPlayMobile({ api: addresses.playMobile, timeoutMs }),
  };
  const handOver = createHandOver({ clock, log, apis });
  const textOf = (message: SmsMessage) => {
    const { id, phone, text, code } = message;
    const callbackUrlOf = (gateway: SmsGatewayName) => book.callbackUrlOf(message, gateway);
    return { id, phone, text, code, callbackUrlOf };
  };

  return {
    async send(written) {
      const message = { ...written, text: cutSms(written.text) };
      const { merchantId } = message;
      if (!(await book.begin(message))) return true;
      const accounts = await book.accountsFor(message);
      if (accounts.length === 0)
        log.error({ merchantId }, "no SMS gateway is there for it: a text was not sent");
      const handedOver = await handOver(merchantId, accounts, textOf(message));
      await book.end(message, handedOver);
      return handedOver.handed.is !== "refused";
    },
    async sendByAccount(written, account) {
      const message = { ...written, text: cutSms(written.text) };
      await book.begin(message);
      const handed = await apis[account.gateway].hand(account.credentials, textOf(message));
      await book.end(message, { account, handed });
      return handed.is;
    },
  };
}
