import type { StaffClaim } from "@dasturxon/contract";
import type { ClaimFilter } from "@dasturxon/domain/claim";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapAnswer } from "../../platform/api.ts";
import type { LiveSource } from "../../platform/live-source.ts";
import { useLiveQuery } from "../../platform/use-live.ts";
import { applyClaim, type ClaimsState } from "./claims-state.ts";

const CLAIMS_KEY = "claims";
const MAX_OPEN_CLAIMS = 100;
export const CLAIMS_PAGE_SIZE = 20;

/** Live source of the unanswered claims. `LiveClaims` keeps it up to date. */
export const claimsSource: LiveSource<ClaimsState, StaffClaim> = {
  key: CLAIMS_KEY,
  // Servers of an older version, which answer during an upgrade, send events without claims.
  eventOf: ({ claim }) => claim ?? null,
  read: () =>
    unwrapAnswer<ClaimsState>(
      api.call("GET /console/v1/claims", { query: { show: "OPEN", size: String(MAX_OPEN_CLAIMS) } }),
    ),
  withEvent: applyClaim,
};

export const useOpenClaims = (isEnabled = true) => useLiveQuery(claimsSource, isEnabled);

/** Queries a page of answered claims, newest answer first. */
export function useAnsweredClaims({
  isEnabled,
  branchId,
  page,
}: {
  isEnabled: boolean;
  branchId: string | null;
  page: number;
}) {
  const show: ClaimFilter = "ANSWERED";
  return useQuery({
    queryKey: [CLAIMS_KEY, show, branchId, page],
    enabled: isEnabled,
    queryFn: () =>
      unwrapAnswer(
        api.call("GET /console/v1/claims", {
          query: {
            show,
            branchId: branchId ?? undefined,
            page: String(page),
            size: String(CLAIMS_PAGE_SIZE),
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Queries all claims about an order. A new claim is a new version of the order. */
export function useClaimsOfOrder({ id, version }: { id: string; version: number }, isEnabled: boolean) {
  return useQuery({
    queryKey: [CLAIMS_KEY, "order", id, version],
    enabled: isEnabled,
    queryFn: () => unwrapAnswer(api.call("GET /console/v1/claims", { query: { orderId: id } })),
    placeholderData: (previous) => previous,
  });
}

/** Returns a function that shows an answered claim at once and refetches the lists of claims. */
export function useApplyAnsweredClaim(): (claim: StaffClaim | null) => void {
  const client = useQueryClient();
  return (claim) => {
    if (claim) client.setQueryData<ClaimsState>([CLAIMS_KEY], (now) => now && applyClaim(now, claim));
    void client.invalidateQueries({ queryKey: [CLAIMS_KEY] });
  };
}
