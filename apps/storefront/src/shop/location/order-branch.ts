import { findDefaultBranch } from "@dasturxon/domain/defaults";
import type { Branch } from "../../platform/shapes.ts";
import { branchesQuery, offersServiceType } from "./branches.ts";
import { useFulfillment } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";

/**
 * Returns the branch of the order. Delivery: the branch of the address, else the brand's default. Pickup and dine-in:
 * the chosen branch [BN-6].
 */
export function useOrderBranch(): Branch | null {
  const serviceType = useServiceType();
  const { nearestBranchId } = useFulfillment();
  const { data } = branchesQuery.use();
  const { branch } = usePickupChoice();
  if (serviceType !== "DELIVERY") return branch;
  const serving = (data ?? []).filter((each) => offersServiceType(each, serviceType));
  return findDefaultBranch(serving, nearestBranchId);
}

export interface PickupChoice {
  branch: Branch | null;
  /** Whether several branches offer the service type and the guest has not chosen one. */
  isUnchosen: boolean;
}

/**
 * Returns the branch for pickup or dine-in: the one chosen by the guest, or the only one. It is never selected
 * automatically from several. Delivery returns no branch and does not request the branches.
 */
export function usePickupChoice(): PickupChoice {
  const serviceType = useServiceType();
  const { branchId } = useFulfillment();
  const { data } = branchesQuery.use(serviceType === "DELIVERY" ? null : undefined);
  if (serviceType === "DELIVERY" || !data) return { branch: null, isUnchosen: false };
  const serving = data.filter((each) => offersServiceType(each, serviceType));
  const only = serving.length === 1 ? serving[0] : undefined;
  const branch = serving.find(({ id }) => id === branchId) ?? only ?? null;
  return { branch, isUnchosen: branch === null && serving.length > 1 };
}
