import { useFulfillment } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";

/** The branch that the guest's choice names: of the address, or chosen by hand; null before either. */
export function useChosenBranchId(): string | null {
  const { nearestBranchId, branchId } = useFulfillment();
  return useServiceType() === "DELIVERY" ? nearestBranchId : branchId;
}
