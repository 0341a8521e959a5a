import type { OwnDomainsReply } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiResult, api, unwrapApiResult } from "../../platform/api.ts";
import type { DomainActions } from "../../parts/domain-list/domain-actions.ts";

const DOMAINS_QUERY_KEY = ["domains"];

/** Queries the addresses of the brand's store. */
export function useDomains() {
  return useQuery({
    queryKey: DOMAINS_QUERY_KEY,
    queryFn: () => unwrapApiResult<OwnDomainsReply>(api.call("GET /console/v1/domains")),
    staleTime: 0,
  });
}

/** Returns functions that change the brand's own domains and then invalidate the list. */
export function useDomainActions(): DomainActions {
  const client = useQueryClient();
  async function refetchAfter<Result>(answer: ApiResult<Result>) {
    const result = await answer;
    await client.invalidateQueries({ queryKey: DOMAINS_QUERY_KEY });
    return result;
  }
  return {
    add: (domain) => refetchAfter(api.call("POST /console/v1/domains", { body: { domain } })),
    check: (domain) =>
      refetchAfter(api.call("POST /console/v1/domains/{domain}/check", { path: { domain } })),
    remove: (domain) => refetchAfter(api.call("DELETE /console/v1/domains/{domain}", { path: { domain } })),
  };
}
