import type { Claim, StaffClaim } from "@dasturxon/contract";
import type { ClaimRow, StaffClaimRow } from "./queries.ts";

/** Returns a claim as its customer sees it. */
export function viewClaim(row: ClaimRow): Claim {
  const { id, orderId, reason, lines, comment, photo, createdAt, dueAt } = row;
  return {
    id,
    orderId,
    reason,
    lines,
    comment,
    photo,
    createdDate: createdAt.toISOString(),
    dueDate: dueAt.toISOString(),
    answer: viewClaimAnswer(row),
  };
}

function viewClaimAnswer({ answer, answerAmount, answerText, answeredAt }: ClaimRow): Claim["answer"] {
  if (answer === null || answeredAt === null) return null;
  return { kind: answer, amount: answerAmount, text: answerText ?? "", date: answeredAt.toISOString() };
}

/** Returns a claim as the staff see it, with the names of the claimed dishes. */
export function viewStaffClaim(row: StaffClaimRow): StaffClaim {
  const { number, orderedAt, branchId, author, phone, orderLines, answeredBy } = row;
  const dishes = row.lines.map(({ line, count }) => ({ name: orderLines[line]?.name ?? {}, count }));
  const orderedDate = orderedAt.toISOString();
  return { ...viewClaim(row), number, orderedDate, branchId, author, phone, dishes, answeredBy };
}
