import type { RequestedService } from "@dasturxon/contract";
import { omitLineDetails } from "@dasturxon/domain/pricing";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import type { OrderChangeRequest } from "../lifecycle/change-order.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { selectBoardOrder } from "../queries.ts";
import { decideServiceType } from "./decide-service-type.ts";

/**
 * Returns the price of an order with another service type. Uses the same decision as the change itself, without
 * writing.
 */
export async function quoteServiceType(
  tx: Tx,
  { merchantId, id, version, by, now }: OrderChangeRequest,
  { kept, service }: { kept: BrandFactsCache; service: RequestedService },
) {
  const order = await selectBoardOrder(tx, merchantId, id);
  const branchIds = by.branchIds ?? null;
  if (!order || !worksInBranch(branchIds, order.branch.id)) return refuse("not_found");
  if (order.version !== version) return refuse("stale_version");
  if (!worksInBranch(branchIds, service.branchId)) return refuse("branch_not_found");
  const decision = await decideServiceType(tx, kept, { order, service, now });
  if (isRefused(decision)) return decision;
  const { tariff, after, back } = decision;
  return {
    before: order.breakdown,
    after: omitLineDetails(after),
    way: tariff && { distance: tariff.distance, minutes: tariff.minutes },
    back,
  };
}
