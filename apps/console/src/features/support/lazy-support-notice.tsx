import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useSupportAccess } from "./use-support.ts";

const supportAccessLazyPart = createLazyPart(
  async () => (await import("./support-notice.tsx")).SupportAccessNotice,
);

/** Lazy-loads the notice that support users have access to the brand, because it is rarely needed. */
export function LazySupportAccessNotice() {
  const { role } = useSignedInStaff();
  const { until, inside = [] } = useSupportAccess().data ?? {};
  const isShown = Boolean(until) && (role === SUPPORT_ACTOR || inside.length > 0);
  const { part: SupportNotice } = useLazyPart(supportAccessLazyPart, isShown);
  return until && isShown && SupportNotice && <SupportNotice until={until} inside={inside} />;
}
