import type { CallAccount, PlatformSms } from "./modules/notifications/index.ts";
import { StartupError } from "./platform/startup-error.ts";

/** What the environment says of the gateways that texts go out by. */
export interface SmsConfig {
  /** The platform's own accounts. */
  platform: PlatformSms;
  /** Where the gateways answer. */
  addresses: { eskiz: string; playMobile: string; telegramGateway: string };
  /** What a part of a text costs the platform, in tiyin; 0: it is not counted. */
  partTiyin: number;
  /** What a code by Telegram Gateway costs the platform, in tiyin; 0: it is not counted. */
  telegramTiyin: number;
  /** What the texts of one brand may cost the platform in a month, in tiyin; 0: without limit. */
  brandMonthTiyin: number;
  /** The gateway for voice calls; null: nobody is called. */
  calls: CallAccount | null;
}

export interface SmsEnvironment {
  text(name: string): string | undefined;
  /** An address of the web. */
  address(name: string): string | null;
  whole(name: string, bounds: { or: number; most: number }): number;
  /** Where the demo's simulators answer; null: there are none. */
  simulators: string | null;
}

/** By which the demo is known at the gateways' simulators. */
export const DEMO_SMS = {
  eskiz: { email: "demo@example.uz", password: "demo-eskiz-password", from: "4546" },
  "telegram-gateway": { token: "demo-telegram-gateway-token" },
  "play-mobile": { login: "demo", password: "demo-play-mobile-password", originator: "3700" },
} as const;
/** By which the demo is known at the simulator of voice calls. */
export const DEMO_CALLS = { token: "demo-call-gateway-token" };
const DEMO_PART_TIYIN = 9500;
const DEMO_TELEGRAM_TIYIN = 12_000;
const MAX_PART_TIYIN = 1_000_000;
const MAX_MONTH_TIYIN = 1_000_000_000_000;

/** The platform's accounts at Telegram Gateway, Eskiz and Play Mobile. One that is given in part is a `StartupError` that names the rest. */
export function smsConfig({ text, address, whole, simulators }: SmsEnvironment): SmsConfig {
  const at = (name: string, or: string) => address(name)?.replace(/\/$/, "") ?? or;
  /** All of the variables, or none. */
  const account = (variables: Readonly<Record<string, string>>) => {
    const names = Object.values(variables);
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length === names.length) return null;
    if (missing[0] !== undefined)
      throw new StartupError(`${missing[0]} must be set: ${names.join(", ")} go together`);
    return Object.fromEntries(Object.entries(variables).map(([field, name]) => [field, text(name) ?? ""]));
  };
  const eskiz = account({ email: "ESKIZ_EMAIL", password: "ESKIZ_PASSWORD", from: "ESKIZ_FROM" });
  const playMobile = account({
    login: "PLAYMOBILE_LOGIN",
    password: "PLAYMOBILE_PASSWORD",
    originator: "PLAYMOBILE_ORIGINATOR",
  });
  const telegram = account({ token: "TELEGRAM_GATEWAY_TOKEN" });
  const isSimulated = !eskiz && !playMobile && !telegram && simulators !== null;
  const partTiyin = whole("SMS_PART_TIYIN", { or: isSimulated ? DEMO_PART_TIYIN : 0, most: MAX_PART_TIYIN });
  const brandMonthTiyin = whole("SMS_BRAND_MONTH_TIYIN", { or: 0, most: MAX_MONTH_TIYIN });
  const telegramTiyin = whole("TELEGRAM_GATEWAY_TIYIN", {
    or: isSimulated ? DEMO_TELEGRAM_TIYIN : 0,
    most: MAX_PART_TIYIN,
  });
  if (brandMonthTiyin > 0 && partTiyin === 0)
    throw new StartupError("SMS_PART_TIYIN must be set beside SMS_BRAND_MONTH_TIYIN");
  if (brandMonthTiyin > 0 && telegram && telegramTiyin === 0)
    throw new StartupError("TELEGRAM_GATEWAY_TIYIN must be set beside SMS_BRAND_MONTH_TIYIN");
  const calls = callAccount(text, address);
  const prices = { partTiyin, telegramTiyin, brandMonthTiyin };
  if (isSimulated) {
    const addresses = {
      eskiz: `${simulators}/eskiz`,
      playMobile: `${simulators}/play-mobile`,
      telegramGateway: `${simulators}/telegram-gateway`,
    };
    const demoCalls = calls ?? { url: `${simulators}/voice/calls`, ...DEMO_CALLS };
    return { platform: DEMO_SMS, addresses, calls: demoCalls, ...prices };
  }
  return {
    ...prices,
    calls,
    platform: {
      ...(telegram && { "telegram-gateway": telegram }),
      ...(eskiz && { eskiz }),
      ...(playMobile && { "play-mobile": playMobile }),
    },
    addresses: {
      eskiz: at("ESKIZ_API", "https://notify.eskiz.uz/api"),
      playMobile: at("PLAYMOBILE_API", "https://send.smsxabar.uz"),
      telegramGateway: at("TELEGRAM_GATEWAY_API", "https://gatewayapi.telegram.org"),
    },
  };
}

/** Both variables, or none. */
function callAccount(text: SmsEnvironment["text"], address: SmsEnvironment["address"]): CallAccount | null {
  const [url, token] = [address("CALL_GATEWAY_URL"), text("CALL_GATEWAY_TOKEN")];
  if (!url && !token) return null;
  const missing = url ? "CALL_GATEWAY_TOKEN" : "CALL_GATEWAY_URL";
  if (!url || !token)
    throw new StartupError(`${missing} must be set: CALL_GATEWAY_URL and CALL_GATEWAY_TOKEN go together`);
  return { url, token };
}
