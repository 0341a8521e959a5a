import type { ClickAppConfig } from "../modules/payments/index.ts";
import { StartupError } from "../platform/startup-error.ts";

interface ClickAppEnvironmentReader {
  text(name: string): string | undefined;
  /** Reads the variable as a URL. Null if it is not set. */
  address(name: string): string | null;
  /** Address of the demo's simulators. Null if there are none. */
  simulators: string | null;
}

/** Defaults that several shops use. Click has not confirmed these values: it provides them with each mini app. */
const DEFAULT_CLICK_API_URL = "https://api.click.uz/integration";
const DEFAULT_SESSION_HEADER = "web_session";
const DEFAULT_SESSION_COOKIES = "click-web-session,web-session";
const DEFAULT_SESSION_QUERY_PARAMETER = "web_session";

/** Reads the configuration of Click's mini apps. Throws `StartupError` for an invalid name. */
export function readClickAppConfig({ text, address, simulators }: ClickAppEnvironmentReader): ClickAppConfig {
  const readNames = (variable: string, or: string) => {
    const names = (text(variable) ?? or).split(",").map((name) => name.trim());
    if (names.every((name) => /^[\w-]{1,64}$/.test(name))) return names;
    throw new StartupError(`${variable} must be made of letters, digits, - and _`);
  };
  const readSingleName = (variable: string, or: string) => readNames(variable, or)[0] ?? or;
  return {
    api:
      address("CLICK_APP_API") ??
      (simulators === null ? DEFAULT_CLICK_API_URL : `${simulators}/click-app/integration`),
    sessionHeader: readSingleName("CLICK_APP_SESSION_HEADER", DEFAULT_SESSION_HEADER),
    sessionCookies: readNames("CLICK_APP_SESSION_COOKIES", DEFAULT_SESSION_COOKIES),
    sessionQuery: readSingleName("CLICK_APP_SESSION_QUERY", DEFAULT_SESSION_QUERY_PARAMETER),
  };
}
