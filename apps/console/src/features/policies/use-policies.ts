import type { ManagedPolicy } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

const POLICIES_QUERY_KEY = ["policies"];

/** Queries the brand's policies. `change` saves a policy, and after a conflict refetches all policies. */
export function usePolicies() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: POLICIES_QUERY_KEY,
    queryFn: () => unwrapApiResult<ManagedPolicy[]>(api.call("GET /console/v1/policies")),
  });
  async function changePolicy({ type, version }: ManagedPolicy, text: ManagedPolicy["text"]) {
    const [refusal, now] = await api.call("PUT /console/v1/policies/{type}", {
      path: { type },
      body: { text, version },
    });
    if (!refusal)
      client.setQueryData<ManagedPolicy[]>(POLICIES_QUERY_KEY, (all) =>
        all?.map((each) => (each.type === type ? now : each)),
      );
    if (refusal?.code === "stale_version") await client.invalidateQueries({ queryKey: POLICIES_QUERY_KEY });
    return refusal;
  }
  return { query, change: changePolicy };
}
