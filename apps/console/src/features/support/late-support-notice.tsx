import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { latePart, useLatePart } from "../../platform/late-part.ts";
import { useStaff } from "../../platform/session.tsx";
import { useSupport } from "./use-support.ts";

const shownDuringAccess = latePart(async () => (await import("./support-notice.tsx")).SupportNotice);

/** Lazy-loads the notice with its texts while support users have access to the brand. It is rarely needed. */
export function LateSupportNotice() {
  const { role } = useStaff();
  const { until, inside = [] } = useSupport().data ?? {};
  const isShown = Boolean(until) && (role === SUPPORT || inside.length > 0);
  const { part: SupportNotice } = useLatePart(shownDuringAccess, isShown);
  return until && isShown && SupportNotice && <SupportNotice until={until} inside={inside} />;
}
