import { type SmsGatewayName, SMS_GATEWAYS, SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import type { SmsCredentials } from "@dasturxon/providers/sms/gateway-api";
import { createValueByGateway, SMS_GATEWAY_MODULES } from "@dasturxon/providers/sms/gateways";
import type { VoiceCallAccount, PlatformSmsCredentials } from "../modules/notifications/index.ts";
import { StartupError } from "../platform/startup-error.ts";

/** Configuration of the SMS and call gateways. */
export interface SmsConfig {
  /** Accounts of the platform at the SMS gateways. */
  platform: PlatformSmsCredentials;
  /** Addresses of the SMS gateways' APIs. */
  addresses: Readonly<Record<SmsGatewayName, string>>;
  /** Cost of one part of an SMS for the platform, in tiyin. 0: not counted. */
  partTiyin: number;
  /** Cost of a code by Telegram Gateway for the platform, in tiyin. 0: not counted. */
  telegramTiyin: number;
  /** Maximum cost of one brand's SMS per month for the platform, in tiyin. 0: no limit. */
  brandMonthTiyin: number;
  /** Gateway for voice calls. Null disables voice calls. */
  calls: VoiceCallAccount | null;
}

export interface SmsEnvironmentReader {
  text(name: string): string | undefined;
  /** Returns the variable as a URL. Null if it is not set. */
  address(name: string): string | null;
  whole(name: string, bounds: { or: number; most: number }): number;
  /** Address of the demo's simulators. Null if there are none. */
  simulators: string | null;
}

/** Accounts of the demo at the simulators of the gateways. */
export const DEMO_SMS_ACCOUNTS = createValueByGateway(
  (name): SmsCredentials => SMS_GATEWAY_MODULES[name].demoAccount,
);
/** Account of the demo at the simulator of voice calls. */
export const DEMO_CALL_ACCOUNT = { token: "demo-call-gateway-token" };
const DEMO_SMS_PART_PRICE_TIYIN = 9500;
const DEMO_TELEGRAM_CODE_PRICE_TIYIN = 12_000;
const MAX_MESSAGE_PRICE_TIYIN = 1_000_000;
const MAX_BRAND_MONTHLY_COST_TIYIN = 1_000_000_000_000;

/**
 * Reads the platform's accounts at the SMS gateways. Throws `StartupError` with the missing
 * variables if an account is incomplete.
 */
export function readSmsConfig({ text, address, whole, simulators }: SmsEnvironmentReader): SmsConfig {
  /** Reads an account. Null if none of its variables is set. Throws `StartupError` if only some are set. */
  const readCompleteAccount = (variables: Readonly<Record<string, string>>) => {
    const names = Object.values(variables);
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length === names.length) return null;
    if (missing[0] !== undefined)
      throw new StartupError(`${missing[0]} must be set: ${names.join(", ")} go together`);
    return Object.fromEntries(Object.entries(variables).map(([field, name]) => [field, text(name) ?? ""]));
  };
  const platform: PlatformSmsCredentials = Object.fromEntries(
    SMS_GATEWAY_NAMES.flatMap((name) => {
      const found = readCompleteAccount(SMS_GATEWAY_MODULES[name].variables.account);
      return found ? [[name, found]] : [];
    }),
  );
  const isSimulated = Object.keys(platform).length === 0 && simulators !== null;
  const partTiyin = whole("SMS_PART_TIYIN", {
    or: isSimulated ? DEMO_SMS_PART_PRICE_TIYIN : 0,
    most: MAX_MESSAGE_PRICE_TIYIN,
  });
  const brandMonthTiyin = whole("SMS_BRAND_MONTH_TIYIN", { or: 0, most: MAX_BRAND_MONTHLY_COST_TIYIN });
  const telegramTiyin = whole("TELEGRAM_GATEWAY_TIYIN", {
    or: isSimulated ? DEMO_TELEGRAM_CODE_PRICE_TIYIN : 0,
    most: MAX_MESSAGE_PRICE_TIYIN,
  });
  if (brandMonthTiyin > 0 && partTiyin === 0)
    throw new StartupError("SMS_PART_TIYIN must be set beside SMS_BRAND_MONTH_TIYIN");
  if (brandMonthTiyin > 0 && hasCodesOnlyGateway(platform) && telegramTiyin === 0)
    throw new StartupError("TELEGRAM_GATEWAY_TIYIN must be set beside SMS_BRAND_MONTH_TIYIN");
  const calls = readCallAccount(text, address);
  const prices = { partTiyin, telegramTiyin, brandMonthTiyin };
  if (isSimulated) {
    const demoCalls = calls ?? { url: `${simulators}/voice/calls`, ...DEMO_CALL_ACCOUNT };
    const addresses = createValueByGateway((name) => `${simulators}/${name}`);
    return { platform: DEMO_SMS_ACCOUNTS, addresses, calls: demoCalls, ...prices };
  }
  const addresses = createValueByGateway((name) => {
    const { api, variables } = SMS_GATEWAY_MODULES[name];
    return address(variables.api)?.replace(/\/$/, "") ?? api;
  });
  return { ...prices, calls, platform, addresses };
}

/** Environment variables of the SMS gateways, one for each. At least one must be set so that guests receive codes. */
export const SMS_GATEWAY_VARIABLES = SMS_GATEWAY_NAMES.flatMap(
  (name) => Object.values<string>(SMS_GATEWAY_MODULES[name].variables.account)[0] ?? [],
);

const hasCodesOnlyGateway = (platform: PlatformSmsCredentials) =>
  SMS_GATEWAY_NAMES.some((name) => SMS_GATEWAYS[name].isForCodes && platform[name]);

/** Reads the account of the voice call gateway. Null if no variable is set. Throws `StartupError` if only one is set. */
function readCallAccount(
  text: SmsEnvironmentReader["text"],
  address: SmsEnvironmentReader["address"],
): VoiceCallAccount | null {
  const [url, token] = [address("CALL_GATEWAY_URL"), text("CALL_GATEWAY_TOKEN")];
  if (!url && !token) return null;
  const missing = url ? "CALL_GATEWAY_TOKEN" : "CALL_GATEWAY_URL";
  if (!url || !token)
    throw new StartupError(`${missing} must be set: CALL_GATEWAY_URL and CALL_GATEWAY_TOKEN go together`);
  return { url, token };
}
