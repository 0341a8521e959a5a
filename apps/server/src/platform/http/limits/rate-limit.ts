import { isIPv4, isIPv6 } from "node:net";

export interface RateLimit {
  /** Counts one call. Returns the seconds to wait if the limit is exceeded, otherwise null. */
  count(key: string): Promise<number | null>;
}

/** Returns the key of an IP address for rate limits: IPv4 unchanged (also if mapped to IPv6), IPv6 as its /64 (S25). */
export function networkFromAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = (ip.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(ip.includes("::") ? gap : 0).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * Returns the larger IP network around a result of `networkFromAddress`: IPv4 /24, IPv6 /48. Internet providers often
 * assign such a network to one customer.
 */
export function widerNetworkFromNetwork(network: string): string {
  if (network.endsWith("::/64")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  return isIPv4(network) ? `${network.split(".").slice(0, 3).join(".")}.0/24` : network;
}
