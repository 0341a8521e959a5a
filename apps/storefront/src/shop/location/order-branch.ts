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

/**
 * Returns the branch of the order, or else the brand's default of those that offer the service type. A quote with the
 * default branch is valid only for values that are the same in all branches, such as the stock.
 */
export function useQuoteBranch(): Branch | null {
  const branch = useOrderBranch();
  const { serving } = usePickupChoice();
  return branch ?? findDefaultBranch(serving);
}

export interface PickupChoice {
  branch: Branch | null;
  /** Branches that offer the service type. */
  serving: readonly Branch[];
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
  if (serviceType === "DELIVERY" || !data) return { branch: null, serving: [], isUnchosen: false };
  const serving = data.filter((each) => offersServiceType(each, serviceType));
  const only = serving.length === 1 ? serving[0] : undefined;
  const branch = serving.find(({ id }) => id === branchId) ?? only ?? null;
  return { branch, serving, isUnchosen: branch === null && serving.length > 1 };
}
