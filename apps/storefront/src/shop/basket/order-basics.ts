import { defaultBranch } from "@dasturxon/domain/defaults";
import type { OrderBody } from "@dasturxon/contract";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useBranches } from "../location/branches.ts";
import { usePlace } from "../location/fulfillment.ts";
import type { PlaceAddress, ServiceType } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import type { Branch } from "../../platform/shapes.ts";

type SentAddress = Omit<PlaceAddress, "id"> & { id?: string | null | undefined };

/** What quoting and placing an order have in common. */
export interface OrderBasics {
  serviceType: ServiceType;
  branchId: string;
  cartItems: OrderBody["cartItems"];
  address: SentAddress | null;
}

/** The branch that would serve now: the one of the address, else the brand's default; to fetch it from, the chosen one [BN-6]. */
export function useOrderBranch(): Branch | null {
  const serviceType = useServiceType();
  const { nearestBranchId } = usePlace();
  const { branches } = useBranches();
  const { branch } = usePickupChoice();
  if (serviceType !== "DELIVERY") return branch;
  const serving = (branches ?? []).filter((each) => isServing(each, serviceType));
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
  const { branchId } = usePlace();
  const { branches } = useBranches({ isWanted: serviceType !== "DELIVERY" });
  if (serviceType === "DELIVERY" || !branches) return { branch: null, isUnchosen: false };
  const serving = branches.filter((each) => isServing(each, serviceType));
  const only = serving.length === 1 ? serving[0] : undefined;
  const branch = serving.find(({ id }) => id === branchId) ?? only ?? null;
  return { branch, isUnchosen: branch === null && serving.length > 1 };
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
function sentAddress(address: PlaceAddress): SentAddress {
  return { ...address, id: address.id?.startsWith("front-") ? null : address.id };
}
