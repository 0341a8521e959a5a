import type { OrderBody } from "@dasturxon/contract";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useOrderBranch, useQuoteBranch } from "../location/order-branch.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import type { DeliveryAddress, ServiceType } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import { useOrderTable } from "../location/table.ts";

type RequestAddress = Omit<DeliveryAddress, "id"> & { id?: string | null | undefined };

/** Fields common to quoting and placing an order. */
export interface OrderBasics {
  serviceType: ServiceType;
  branchId: string;
  cartItems: OrderBody["cartItems"];
  address: RequestAddress | null;
  /** Table id from the scanned code. Null if the guest is not at a table. */
  tableId: string | null;
  tableSecret: string | null;
}

/**
 * Returns the part of the order that comes from the basket and the fulfillment. Null if the basket is empty or the
 * branch is unknown.
 */
export function useOrderBasics(): OrderBasics | null {
  const basics = useQuoteBasics();
  return useOrderBranch() && basics;
}

/**
 * Returns the order for a quote. If the guest has not chosen one of several branches for pickup or dine-in, it names the
 * default branch, so that the basket shows the stock before the choice [MN-6].
 */
export function useQuoteBasics(): OrderBasics | null {
  const { lines } = useBasket();
  const { address } = useFulfillment();
  const serviceType = useServiceType();
  const branch = useQuoteBranch();
  const table = useOrderTable();
  if (!branch || lines.length === 0) return null;
  return {
    serviceType,
    branchId: branch.id,
    cartItems: lines.map(toCartItem),
    address: serviceType === "DELIVERY" && address ? toRequestAddress(address) : null,
    tableId: table?.id ?? null,
    tableSecret: table?.secret ?? null,
  };
}

function toCartItem({ productId, count, modifications }: BasketLine) {
  return {
    productId,
    count,
    modifications: modifications.map(({ id, count: times }) => ({ id, count: times })),
  };
}

/** Removes the local id of an address that is not stored on the server [AD-8]. */
function toRequestAddress(address: DeliveryAddress): RequestAddress {
  return { ...address, id: address.id?.startsWith("front-") ? null : address.id };
}
