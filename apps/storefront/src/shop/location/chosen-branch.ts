import { useFulfillment } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";

/** Returns the branch chosen by the guest: the branch of the address, or the one selected. Null if there is neither. */
export function useChosenBranchId(): string | null {
  const { nearestBranchId, branchId } = useFulfillment();
  return useServiceType() === "DELIVERY" ? nearestBranchId : branchId;
}
