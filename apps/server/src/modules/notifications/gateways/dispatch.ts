import {
  recordCallResult,
  type CircuitBreakerState,
  CLOSED_BREAKER,
  admitCircuitBreakerRequest,
} from "@dasturxon/domain/circuit-breaker";
import { SMS_GATEWAYS, type SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type { GatewayApi, GatewayMessage, DispatchOutcome } from "@dasturxon/providers/sms/gateway-api";
import type { Clock } from "../../../platform/clock.ts";
import type { SmsAccount } from "./sms-accounts.ts";

/** An SMS or one-time code for which no gateway is selected yet. */
export interface SmsWithoutGateway extends Omit<GatewayMessage, "callbackUrl"> {
  /** Returns the address for this gateway's delivery callbacks. Null if there is none. */
  callbackUrlOf(gateway: SmsGatewayName): string | null;
}

/** Result of a message and the last account that was tried. `account` is null if no account was tried. */
export interface SmsDispatchResult {
  account: SmsAccount | null;
  handed: DispatchOutcome;
}

export interface SmsDispatchDeps {
  clock: Clock;
  log: { warn: (details: object, message: string) => void };
  apis: Readonly<Record<SmsGatewayName, GatewayApi>>;
}

type DispatchSms = (
  merchantId: string,
  accounts: readonly SmsAccount[],
  text: SmsWithoutGateway,
) => Promise<SmsDispatchResult>;

/**
 * Sends a message by the first account that accepts it. After a refusal the next account is tried. After three failures
 * an account is skipped for half a minute [R21]. If the result is unknown, no other account is tried: two messages with
 * one code cost twice and confuse the customer. A customer without a message can request another code after a minute.
 */
export function createSmsDispatcher({ clock, log, apis }: SmsDispatchDeps): DispatchSms {
  const breakers = new Map<string, CircuitBreakerState>();

  return async (merchantId, accounts, text) => {
    let last: SmsDispatchResult = {
      account: null,
      handed: { is: "refused", because: "account", why: "no account" },
    };
    for (const account of accounts) {
      const { gateway, payer } = account;
      const key = `${payer === "brand" ? merchantId : payer} ${gateway}`;
      const { isLet, breaker } = admitCircuitBreakerRequest(
        breakers.get(key) ?? CLOSED_BREAKER,
        clock.monotonic(),
      );
      breakers.set(key, breaker);
      if (!isLet) continue;
      const handed = await sendByAccount(apis, account, text);
      const isFine = handed.is === "taken" || (handed.is === "refused" && handed.because === "text");
      breakers.set(key, recordCallResult(breakers.get(key) ?? breaker, isFine, clock.monotonic()));
      last = { account, handed };
      if (handed.is === "taken") return last;
      // Many phones have no Telegram account, so a refusal of Telegram Gateway is normal and is not logged.
      const isUsual = isFine && SMS_GATEWAYS[gateway].isForCodes;
      if (!isUsual)
        log.warn({ merchantId, gateway, payer, why: handed.why }, `SMS gateway: the message is ${handed.is}`);
      if (handed.is === "unknown") return last;
    }
    return last;
  };
}

/** Sends an SMS with the credentials of this account. */
export function sendByAccount(
  apis: SmsDispatchDeps["apis"],
  { gateway, credentials }: SmsAccount,
  { callbackUrlOf, ...text }: SmsWithoutGateway,
): Promise<DispatchOutcome> {
  return apis[gateway].hand(credentials, { ...text, callbackUrl: callbackUrlOf(gateway) });
}
