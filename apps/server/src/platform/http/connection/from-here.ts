import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const LOCAL_ADDRESSES = new BlockList();
LOCAL_ADDRESSES.addSubnet("127.0.0.0", 8, "ipv4");
LOCAL_ADDRESSES.addAddress("::1", "ipv6");

/** Returns whether the request comes from this machine itself and not through a proxy on it. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (request.headers["x-forwarded-for"] !== undefined) return false;
  return LOCAL_ADDRESSES.check(request.ip, isIPv6(request.ip) ? "ipv6" : "ipv4");
}
