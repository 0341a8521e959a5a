import { Resolver } from "node:dns/promises";

/** DNS lookups. Errors and timeouts return an empty list. */
export interface DnsLookups {
  txt: (name: string) => Promise<string[]>;
  /** Returns the CNAME targets and IP addresses of a name. */
  leads: (name: string) => Promise<string[]>;
}

const DNS_TIMEOUT_MS = 3000;

/** Creates a client of this machine's DNS resolver. */
export function createDnsLookups(): DnsLookups {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  const resolveOrEmpty = async (asking: Promise<string[]>) => {
    try {
      return await asking;
    } catch {
      return [];
    }
  };
  return {
    txt: (name) =>
      resolveOrEmpty(resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join("")))),
    async leads(name) {
      const all = await Promise.all([
        resolveOrEmpty(resolver.resolveCname(name)),
        resolveOrEmpty(resolver.resolve4(name)),
        resolveOrEmpty(resolver.resolve6(name)),
      ]);
      return all.flat().map((each) => each.toLowerCase());
    },
  };
}
