import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-addresses.ts";

/** Function that resolves a host name to all of its addresses, with the signature of `dns.lookup`. */
export type HostResolver = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Error of a host name that resolves to an address outside the public internet. */
export class ForbiddenAddressError extends Error {}

/** Returns a lookup that checks the resolved addresses at the connection, so that DNS rebinding has no effect. */
export function createPublicDnsLookup(resolve: HostResolver = lookUp): LookupFunction {
  return (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new ForbiddenAddressError("no public address"), "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
}
