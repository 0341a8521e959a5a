import type { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBalance, selectMovements } from "./queries.ts";

/** The balance with a page of what made it [PR-3, PR-4]. */
export async function showCashback(
  tx: Tx,
  merchantId: string,
  asked: { userId: string; page: number; size: number },
): Promise<ReplyOf<typeof endpoints.cashbackOf>> {
  const balance = await selectBalance(tx, merchantId, asked.userId);
  const { rows, total } = await selectMovements(tx, merchantId, asked);
  const { page, size } = asked;
  const content = rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() }));
  return { balance, content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
