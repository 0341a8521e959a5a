import type { endpoints, ListedPayment } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import type { Tx } from "../../../platform/database/index.ts";
import { type listPayments, safeLink } from "../../payments/index.ts";
import { selectOrderNumbers } from "../customer/queries.ts";

type Listed = Awaited<ReturnType<typeof listPayments>>;

/** Payments with the numbers of their orders, as the board calls them. */
export async function numberPayments(
  tx: Tx,
  merchantId: string,
  { payments, due, ...totals }: Listed,
): Promise<ReplyOf<typeof endpoints.listPayments>> {
  const ids = [...payments, ...due].map(({ orderId }) => orderId);
  const numbers = await selectOrderNumbers(tx, merchantId, [...new Set(ids)]);
  const asListed = (row: Listed["payments"][number]): ListedPayment => ({
    ...row,
    number: numbers.get(row.orderId) ?? null,
    receiptUrl: safeLink(row.receiptUrl),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    canceledAt: row.canceledAt?.toISOString() ?? null,
  });
  return { ...totals, payments: payments.map(asListed), due: due.map(asListed) };
}
