import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { DELIVERY_TYPES } from "@dasturxon/domain/courier-status";
import { canChangeBranch, canChangeService } from "@dasturxon/domain/service-change";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import { loadFeatures, selectTablesOfBranches } from "../../merchants/index.ts";
import type { StaffActor } from "../staff/change-by-staff.ts";
import { selectBoardOrder } from "../queries.ts";
import { selectBranchesWithServices } from "./queries.ts";

/**
 * Returns the service types (delivery, pickup, dine-in) to which staff can change an order, with their branches: only those
 * in which the member of staff works. Also returns the delivery types (own courier, external courier). [CH-1]
 */
export async function listServiceTypes(
  tx: Tx,
  { merchantId, branchIds }: StaffActor,
  { id, couriers }: { id: string; couriers: CourierServices },
) {
  const order = await selectBoardOrder(tx, merchantId, id);
  if (!order || !worksInBranch(branchIds, order.branch.id)) return refuse("not_found");
  if (!canChangeService(order)) return { branches: [], deliveryTypes: [] };
  const ownAlone = canChangeBranch(order.status) ? branchIds : [order.branch.id];
  const features = await loadFeatures(tx, merchantId);
  const rows = await selectBranchesWithServices(tx, merchantId, ownAlone);
  const tables = await selectTablesOfBranches(tx, merchantId, ownAlone);
  const branches = rows.map(({ settings, ...branch }) => {
    const own = tables.filter(({ branchId }) => branchId === branch.id);
    const hasTables = features["dineIn"] || own.length > 0;
    return {
      ...branch,
      services: [
        ...(features["delivery"] && settings.deliveryEnabled ? ["DELIVERY" as const] : []),
        ...(features["pickup"] && settings.pickupEnabled ? ["PICK_UP" as const] : []),
        ...(hasTables && settings.dineinEnabled ? ["DINE_IN" as const] : []),
      ],
      tables: own.map(({ id: tableId, number, place }) => ({ id: tableId, number, place })),
    };
  });
  const isBrought = order.serviceType === "DELIVERY";
  const reply: EndpointReply<typeof endpoints.orderServiceTypes> = {
    branches: branches.toSorted(
      (a, b) => Number(b.id === order.branch.id) - Number(a.id === order.branch.id),
    ),
    deliveryTypes: DELIVERY_TYPES.filter(
      (type) => isBrought && type !== order.deliveryType && couriers.providerOf(type) !== null,
    ),
  };
  return reply;
}
