import { isPublicHost } from "../../../platform/outside/index.ts";

const MAX_LENGTH = 2048;

/** Which push services may be spoken to: by default any of the public internet, by https on its own port. */
export interface PushServices {
  /** May a browser's endpoint be kept? A browser may name anything: what its name leads to is looked at again as it is called. */
  isAllowed(endpoint: string): boolean;
  /** The operator named it, wherever it lies. */
  isNamed(endpoint: URL): boolean;
}

/** @param named origins, `https://*.push.example.com` for all below; when there are any, there are no others. */
export function createPushServices(named: readonly string[]): PushServices {
  const isNamed = (endpoint: URL) => named.some((origin) => fits(endpoint, origin));
  return {
    isNamed,
    isAllowed(endpoint) {
      if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username !== "" || url.password !== "") return false;
      if (named.length > 0) return isNamed(url);
      return url.protocol === "https:" && url.port === "" && isPublicHost(url.hostname);
    },
  };
}

function fits({ origin, protocol, host }: URL, named: string): boolean {
  const [scheme = "", rest = ""] = named.split("//*");
  return rest === "" ? origin === named : protocol === scheme && host.endsWith(rest);
}
