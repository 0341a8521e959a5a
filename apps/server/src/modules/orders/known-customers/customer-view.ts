import type { KnownCustomer, ListedCustomer } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBalance } from "../../loyalty/index.ts";
import { type KnownRow, type ListedRow, selectLastOrders } from "./queries.ts";

export function viewListed({ createdAt, lastOrderAt, blockedAt, ...row }: ListedRow): ListedCustomer {
  return {
    ...row,
    createdDate: createdAt.toISOString(),
    lastOrderDate: lastOrderAt?.toISOString() ?? null,
    isBlocked: blockedAt !== null,
  };
}

/** A customer with what he has and ordered, as far as the reader's branches reach. */
export async function viewKnown(
  tx: Tx,
  merchantId: string,
  { row, branchIds }: { row: KnownRow; branchIds: readonly string[] | null },
): Promise<KnownCustomer> {
  const { version, blockedReason, blockedBy, ...listed } = row;
  const orders = await selectLastOrders(tx, merchantId, { userId: row.id, branchIds });
  const { blockedAt } = row;
  return {
    ...viewListed(listed),
    version,
    cashback: await selectBalance(tx, merchantId, row.id),
    blocked: blockedAt && { reason: blockedReason ?? "", date: blockedAt.toISOString(), by: blockedBy },
    orders: orders.map(({ createdAt, ...order }) => ({ ...order, createdDate: createdAt.toISOString() })),
  };
}
