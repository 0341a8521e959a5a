import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Returns whether an IP address is a trusted proxy, at position `hop` before this server. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/**
 * Creates the rule for Fastify and for code that runs before Fastify: IP addresses, IP networks, or names such as
 * `loopback`.
 */
export function createProxyTrustRule(addresses: string[] = []): IsTrustedProxy {
  return addresses.length > 0 ? proxyAddr.compile(addresses) : () => false;
}

/** Returns the protocol and host like Fastify's request. Headers of a proxy count only if the proxy is trusted. */
export function resolveForwardedOrigin(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  isTrusted: IsTrustedProxy,
): { protocol: string; host: string } {
  const { "x-forwarded-proto": protocol, "x-forwarded-host": host } = headers;
  const direct = { protocol: "encrypted" in socket ? "https" : "http", host: headers.host ?? "" };
  if (protocol === undefined && host === undefined) return direct;
  if (!isTrusted(socket.remoteAddress ?? "", 0)) return direct;
  return {
    protocol: getLastHeaderValue(protocol) ?? direct.protocol,
    host: getLastHeaderValue(host) ?? direct.host,
  };
}

/** Returns the value set by the nearest of several proxies. */
function getLastHeaderValue(header: string | string[] | undefined): string | undefined {
  return header === undefined || header === "" ? undefined : String(header).split(",").at(-1)?.trim();
}
