import type { OwnDomains } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, api, orThrow } from "../../platform/api.ts";
import type { DomainKeeping } from "../../domains/domain-keeping.ts";

const KEY = ["domains"];

/** Where the brand's store is found. */
export function useDomains() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => orThrow<OwnDomains>(api.call("GET /console/v1/domains")),
    staleTime: 0,
  });
}

/** What the owner does with his domains; the list reads itself again behind it. */
export function useKeeping(): DomainKeeping {
  const client = useQueryClient();
  async function then<Result>(answer: Answer<Result>) {
    const result = await answer;
    await client.invalidateQueries({ queryKey: KEY });
    return result;
  }
  return {
    add: (domain) => then(api.call("POST /console/v1/domains", { body: { domain } })),
    check: (domain) => then(api.call("POST /console/v1/domains/{domain}/check", { path: { domain } })),
    remove: (domain) => then(api.call("DELETE /console/v1/domains/{domain}", { path: { domain } })),
  };
}
