import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Whether an address is one of the proxies in front, the `hop`-th before us. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** One rule for Fastify and for what answers before it: addresses, networks, or names like `loopback`. */
export function trustedProxies(addresses: string[] = []): TrustsProxy {
  return addresses.length > 0 ? proxyAddr.compile(addresses) : () => false;
}

/** Protocol and host as Fastify's request tells them: by a proxy's word only where the proxy is trusted. */
export function believed(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  isTrusted: TrustsProxy,
): { protocol: string; host: string } {
  const { "x-forwarded-proto": protocol, "x-forwarded-host": host } = headers;
  const direct = { protocol: "encrypted" in socket ? "https" : "http", host: headers.host ?? "" };
  if (protocol === undefined && host === undefined) return direct;
  if (!isTrusted(socket.remoteAddress ?? "", 0)) return direct;
  return { protocol: lastOf(protocol) ?? direct.protocol, host: lastOf(host) ?? direct.host };
}

/** Of several proxies' words the nearest one's. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header === undefined || header === "" ? undefined : String(header).split(",").at(-1)?.trim();
}
