import { useEffect, useState } from "react";
import type { Stop } from "@dasturxon/domain/availability";
import { mustBeInstant } from "@dasturxon/domain/instant";
import { pauseAt } from "@dasturxon/domain/pauses";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { loadMenu, menuState, useMenu } from "./menu-store.ts";
import { placeStore } from "../location/fulfillment.ts";
import type { Menu } from "../../platform/shapes.ts";

type Pauses = Menu["pauses"];

const NONE: Pauses = [];
/** The longest that a timer of a browser can wait. */
const LONGEST = 2 ** 31 - 1;

/** The pauses that the menu told of; they hold until their end, whatever the menu's age. */
export function usePauses(): Pauses {
  return useMenu().menu?.pauses ?? NONE;
}

/** Are orders paused for the branch, or for the whole brand where no branch is known yet? The longest pause, or null. */
export function pauseOf(pauses: Pauses, branchId: string | null, now: number): Stop | null {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return pauseAt(holding, { now, branchId: branchId ?? "", at: now });
}

/** The same outside of drawing. */
export function pauseNow(): Stop | null {
  const { nearestBranchId, branchId, serviceType } = placeStore.get();
  const chosenId = serviceType === "PICK_UP" || serviceType === "DINE_IN" ? branchId : nearestBranchId;
  return pauseOf(menuState().menu?.pauses ?? NONE, chosenId, Date.now());
}

/** The pause that stands in this guest's way now; drawn again at its end, when the menu is asked for anew. */
export function usePause(): Stop | null {
  const pauses = usePauses();
  const branchId = useChosenBranchId();
  const [, setEnded] = useState(0);
  const pause = pauseOf(pauses, branchId, Date.now());
  const until = pause?.until == null ? null : mustBeInstant(pause.until);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => {
        setEnded((count) => count + 1);
        void loadMenu({ isForced: true });
      },
      Math.min(LONGEST, until - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return pause;
}
