import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const HERE = new BlockList();
HERE.addSubnet("127.0.0.0", 8, "ipv4");
HERE.addAddress("::1", "ipv6");

/** Returns whether the request comes from this machine itself and not through a proxy on it. */
export function isFromHere(request: FastifyRequest): boolean {
  if (request.headers["x-forwarded-for"] !== undefined) return false;
  return HERE.check(request.ip, isIPv6(request.ip) ? "ipv6" : "ipv4");
}
