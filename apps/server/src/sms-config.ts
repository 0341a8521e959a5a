import type { PlatformSms } from "./modules/notifications/index.ts";
import { StartupError } from "./platform/startup-error.ts";

/** What the environment says of the gateways that texts go out by. */
export interface SmsConfig {
  /** The platform's own accounts. */
  platform: PlatformSms;
  /** Where the gateways answer. */
  addresses: { eskiz: string; playMobile: string };
}

export interface SmsEnvironment {
  text(name: string): string | undefined;
  /** An address of the web. */
  address(name: string): string | null;
}

/** The platform's accounts at Eskiz and Play Mobile. One that is given in part is a `StartupError` that names the rest. */
export function smsConfig({ text, address }: SmsEnvironment): SmsConfig {
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
  return {
    platform: { ...(eskiz && { eskiz }), ...(playMobile && { "play-mobile": playMobile }) },
    addresses: {
      eskiz: at("ESKIZ_API", "https://notify.eskiz.uz/api"),
      playMobile: at("PLAYMOBILE_API", "https://send.smsxabar.uz"),
    },
  };
}
