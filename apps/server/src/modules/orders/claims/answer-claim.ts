import type { endpoints, StaffClaim } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import type { RequestedRefund } from "@dasturxon/domain/part-refund";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type EndpointRefusal, isRefused, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { insertCashback } from "../../loyalty/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { selectCustomerDetails } from "../customer-list/queries.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { refundOrderPart } from "../lifecycle/refund-part.ts";
import { selectBoardOrderForUpdate } from "../queries.ts";
import { createOrderChangeRequestByStaff, toChangeAuthor } from "../staff/change-by-staff.ts";
import { viewStaffClaim } from "./claim-view.ts";
import { selectStaffClaim, type StaffClaimRow, updateClaimAnswer } from "./queries.ts";

type AnswerClaimBody = EndpointParsedInput<typeof endpoints.answerClaim>["body"];
type AnswerClaimRefusal = EndpointRefusal<typeof endpoints.answerClaim>;
/** Amount that the answer gives, in soʻm. Null: a text only. */
type ClaimAnswerAmount = { amount: number | null };

/**
 * Answers a claim, once. The order is locked first, as by every change of the order, so that two answers at the same
 * time give money once. A refund is a partial refund of the order, with its rights and limits, and is refused if the
 * order has changed since the staff member saw it. Cashback has the rights of cashback that is granted by hand [OR-15].
 */
export async function answerClaim(
  tx: Tx,
  call: ChangeAuthor,
  { id, ...body }: AnswerClaimBody & { id: string },
): Promise<StaffClaim | AnswerClaimRefusal> {
  const { merchantId, branchIds, id: by } = call.session;
  const now = call.clock.now();
  const claim = await selectStaffClaim(tx, merchantId, { id, branchIds });
  if (!claim) return refuse("not_found");
  await selectBoardOrderForUpdate(tx, merchantId, claim.orderId);
  const current = await selectStaffClaim(tx, merchantId, { id, branchIds });
  if (!current) return refuse("not_found");
  if (current.answer !== null) return refuse("claim_answered");
  const given = await giveClaimAnswer(tx, call, { claim, ...body });
  if (isRefused(given)) return given;
  const { kind } = body.answer;
  const answered = { id, kind, amount: given.amount, text: body.text, at: now, by };
  if (!(await updateClaimAnswer(tx, merchantId, answered)))
    throw new Error("a claim was answered although its order is locked");
  recordChange(tx, call, {
    entity: "claim",
    entityId: id,
    kind: "changed",
    before: { answer: null },
    after: { orderId: claim.orderId, answer: kind, amount: given.amount, text: body.text },
  });
  const payload = { userId: claim.userId, isAnswered: true };
  await publishEvent(tx, { merchantId, topic: "claim-changed", key: id, payload });
  const row = await selectStaffClaim(tx, merchantId, { id, branchIds });
  return viewStaffClaim(row ?? claim);
}

interface ClaimAnswer extends AnswerClaimBody {
  claim: StaffClaimRow;
}

/** Gives the money or cashback of an answer, and writes the answer into the order's history. */
async function giveClaimAnswer(
  tx: Tx,
  call: ChangeAuthor,
  { claim, answer, text }: ClaimAnswer,
): Promise<ClaimAnswerAmount | AnswerClaimRefusal> {
  const author = toChangeAuthor(call.session);
  if (!author) return refuse("forbidden");
  const { merchantId } = call.session;
  const order = { id: claim.orderId, version: null, now: call.clock.now() };
  if (answer.kind === "REFUND") {
    const seen = { ...order, version: answer.version };
    const request = createOrderChangeRequestByStaff(call.session, { action: "refund" }, seen);
    if (isRefused(request)) return request;
    return refundClaim(tx, request, { part: answer.part, comment: text });
  }
  const amount = answer.kind === "CASHBACK" ? answer.amount : null;
  const refusal = amount === null ? null : await giveCashback(tx, call, { claim, amount });
  if (refusal) return refusal;
  const request = { merchantId, ...order, by: author };
  const changed = await changeOrder(tx, request, () => ({
    patch: {},
    reason: "UPDATE",
    about: { kind: "claim_answer", cashback: amount },
    comment: text,
    isAfterEnd: true,
  }));
  return isRefused(changed) ? changed : { amount };
}

async function refundClaim(
  tx: Tx,
  request: OrderChangeRequest,
  { part, comment }: { part: RequestedRefund; comment: string },
): Promise<ClaimAnswerAmount | AnswerClaimRefusal> {
  const order = await refundOrderPart(tx, request, { part, comment });
  if (isRefused(order)) return order;
  const last = order.partRefunds.at(-1);
  if (!last) throw new Error("a partial refund was just written");
  return { amount: last.amount };
}

/** Grants the cashback of an answer. Refuses staff of single branches, because cashback is the brand's money [PR-3]. */
async function giveCashback(
  tx: Tx,
  call: ChangeAuthor,
  { claim, amount }: { claim: StaffClaimRow; amount: number },
): Promise<AnswerClaimRefusal | null> {
  const { merchantId, role, branchIds } = call.session;
  if (branchIds !== null || !mayPerformTask(role, "grant_cashback")) return refuse("forbidden");
  const { balance } = await loadFeatures(tx, merchantId);
  if (!balance) return refuse("feature_off");
  // Locks the customer, so that no cashback is granted to an account that is being deleted.
  if (!(await selectCustomerDetails(tx, merchantId, { id: claim.userId, branchIds, isHeld: true })))
    return refuse("not_found");
  // The cashback movement has no order id, because an order has at most one movement of each kind but may have several
  // claims.
  const movement = { id: newId(), userId: claim.userId, orderId: null, amount, at: call.clock.now() };
  await insertCashback(tx, merchantId, { ...movement, kind: "granted" });
  return null;
}
