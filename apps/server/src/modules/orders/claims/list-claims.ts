import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointReply } from "@dasturxon/contract/endpoint";
import { selectLastEventNumber } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { viewStaffClaim } from "./claim-view.ts";
import { selectStaffClaims, selectStaffClaimsOfOrder } from "./queries.ts";

type StaffClaimsQuery = Omit<EndpointParsedInput<typeof endpoints.staffClaims>["query"], "branchId"> & {
  branchIds: readonly string[] | null;
};

/** Returns a page of claims of the branches that the reader works in, or all claims of one order [OR-15]. */
export async function listClaims(
  tx: Tx,
  merchantId: string,
  { orderId, ...filter }: StaffClaimsQuery,
): Promise<EndpointReply<typeof endpoints.staffClaims>> {
  // Read the event id first. A claim that changes in between is then sent twice, but never missed.
  const lastEventId = String(await selectLastEventNumber(tx, merchantId));
  const { page, size, branchIds } = filter;
  if (orderId !== undefined) {
    const content = (await selectStaffClaimsOfOrder(tx, merchantId, { orderId, branchIds })).map(
      viewStaffClaim,
    );
    return { lastEventId, content, page: 0, size, totalElements: content.length, totalPages: 1 };
  }
  const { rows, total } = await selectStaffClaims(tx, merchantId, filter);
  const totalPages = Math.ceil(total / size);
  return { lastEventId, content: rows.map(viewStaffClaim), page, size, totalElements: total, totalPages };
}
