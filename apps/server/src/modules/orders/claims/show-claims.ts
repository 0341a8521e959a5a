import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { calculateClaimEnd } from "@dasturxon/domain/claim";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectOrder } from "../queries.ts";
import { viewClaim } from "./claim-view.ts";
import { selectClaimsOfOrder } from "./queries.ts";

/** Returns the customer's claims about an order, and until when one can be made [OR-15]. */
export async function showClaims(
  tx: Tx,
  merchantId: string,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<EndpointReply<typeof endpoints.orderClaims> | Refusal<"not_found">> {
  const order = await selectOrder(tx, merchantId, { id, userId });
  if (!order) return refuse("not_found");
  const claims = await selectClaimsOfOrder(tx, merchantId, { orderId: id, userId });
  const end = calculateClaimEnd(order);
  const isPossible = end !== null && now < end && claims.every(({ answer }) => answer !== null);
  return { until: isPossible ? end.toISOString() : null, claims: claims.map(viewClaim) };
}
