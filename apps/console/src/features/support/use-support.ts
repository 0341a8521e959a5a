import type { SupportState } from "@dasturxon/contract";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, api, orThrow } from "../../platform/api.ts";
import { useStaff } from "../../platform/session.tsx";

const KEY = ["support"];
/** Somebody may come in: seen soon. Nobody may: the owner himself says so first, here or on another device. */
const OPEN_MS = 10_000;
const CLOSED_MS = 60_000;

/** Whether the platform's people may come in and who is inside; for who runs the brand, and for them. */
export function useSupport() {
  const { role } = useStaff();
  return useQuery({
    queryKey: KEY,
    queryFn: () => orThrow<SupportState>(api.call("GET /console/v1/support")),
    enabled: role === SUPPORT || PEOPLE_KEEPERS.some((each) => each === role),
    refetchInterval: ({ state }) => (state.data?.until ? OPEN_MS : CLOSED_MS),
  });
}

/** The owner's word; what it led to is shown at once. */
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
