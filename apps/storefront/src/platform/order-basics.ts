import { defaultBranch } from "@dasturxon/domain/defaults";
import type { OrderBody } from "@dasturxon/contract";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useBranches } from "./branches.ts";
import { usePlace } from "./place.ts";
import type { PlaceAddress, ServiceType } from "./place.ts";
import { useServiceType } from "./service-type.ts";
import type { Branch } from "./shapes.ts";

/** What quoting and placing an order have in common. */
export interface OrderBasics {
  serviceType: ServiceType;
  branchId: string;
  cartItems: OrderBody["cartItems"];
  address: OrderBody["address"];
}

/** The branch that would serve now: the one of the address, or the chosen one, else the brand's default [BN-6]. */
export function useOrderBranch(): Branch | null {
  const serviceType = useServiceType();
  const { nearestBranchId, branchId } = usePlace();
  const { branches } = useBranches();
  const serving = (branches ?? []).filter((branch) => isServing(branch, serviceType));
  return defaultBranch(serving, serviceType === "DELIVERY" ? nearestBranchId : branchId);
}

/** Does the branch serve this way [BN-2]? */
export function isServing({ settings }: Branch, serviceType: ServiceType): boolean {
  if (serviceType === "DELIVERY") return settings.deliveryEnabled;
  return serviceType === "PICK_UP" ? settings.pickupEnabled : settings.dineinEnabled;
}

/** The order's parts that the basket and the place give; null while there is nothing to order or no branch is known. */
export function useOrderBasics(): OrderBasics | null {
  const { lines } = useBasket();
  const { address } = usePlace();
  const serviceType = useServiceType();
  const branch = useOrderBranch();
  if (!branch || lines.length === 0) return null;
  return {
    serviceType,
    branchId: branch.id,
    cartItems: lines.map(cartItemOf),
    address: serviceType === "DELIVERY" && address ? sentAddress(address) : null,
  };
}

function cartItemOf({ productId, count, modifications }: BasketLine) {
  return {
    productId,
    count,
    modifications: modifications.map(({ id, count: times }) => ({ id, count: times })),
  };
}

/** The marker id of a point that was only looked up never leaves the device [AD-8]. */
function sentAddress(address: PlaceAddress): OrderBody["address"] {
  return { ...address, id: address.id?.startsWith("front-") ? null : address.id };
}
