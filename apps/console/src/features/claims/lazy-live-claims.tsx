import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useSignedInStaff } from "../../platform/session.tsx";

const liveClaimsPart = createLazyPart(async () => (await import("./live-claims.tsx")).LiveClaims);

/** Lazy-loads the unanswered claims for staff who answer them. The kitchen and couriers do not need their script. */
export function LazyLiveClaims({ isOnClaimsPage }: { isOnClaimsPage: boolean }) {
  const { role } = useSignedInStaff();
  const mayAnswer = mayPerformTask(role, "answer_claims");
  const { part: LiveClaims } = useLazyPart(liveClaimsPart, mayAnswer);
  // The component for live claims stays loaded when the next staff member of a shared device signs in.
  return mayAnswer && LiveClaims && <LiveClaims isOnClaimsPage={isOnClaimsPage} />;
}
