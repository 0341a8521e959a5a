import type { StaffReview } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { updateCommentHidden } from "../../products/index.ts";
import { selectReview } from "./queries.ts";
import { viewReview } from "./review-view.ts";

/** Hides a comment on a product from guests, or shows it again [MN-10]. */
export async function hideProductComment(
  tx: Tx,
  call: ChangeAuthor,
  { id, productId, isHidden }: { id: string; productId: string; isHidden: boolean },
): Promise<StaffReview | Refusal<"not_found">> {
  const { merchantId, branchIds } = call.session;
  const row = await selectReview(tx, merchantId, { id, branchIds, isHeld: true });
  const hiding = { orderId: id, productId, hiddenAt: isHidden ? call.clock.now() : null };
  const became = row && (await updateCommentHidden(tx, merchantId, hiding));
  if (!became) return refuse("not_found");
  if (became === "changed")
    recordChange(tx, call, {
      entity: "review",
      entityId: id,
      kind: "changed",
      before: { productId, isHidden: !isHidden },
      after: { productId, isHidden },
    });
  return viewReview(tx, merchantId, row);
}
