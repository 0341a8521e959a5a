import { isPublicHost } from "../../../platform/outbound/index.ts";

const MAX_PUSH_ENDPOINT_LENGTH = 2048;

/** Allowed push services. Default: every public internet host, by https on the default port. */
export interface AllowedPushServices {
  /**
   * Returns whether a browser's endpoint may be stored. A browser can send any address, so its resolved IP address is
   * checked again for each push.
   */
  isAllowed(endpoint: string): boolean;
  /** Returns whether the operator configured this service. Its address may then be private. */
  isNamed(endpoint: URL): boolean;
}

/**
 * @param named origins, or `https://*.push.example.com` for all subdomains. If not empty, no other services are
 * allowed.
 */
export function createAllowedPushServices(named: readonly string[]): AllowedPushServices {
  const isConfiguredService = (endpoint: URL) =>
    named.some((origin) => matchesAllowedOrigin(endpoint, origin));
  return {
    isNamed: isConfiguredService,
    isAllowed(endpoint) {
      if (endpoint.length > MAX_PUSH_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username !== "" || url.password !== "") return false;
      if (named.length > 0) return isConfiguredService(url);
      return url.protocol === "https:" && url.port === "" && isPublicHost(url.hostname);
    },
  };
}

function matchesAllowedOrigin({ origin, protocol, host }: URL, named: string): boolean {
  const [scheme = "", rest = ""] = named.split("//*");
  return rest === "" ? origin === named : protocol === scheme && host.endsWith(rest);
}
