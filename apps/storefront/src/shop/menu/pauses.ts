import { useEffect, useState } from "react";
import type { SaleStop } from "@dasturxon/domain/availability";
import { requireInstantMs } from "@dasturxon/domain/instant";
import { type BusyHour, getBusyHour, getBranchPause } from "../location/branch-pause.ts";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { menuQuery, useMenu } from "./menu-query.ts";
import type { Menu } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";

type MenuPauses = Menu["pauses"];

const NO_MENU_PAUSES: MenuPauses = [];
/** Maximum delay of a browser timer, milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns the pauses from the menu. They apply until their end, regardless of the age of the menu. */
export function usePauses(): MenuPauses {
  return useMenu().menu?.pauses ?? NO_MENU_PAUSES;
}

/** Returns the current pause of orders from the chosen branch, for use outside of rendering. */
export function getCurrentPause(branchId: string | null): SaleStop | null {
  return getBranchPause(menuQuery.get().data?.pauses ?? NO_MENU_PAUSES, branchId, getServerTimeMs());
}

/** Returns the current pause of the guest's branch. Re-renders at its end and requests the menu again. */
export function useBranchPause(): SaleStop | null {
  const pauses = usePauses();
  const branchId = useChosenBranchId();
  const [, setEnded] = useState(0);
  const pause = getBranchPause(pauses, branchId, getServerTimeMs());
  const until = pause?.until == null ? null : requireInstantMs(pause.until);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => {
        setEnded((count) => count + 1);
        void menuQuery.reload();
      },
      Math.min(MAX_TIMER_MS, until - getServerTimeMs()),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return pause;
}

/**
 * Returns the current additional minutes and surcharge of busy hours. Returns `served` until the menu is loaded [CH-2].
 */
export function useBusyHour(served: BusyHour): BusyHour {
  const { menu } = useMenu();
  const branchId = useChosenBranchId();
  return menu ? getBusyHour(menu.pauses, branchId, getServerTimeMs()) : served;
}
