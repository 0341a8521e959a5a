import { defaultBranch } from "@dasturxon/domain/defaults";
import type { Branch } from "../../platform/shapes.ts";
import { branchesQuery, isServing } from "./branches.ts";
import { useFulfillment } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";

/** The branch that would serve now: the one of the address, else the brand's default; to fetch it from, the chosen one [BN-6]. */
export function useOrderBranch(): Branch | null {
  const serviceType = useServiceType();
  const { nearestBranchId } = useFulfillment();
  const { data } = branchesQuery.use();
  const { branch } = usePickupChoice();
  if (serviceType !== "DELIVERY") return branch;
  const serving = (data ?? []).filter((each) => isServing(each, serviceType));
  return defaultBranch(serving, nearestBranchId);
}

export interface PickupChoice {
  branch: Branch | null;
  /** Several branches serve the way that the guest wants, and he has not said which. */
  isUnchosen: boolean;
}

/**
 * Where the guest fetches the order, or eats: nobody chooses for him, it is the branch that he named, or the only one
 * that there is. Nothing for a delivery, for which no branches are asked for.
 */
export function usePickupChoice(): PickupChoice {
  const serviceType = useServiceType();
  const { branchId } = useFulfillment();
  const { data } = branchesQuery.use(serviceType === "DELIVERY" ? null : undefined);
  if (serviceType === "DELIVERY" || !data) return { branch: null, isUnchosen: false };
  const serving = data.filter((each) => isServing(each, serviceType));
  const only = serving.length === 1 ? serving[0] : undefined;
  const branch = serving.find(({ id }) => id === branchId) ?? only ?? null;
  return { branch, isUnchosen: branch === null && serving.length > 1 };
}
