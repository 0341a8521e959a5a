import { defaultBranch } from "@dasturxon/domain/defaults";
import { formatTime } from "@dasturxon/domain/format";
import { openState } from "@dasturxon/domain/hours";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import type { Branch } from "../../platform/shapes.ts";
import type { Opening } from "./condition-facts.tsx";

export interface OpeningQuestion {
  branches: readonly Branch[];
  branchId: string | null;
  serviceType: ServiceType;
  timeZone: string;
  now: number;
}

/** When the branch that would serve is open; null when there is none [BN-4, BN-6]. */
export function openingOf({
  branches,
  branchId,
  serviceType,
  timeZone,
  now,
}: OpeningQuestion): Opening | null {
  const branch = defaultBranch(branches, branchId);
  if (!branch) return null;
  const state = openState({ workHours: branch.workHours, serviceType, instant: now, timeZone });
  const at = state.isOpen ? state.closesAt : state.opensAt;
  return { isOpen: state.isOpen, at: at ? formatTime(at, timeZone) : null };
}
