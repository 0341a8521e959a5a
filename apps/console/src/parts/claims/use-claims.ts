import type { StaffClaim } from "@dasturxon/contract";
import type { ClaimFilter } from "@dasturxon/domain/claim";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import type { LiveDataSource } from "../../platform/live-source.ts";
import { useLiveQuery } from "../../platform/use-live.ts";
import { applyClaimEvent, type ClaimsState, sortClaimsByDeadline } from "./claims-state.ts";

const CLAIMS_KEY = "claims";
/**
 * Number of claims in one request, which is the maximum of the server, and number of claims on one page of the list.
 */
export const OPEN_CLAIMS_PAGE_SIZE = 100;
export const CLAIMS_PAGE_SIZE = 20;

const readUnansweredClaimsPage = (page: number) =>
  unwrapApiResult(
    api.call("GET /console/v1/claims", {
      query: { show: "OPEN", page: String(page), size: String(OPEN_CLAIMS_PAGE_SIZE) },
    }),
  );

/**
 * Reads all unanswered claims. The pages are read from the last to the first: a claim that is answered meanwhile moves the
 * later ones forward, to pages that are still to be read. Events since the first read report new claims.
 */
async function readOpenClaims(): Promise<ClaimsState> {
  const { lastEventId, content, totalPages } = await readUnansweredClaimsPage(0);
  const found = new Map<string, StaffClaim>();
  if (totalPages > 1) {
    for (let page = totalPages - 1; page >= 0; page -= 1)
      for (const claim of (await readUnansweredClaimsPage(page)).content) found.set(claim.id, claim);
  }
  return { lastEventId, content: totalPages > 1 ? sortClaimsByDeadline([...found.values()]) : content };
}

/** Live source of the unanswered claims. `LiveClaims` keeps it up to date. */
export const claimsSource: LiveDataSource<ClaimsState, StaffClaim> = {
  key: CLAIMS_KEY,
  // During an upgrade, a server of the previous version may still send events, which contain no claims.
  eventOf: ({ claim }) => claim ?? null,
  read: readOpenClaims,
  withEvent: applyClaimEvent,
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
      unwrapApiResult(
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
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/claims", { query: { orderId: id } })),
    placeholderData: (previous) => previous,
  });
}

/** Returns a function that shows an answered claim at once and refetches the lists of claims. */
export function useApplyClaimAnswer(): (claim: StaffClaim | null) => void {
  const client = useQueryClient();
  return (claim) => {
    if (claim) client.setQueryData<ClaimsState>([CLAIMS_KEY], (now) => now && applyClaimEvent(now, claim));
    void client.invalidateQueries({ queryKey: [CLAIMS_KEY] });
  };
}
