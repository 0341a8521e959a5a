import { useEffect, useState } from "react";
import type { Stop } from "@dasturxon/domain/availability";
import { mustBeInstant } from "@dasturxon/domain/instant";
import { type Busy, busyOf, pauseOf } from "../location/branch-pause.ts";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { menuQuery, useMenu } from "./menu-query.ts";
import type { Menu } from "../../platform/shapes.ts";
import { serverNow } from "../../platform/server-clock.ts";

type Pauses = Menu["pauses"];

const NONE: Pauses = [];
/** The longest that a timer of a browser can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The pauses that the menu told of; they hold until their end, whatever the menu's age. */
export function usePauses(): Pauses {
  return useMenu().menu?.pauses ?? NONE;
}

/** The pause that stands now in the way of orders from the chosen branch, outside of drawing. */
export function pauseNow(branchId: string | null): Stop | null {
  return pauseOf(menuQuery.get().data?.pauses ?? NONE, branchId, serverNow());
}

/** The same of this guest's branch; drawn again at its end, when the menu is asked for again. */
export function usePause(): Stop | null {
  const pauses = usePauses();
  const branchId = useChosenBranchId();
  const [, setEnded] = useState(0);
  const pause = pauseOf(pauses, branchId, serverNow());
  const until = pause?.until == null ? null : mustBeInstant(pause.until);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => {
        setEnded((count) => count + 1);
        void menuQuery.reload();
      },
      Math.min(MAX_TIMER_MS, until - serverNow()),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return pause;
}

/** What a busy kitchen adds now; `served` until the menu is there [CH-2]. */
export function useBusy(served: Busy): Busy {
  const { menu } = useMenu();
  const branchId = useChosenBranchId();
  return menu ? busyOf(menu.pauses, branchId, serverNow()) : served;
}
