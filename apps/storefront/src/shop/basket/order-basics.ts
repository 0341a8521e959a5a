import type { OrderBody } from "@dasturxon/contract";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useOrderBranch } from "../location/order-branch.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import type { DeliveryAddress, ServiceType } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";
import { useTable } from "../location/table.ts";

type SentAddress = Omit<DeliveryAddress, "id"> & { id?: string | null | undefined };

/** What quoting and placing an order have in common. */
export interface OrderBasics {
  serviceType: ServiceType;
  branchId: string;
  cartItems: OrderBody["cartItems"];
  address: SentAddress | null;
  /** Of a guest at a table, what its code says. */
  tableId: string | null;
  tableSecret: string | null;
}

/** The order's parts that the basket and the fulfillment give; null while there is nothing to order or no branch is known. */
export function useOrderBasics(): OrderBasics | null {
  const { lines } = useBasket();
  const { address } = useFulfillment();
  const serviceType = useServiceType();
  const branch = useOrderBranch();
  const table = useTable();
  if (!branch || lines.length === 0) return null;
  return {
    serviceType,
    branchId: branch.id,
    cartItems: lines.map(cartItemOf),
    address: serviceType === "DELIVERY" && address ? sentAddress(address) : null,
    tableId: table?.id ?? null,
    tableSecret: table?.secret ?? null,
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
function sentAddress(address: DeliveryAddress): SentAddress {
  return { ...address, id: address.id?.startsWith("front-") ? null : address.id };
}
