import type { StaffClaim } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { listRingIds } from "../../parts/claims/claims-state.ts";
import { claimsSource } from "../../parts/claims/use-claims.ts";
import { createAcknowledgedIds } from "../../platform/acknowledged-ids.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBell } from "../../platform/use-bell.ts";
import { useLiveSource } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";

/** Claims that the staff have seen on this device. */
const acknowledgedClaims = createAcknowledgedIds("dasturxon.console.claims");

const NO_CLAIMS: StaffClaim[] = [];
const LiveClaimsContext = createContext({ open: NO_CLAIMS, acknowledge: () => {} });

/** Returns the unanswered claims, and a function that stops their bell on this device. */
export const useLiveClaims = () => useContext(LiveClaimsContext);

/**
 * Keeps the unanswered claims up to date. Rings on every page for a new claim until it is seen on this device, and again
 * when it becomes late [OR-15].
 */
export function LiveClaims({ children }: { children: ReactNode }) {
  const { role } = useSignedInStaff();
  const { data } = useLiveSource(claimsSource, mayPerformTask(role, "answer_claims"));
  const now = useNow(30);
  const open = data?.content ?? NO_CLAIMS;
  const acknowledged = acknowledgedClaims.use();
  const ringIds = listRingIds(open, now).join();
  useBell(listRingIds(open, now).some((id) => !acknowledged.includes(id)));
  const value = useMemo(
    () => ({ open, acknowledge: () => acknowledgedClaims.store(ringIds ? ringIds.split(",") : []) }),
    [open, ringIds],
  );
  return <LiveClaimsContext value={value}>{children}</LiveClaimsContext>;
}
