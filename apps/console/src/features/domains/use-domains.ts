import type { OwnDomains } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, api, orThrow } from "../../platform/api.ts";
import type { DomainActions } from "../../parts/domain-list/domain-actions.ts";

const KEY = ["domains"];

/** Queries the addresses of the brand's store. */
export function useDomains() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => orThrow<OwnDomains>(api.call("GET /console/v1/domains")),
    staleTime: 0,
  });
}

/** Returns functions that change the brand's own domains and then invalidate the list. */
export function useDomainActions(): DomainActions {
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
