import { Resolver } from "node:dns/promises";

/** DNS lookups. Errors and timeouts return an empty list. */
export interface Dns {
  txt: (name: string) => Promise<string[]>;
  /** Returns the CNAME targets and IP addresses of a name. */
  leads: (name: string) => Promise<string[]>;
}

const WAIT_MS = 3000;

/** Creates a client of this machine's DNS resolver. */
export function createDns(): Dns {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 });
  const seen = async (asking: Promise<string[]>) => {
    try {
      return await asking;
    } catch {
      return [];
    }
  };
  return {
    txt: (name) => seen(resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join("")))),
    async leads(name) {
      const all = await Promise.all([
        seen(resolver.resolveCname(name)),
        seen(resolver.resolve4(name)),
        seen(resolver.resolve6(name)),
      ]);
      return all.flat().map((each) => each.toLowerCase());
    },
  };
}
