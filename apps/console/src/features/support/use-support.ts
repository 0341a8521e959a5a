import type { SupportState } from "@dasturxon/contract";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiResult, api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";

const SUPPORT_QUERY_KEY = ["support"];
/**
 * Refetch intervals in milliseconds. While access is granted, a support user can enter at any moment. While it is not
 * granted, the only possible change is that the owner grants access, on this device or another one.
 */
const GRANTED_SUPPORT_REFETCH_MS = 10_000;
const UNGRANTED_SUPPORT_REFETCH_MS = 60_000;

/** Queries whether support access is granted and who uses it. Used for managing roles and support users only. */
export function useSupportAccess() {
  const { role } = useSignedInStaff();
  return useQuery({
    queryKey: SUPPORT_QUERY_KEY,
    queryFn: () => unwrapApiResult<SupportState>(api.call("GET /console/v1/support")),
    enabled: role === SUPPORT_ACTOR || STAFF_MANAGER_ROLES.some((each) => each === role),
    refetchInterval: ({ state }) =>
      state.data?.until ? GRANTED_SUPPORT_REFETCH_MS : UNGRANTED_SUPPORT_REFETCH_MS,
  });
}

/** Returns functions that grant and end support access. The reply updates the page immediately. */
export function useSupportActions() {
  const client = useQueryClient();
  async function refetchAfter(answer: ApiResult<SupportState>) {
    const result = await answer;
    if (result[1]) client.setQueryData<SupportState>(SUPPORT_QUERY_KEY, result[1]);
    return result;
  }
  return {
    give: (hours: 1 | 24) => refetchAfter(api.call("PUT /console/v1/support", { body: { hours } })),
    end: () => refetchAfter(api.call("DELETE /console/v1/support")),
  };
}
