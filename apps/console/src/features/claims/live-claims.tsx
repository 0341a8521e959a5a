import type { StaffClaim } from "@dasturxon/contract";
import { useEffect } from "react";
import { listRingIds } from "../../parts/claims/claims-state.ts";
import { claimsSource } from "../../parts/claims/use-claims.ts";
import { createAcknowledgedIds } from "../../platform/acknowledged-ids.ts";
import { useBell } from "../../platform/use-bell.ts";
import { useLiveSource } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";
import { ClaimsBanner } from "./claims-banner.tsx";

/** Claims that the staff have seen on this device. */
const acknowledgedClaims = createAcknowledgedIds("dasturxon.console.claims");

const NO_OPEN_CLAIMS: StaffClaim[] = [];

/**
 * Keeps the unanswered claims up to date, and shows their number on every page but their own. Rings for a new claim until
 * it is seen on this device, and again when it becomes late [OR-15].
 */
export function LiveClaims({ isOnClaimsPage }: { isOnClaimsPage: boolean }) {
  const { data } = useLiveSource(claimsSource);
  const now = useNow(30);
  const open = data?.content ?? NO_OPEN_CLAIMS;
  const acknowledged = acknowledgedClaims.use();
  const ringIds = listRingIds(open, now);
  useBell(ringIds.some((id) => !acknowledged.includes(id)));
  // The page of claims shows all unanswered claims, including those that arrive while it is open, so they count as
  // seen.
  const shownIds = isOnClaimsPage && data ? ringIds.join() : null;
  useEffect(() => {
    if (shownIds !== null) acknowledgedClaims.store(shownIds ? shownIds.split(",") : []);
  }, [shownIds]);
  return (
    open.length > 0 &&
    !isOnClaimsPage && <ClaimsBanner claims={open} onOpen={() => acknowledgedClaims.store(ringIds)} />
  );
}
