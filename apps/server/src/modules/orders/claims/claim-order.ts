import type { Claim, endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import {
  areClaimedLinesValid,
  calculateAnswerDeadline,
  calculateClaimEnd,
  needsClaimedLines,
} from "@dasturxon/domain/claim";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type EndpointRefusal, isRefused, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { viewClaim } from "./claim-view.ts";
import { insertClaim, selectClaimsOfOrder } from "./queries.ts";

type ClaimContent = EndpointParsedInput<typeof endpoints.claimOrder>["body"];

/**
 * Reports a problem with the customer's own received order. The order is locked, so that it never has two open claims.
 * The claim is a change of the order: the history shows it, and open pages are updated [OR-15].
 */
export async function reportOrderProblem(
  tx: Tx,
  request: OrderChangeRequest,
  { userId, ...content }: ClaimContent & { userId: string },
): Promise<Claim | EndpointRefusal<typeof endpoints.claimOrder>> {
  const { merchantId, id: orderId, now } = request;
  const { reason, lines, comment } = content;
  const id = newId();
  const changed = await changeOrder(tx, request, async (order) => {
    if (order.userId !== userId) return refuse("not_found");
    const end = calculateClaimEnd(order);
    if (end === null) return refuse("transition_not_allowed");
    if (now >= end) return refuse("claim_too_late");
    const isMissing = lines.length === 0 && needsClaimedLines(reason);
    if (isMissing || !areClaimedLinesValid({ cartItems: order.lines }, lines))
      return refuse("bad_request", { field: "lines", in: "body" });
    const claims = await selectClaimsOfOrder(tx, merchantId, { orderId, userId });
    if (claims.some(({ answer }) => answer === null)) return refuse("claim_open");
    const dueAt = calculateAnswerDeadline(now);
    const claim = { ...content, id, orderId, branchId: order.branch.id, createdAt: now, dueAt };
    await insertClaim(tx, merchantId, claim);
    return { patch: {}, reason: "UPDATE", about: { kind: "claim", reason }, comment, isAfterEnd: true };
  });
  if (isRefused(changed)) return changed;
  const payload = { userId, isAnswered: false };
  await publishEvent(tx, { merchantId, topic: "claim-changed", key: id, payload });
  const [row] = await selectClaimsOfOrder(tx, merchantId, { orderId, userId });
  if (!row) throw new Error("a claim was just written");
  return viewClaim(row);
}
