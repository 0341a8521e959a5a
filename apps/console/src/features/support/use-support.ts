import type { SupportState } from "@dasturxon/contract";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, api, orThrow } from "../../platform/api.ts";
import { useStaff } from "../../platform/session.tsx";

const KEY = ["support"];
/**
 * Refetch intervals in milliseconds. While access is granted, a support user can enter at any moment. Otherwise only
 * the owner can grant it, on this device or another one.
 */
const OPEN_MS = 10_000;
const CLOSED_MS = 60_000;

/** Queries whether support access is granted and who uses it. For the managing roles and support users. */
export function useSupport() {
  const { role } = useStaff();
  return useQuery({
    queryKey: KEY,
    queryFn: () => orThrow<SupportState>(api.call("GET /console/v1/support")),
    enabled: role === SUPPORT || PEOPLE_KEEPERS.some((each) => each === role),
    refetchInterval: ({ state }) => (state.data?.until ? OPEN_MS : CLOSED_MS),
  });
}

/** Returns functions that grant and end support access. The reply updates the page immediately. */
export function useConsent() {
  const client = useQueryClient();
  async function then(answer: Answer<SupportState>) {
    const result = await answer;
    if (result[1]) client.setQueryData<SupportState>(KEY, result[1]);
    return result;
  }
  return {
    give: (hours: 1 | 24) => then(api.call("PUT /console/v1/support", { body: { hours } })),
    end: () => then(api.call("DELETE /console/v1/support")),
  };
}
