import { formatTime } from "@dasturxon/domain/format";
import { openState } from "@dasturxon/domain/hours";
import { defaultBranch } from "@dasturxon/domain/defaults";
import { useBranches } from "../../platform/branches.ts";
import { useBrand } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { usePlace } from "../../platform/place.ts";
import { useServiceType } from "../../platform/service-type.ts";

/** "Open until 23:00" or "Opens at 10:00", by the branch that would serve; drawn in the browser, as time passes. */
export function OpenState() {
  const t = useT();
  const place = usePlace();
  const serviceType = useServiceType();
  const { merchant } = useBrand();
  const { branches } = useBranches();
  const isMounted = useIsMounted();
  const chosen = serviceType === "DELIVERY" ? place.nearestBranchId : place.branchId;
  const branch = defaultBranch(branches ?? [], chosen);
  if (!isMounted || !branch) return null;
  const state = openState({
    workHours: branch.workHours,
    serviceType,
    instant: Date.now(),
    timeZone: merchant.timeZone,
  });
  const words = state.isOpen
    ? state.closesAt
      ? t("hours.openUntil", { time: formatTime(state.closesAt, merchant.timeZone) })
      : t("hours.open")
    : state.opensAt
      ? t("hours.opensAt", { time: formatTime(state.opensAt, merchant.timeZone) })
      : t("hours.closed");
  return (
    <span className={state.isOpen ? "text-good-ink" : "text-bad-ink"}>
      <span className="me-2 text-ink-3">·</span>
      {words}
    </span>
  );
}
