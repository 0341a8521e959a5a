import type { StaffReview } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { updateGradeAnswers } from "../../products/index.ts";
import { selectReview, updateReviewAnswer } from "./queries.ts";
import { viewReview } from "./review-view.ts";

interface ReviewAnswer {
  id: string;
  version: number;
  /** Text of the answer. Null removes the answer. */
  text: string | null;
}

/** Answers a review. The customer is notified once, of the first answer [OR-10]. */
export async function answerReview(
  tx: Tx,
  call: ChangeAuthor,
  { id, version, text }: ReviewAnswer,
): Promise<StaffReview | Refusal<"not_found" | "stale_version">> {
  const { merchantId, branchIds, id: by } = call.session;
  const row = await selectReview(tx, merchantId, { id, branchIds, isHeld: true });
  if (!row) return refuse("not_found");
  if (row.answer === text) return viewReview(tx, merchantId, row);
  if (row.version !== version)
    return refuse("stale_version", { present: await viewReview(tx, merchantId, row) });
  await updateReviewAnswer(tx, merchantId, { orderId: id, text, at: call.clock.now(), by });
  await updateGradeAnswers(tx, merchantId, { orderId: id, answer: text });
  const [before, after] = [{ answer: row.answer }, { answer: text }];
  recordChange(tx, call, { entity: "review", entityId: id, kind: "changed", before, after });
  const payload = { userId: row.userId };
  if (text !== null) await publishEvent(tx, { merchantId, topic: "review-answered", key: id, payload });
  const answered = await selectReview(tx, merchantId, { id, branchIds });
  return viewReview(tx, merchantId, answered ?? row);
}
