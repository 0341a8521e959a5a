import { CirclePause, Phone } from "lucide-react";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { SaleStop } from "@dasturxon/domain/availability";
import { branchesQuery } from "../location/branches.ts";
import { useBrand } from "../brand/brand.tsx";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { useFormatPause } from "./pause-words.ts";
import { LocationLink } from "../location/location-link.tsx";
import { getBranchPause } from "../location/branch-pause.ts";
import { usePauses } from "./pauses.ts";

export interface PauseNoteProps {
  pause: SaleStop;
  className?: string;
}

/** Renders a note that orders are paused: until when, that the basket is preserved, and the alternatives. */
export function PauseNote({ pause, className = "" }: PauseNoteProps) {
  const t = useT();
  const pauseWords = useFormatPause();
  return (
    <div
      role="status"
      className={`flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink ${className}`}
    >
      <CirclePause size={20} aria-hidden className="shrink-0" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <p className="font-bold">{pauseWords(pause)}</p>
        <p>{t(pause.until === null ? "pause.kept" : "pause.later")}</p>
        {pause.until === null && <PauseAlternatives />}
      </div>
    </div>
  );
}

/**
 * Renders what the guest can do during a pause: choose another branch, if only this one is paused, or call the brand.
 */
function PauseAlternatives() {
  const t = useT();
  const { phone } = useBrand().merchant.links;
  const branchId = useChosenBranchId();
  const { data: branches } = branchesQuery.use();
  const isBrands = getBranchPause(usePauses(), null, getServerTimeMs()) !== null;
  const called = formatPhoneHref(
    branches?.find(({ id }) => id === branchId)?.phone ?? (phone.active ? phone.url : null),
  );
  const action = "inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4";
  return (
    <span className="flex flex-wrap gap-x-5">
      {!isBrands && (branches?.length ?? 0) > 1 && (
        <LocationLink className={action}>{t("pause.elsewhere")}</LocationLink>
      )}
      {called && (
        <a href={called} className={action}>
          <Phone size={16} aria-hidden />
          {t("profile.call")}
        </a>
      )}
    </span>
  );
}
