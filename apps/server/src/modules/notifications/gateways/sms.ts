import { limitSmsLength } from "@dasturxon/domain/sms-parts";
import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type { DispatchOutcome } from "@dasturxon/providers/sms/gateway-api";
import { createValueByGateway, SMS_GATEWAY_MODULES } from "@dasturxon/providers/sms/gateways";
import type { Clock } from "../../../platform/clock.ts";
import { CODE_LIFETIME_SECONDS } from "../../users/index.ts";
import type { SmsLedger } from "../messages/sms-ledger.ts";
import { createSmsDispatcher, sendByAccount, type SmsWithoutGateway } from "./dispatch.ts";
import { type MessageGatewayRequest, postToGateway } from "./post-to-gateway.ts";
import type { SmsAccount } from "./sms-accounts.ts";
import type { SmsGateway, SmsMessage } from "./sms-gateway.ts";

export interface SmsGatewayDeps {
  clock: Clock;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
  /** Base addresses of the SMS gateways' APIs. */
  addresses: Readonly<Record<SmsGatewayName, string>>;
  book: SmsLedger;
  /** Timeout of a request, in milliseconds. */
  timeoutMs?: number;
}

const SMS_REQUEST_TIMEOUT_MS = 8000;

/** Sends a message by this account only. */
export type SendSmsByAccount = (message: SmsMessage, account: SmsAccount) => Promise<DispatchOutcome["is"]>;

/**
 * Sends messages by the first gateway that accepts them, in the order of the accounts. Idempotent by
 * message id. `sendByAccount` uses one account and ignores earlier results.
 */
export function createSmsGateway(parts: SmsGatewayDeps): SmsGateway & { sendByAccount: SendSmsByAccount } {
  const { clock, log, addresses, book, timeoutMs = SMS_REQUEST_TIMEOUT_MS } = parts;
  const port = {
    post: (address: string, request: Omit<MessageGatewayRequest, "timeoutMs">) =>
      postToGateway(address, { ...request, timeoutMs }),
    now: () => clock.now().getTime(),
    codeSeconds: CODE_LIFETIME_SECONDS,
  };
  const apis = createValueByGateway((name) =>
    SMS_GATEWAY_MODULES[name].open({ ...port, api: addresses[name] }),
  );
  const handOver = createSmsDispatcher({ clock, log, apis });
  const toUnassignedSms = (message: SmsMessage): SmsWithoutGateway => {
    const { id, phone, text, code } = message;
    const callbackUrlOf = (gateway: SmsGatewayName) => book.callbackUrlOf(message, gateway);
    return { id, phone, text, code, callbackUrlOf };
  };

  return {
    async send(written) {
      const message = { ...written, text: limitSmsLength(written.text) };
      const { merchantId } = message;
      if (!(await book.begin(message))) return true;
      const accounts = await book.accountsFor(message);
      if (accounts.length === 0)
        log.error({ merchantId }, "an SMS was not sent: no gateway is configured for it");
      const handedOver = await handOver(merchantId, accounts, toUnassignedSms(message));
      await book.end(message, handedOver);
      return handedOver.handed.is !== "refused";
    },
    async sendByAccount(written, account) {
      const message = { ...written, text: limitSmsLength(written.text) };
      await book.begin(message);
      const handed = await sendByAccount(apis, account, toUnassignedSms(message));
      await book.end(message, { account, handed });
      return handed.is;
    },
  };
}
